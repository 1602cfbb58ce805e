import { executionStatusSchema } from '@assay/contracts';
import type { ExecutionFilters } from '../queries';

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the address of the list asks for; anything unknown is left out. */
export function executionFiltersOf(search: SearchParams): ExecutionFilters {
  const one = (name: string) => {
    const value = search[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    status: executionStatusSchema.options.find((status) => status === one('status')) ?? null,
    evaluatorId: one('evaluator'),
    text: one('text'),
    cursor: one('after')?.split(',').at(-1) ?? null,
  };
}
