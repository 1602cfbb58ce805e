export { Shell } from './components/shell';
export { useMissingRole } from './use-missing-role';
export { useSignOut } from './use-sign-out';
export { useViewer } from './viewer-context';
