import type { Engine } from '../engine';
import { cancelExecution } from '../executions/cancel-execution';
import { startExecution } from '../executions/start-execution';
import { viewMetrics } from '../executions/view-metrics';
import type { EngineContext } from './context';

/** The use cases about executions. */
export function composeExecutions({ open, enqueue, logger }: EngineContext): Engine['executions'] {
  return {
    start: async (actor, input, idempotencyKey) =>
      startExecution({ ...open(actor, 'editor'), enqueue, logger }, input, idempotencyKey),
    get: async (actor, id) => open(actor, 'viewer').executions.get(id),
    list: async (actor, query) => open(actor, 'viewer').executions.list(query),
    cancel: async (actor, id) => cancelExecution({ ...open(actor, 'editor'), enqueue, logger }, id),
    metrics: async (actor, id) => viewMetrics(open(actor, 'viewer'), id),
    predictions: async (actor, id, query) => {
      const { executions, predictions } = open(actor, 'viewer');
      await executions.status(id);
      return predictions.list(id, query);
    },
    prediction: async (actor, predictionId) => open(actor, 'viewer').predictions.get(predictionId),
  };
}
