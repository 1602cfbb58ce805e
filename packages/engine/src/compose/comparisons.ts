import { compareExecutions } from '../comparisons/compare-executions';
import { listComparedCases } from '../comparisons/list-compared-cases';
import type { Engine } from '../engine';
import type { EngineContext } from './context';

/** The use cases about comparisons. */
export function composeComparisons({ open }: EngineContext): Engine['comparisons'] {
  return {
    compare: async (actor, executionIds) => compareExecutions(open(actor, 'viewer'), executionIds),
    cases: async (actor, query) => listComparedCases(open(actor, 'viewer'), query),
  };
}
