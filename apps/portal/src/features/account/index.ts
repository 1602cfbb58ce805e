export { AccountFrame } from './components/account-frame';
export { SetupForm } from './components/setup-form';
export { SignInForm } from './components/sign-in-form';
