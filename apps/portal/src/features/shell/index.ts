export { Shell } from './components/shell';
export { useViewer } from './viewer-context';
