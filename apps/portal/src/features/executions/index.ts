export { ConfigurationTab } from './components/configuration-tab';
export { ExecutionFrame } from './components/execution-frame';
export { useStartExecution } from './hooks/use-start-execution';
export { executionFiltersOf } from './list/execution-filters-of';
export { ExecutionsPage } from './list/executions-page';
export { MetricsTab } from './metrics/metrics-tab';
export { predictionsHref } from './predictions-href';
export { comparisonsQuery, executionMetricsQuery, executionQuery, executionsQuery, worstCasesQuery } from './queries';
