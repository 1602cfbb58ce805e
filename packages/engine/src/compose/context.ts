import type { MetricPorts } from '@assay/evaluator';
import type { OpenFor } from '../actor-access';
import type { EngineDeps } from '../engine-deps';
import type { EngineSettings } from '../engine-settings';

/** What the parts of the engine are composed of: the outside things, with settings complete and roles checked. */
export type EngineContext = Omit<EngineDeps, 'settings' | 'metricPorts'> & {
  readonly settings: EngineSettings;
  readonly metricPorts: Partial<MetricPorts>;
  readonly open: OpenFor;
};
