export { Shell } from './components/shell';
export { useMissingRole } from './use-missing-role';
export { useViewer } from './viewer-context';
