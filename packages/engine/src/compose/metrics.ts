import { listMetrics } from '@assay/evaluator';
import type { Engine } from '../engine';
import { archiveMetric } from '../metrics/archive-metric';
import { createMetric } from '../metrics/create-metric';
import { metricTypeView } from '../metrics/metric-type-view';
import { tryMetric } from '../metrics/try-metric';
import { updateMetric } from '../metrics/update-metric';
import type { EngineContext } from './context';

/** The use cases about metrics. */
export function composeMetrics({ open, metricPorts }: EngineContext): Engine['metrics'] {
  return {
    types: () => listMetrics().map(({ type }) => metricTypeView(type, metricPorts)),
    describe: (type) => metricTypeView(type, metricPorts),
    tryOut: async (actor, input) => {
      open(actor, 'editor');
      return tryMetric(input, metricPorts);
    },
    create: async (actor, input) => createMetric({ ...open(actor, 'editor'), metricPorts }, input),
    update: async (actor, id, changes) => updateMetric({ ...open(actor, 'editor'), metricPorts }, id, changes),
    get: async (actor, id) => open(actor, 'viewer').metrics.get(id),
    list: async (actor, page) => open(actor, 'viewer').metrics.list(page),
    archive: async (actor, id) => archiveMetric(open(actor, 'editor'), id),
  };
}
