export { LoadSample } from './components/load-sample';
export { sampleQuery } from './queries';
