export { MetricForm } from './components/metric-form';
export { MetricPage } from './components/metric-page';
export { MetricsPage } from './components/metrics-page';
export { NewMetricPage } from './components/new-metric-page';
export type { MetricType } from './metric-type';
export { metricQuery, metricsQuery, metricTypesQuery } from './queries';
