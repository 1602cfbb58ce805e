export { EvaluatorsPage } from './components/evaluators-page';
export { evaluatorsQuery } from './queries';
