export { Shell } from './components/shell';
