export { EvaluatorPage } from './components/evaluator-page';
export { EvaluatorsPage } from './components/evaluators-page';
export { NewEvaluatorPage } from './components/new-evaluator-page';
export { evaluatorFormQueries, evaluatorQuery, evaluatorsQuery } from './queries';
