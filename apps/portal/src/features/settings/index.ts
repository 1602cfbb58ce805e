export { AccountSettings } from './components/account-settings';
export { ApiKeySettings } from './components/api-key-settings';
export { AppearanceSettings } from './components/appearance-settings';
export { SettingsFrame } from './components/settings-frame';
export { apiKeysQuery } from './queries';
