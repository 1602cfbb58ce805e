import { createAccess } from './actor-access';
import { composeAgents } from './compose/agents';
import { composeApiKeys } from './compose/api-keys';
import { composeComparisons } from './compose/comparisons';
import type { EngineContext } from './compose/context';
import { composeCredentials } from './compose/credentials';
import { composeDatasets } from './compose/datasets';
import { composeEvaluators } from './compose/evaluators';
import { composeExecutions } from './compose/executions';
import { composeJobs } from './compose/jobs';
import { composeMetrics } from './compose/metrics';
import { composeSamples } from './compose/samples';
import type { Engine } from './engine';
import type { EngineDeps } from './engine-deps';
import { defaultEngineSettings } from './engine-settings';
import { reconcile } from './executions/reconcile';

/** Every use case of the product, made of the outside things handed in. */
export function createEngine(deps: EngineDeps): Engine {
  const settings = { ...defaultEngineSettings, ...deps.settings };
  const context: EngineContext = {
    ...deps,
    settings,
    metricPorts: deps.metricPorts ?? {},
    open: createAccess(deps.repositoriesFor),
  };
  const parts = {
    agents: composeAgents(context),
    datasets: composeDatasets(context),
    metrics: composeMetrics(context),
    evaluators: composeEvaluators(context),
  };
  return {
    ...parts,
    credentials: composeCredentials(context),
    executions: composeExecutions(context),
    comparisons: composeComparisons(context),
    samples: composeSamples(context, parts),
    apiKeys: composeApiKeys(context),
    jobs: composeJobs(context),
    reconcile: () => reconcile({ ...settings, batches: deps.batches, enqueue: deps.enqueue }),
  };
}
