export { PredictionsPage } from './components/predictions-page';
export { loadPredictionView } from './load-prediction-view';
export { predictionQuery, predictionsQuery } from './queries';
