import { archiveOne } from '../archive-one';
import type { Engine } from '../engine';
import { createEvaluator } from '../evaluators/create-evaluator';
import { setBaseline } from '../evaluators/set-baseline';
import { updateEvaluator } from '../evaluators/update-evaluator';
import type { EngineContext } from './context';

/** The use cases about evaluators. */
export function composeEvaluators({ open }: EngineContext): Engine['evaluators'] {
  return {
    create: async (actor, input) => createEvaluator(open(actor, 'editor'), input),
    update: async (actor, id, changes) => updateEvaluator(open(actor, 'editor'), id, changes),
    get: async (actor, id) => open(actor, 'viewer').evaluators.get(id),
    list: async (actor, page) => open(actor, 'viewer').evaluators.list(page),
    archive: async (actor, id) => {
      const { evaluators, audit } = open(actor, 'editor');
      await archiveOne({ items: evaluators, audit }, 'evaluator', id);
    },
    setBaseline: async (actor, id, executionId) => setBaseline(open(actor, 'editor'), id, executionId),
  };
}
