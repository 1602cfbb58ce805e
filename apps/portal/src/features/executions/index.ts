export { ExecutionFrame } from './components/execution-frame';
export { useStartExecution } from './hooks/use-start-execution';
export { comparisonsQuery, executionMetricsQuery, executionQuery, executionsQuery } from './queries';
