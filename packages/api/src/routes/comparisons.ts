import { comparedCaseQuerySchema, comparedCaseSchema, comparisonsSchema, countedPageSchema } from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, json } from '../describe-route';

const tags = ['Comparisons'];
const executionsQuery = z.object({
  executions: z
    .string()
    .transform((text) => text.split(',').map((id) => id.trim()))
    .pipe(z.array(z.uuid()).min(2, 'name two executions or more, separated by commas').max(10))
    .meta({ description: 'Execution ids separated by commas; the first is the baseline', type: 'string' }),
});

const routes = {
  compare: describeRoute('/comparisons', {
    ...{ method: 'get', tags, summary: 'Executions against the first of them, paired case by case' },
    request: { query: executionsQuery },
    responses: { 200: json(comparisonsSchema, 'One comparison for each execution after the baseline') },
  }),
  cases: describeRoute('/comparisons/cases', {
    ...{ method: 'get', tags, summary: 'The cases behind a comparison, largest loss first' },
    request: { query: comparedCaseQuerySchema },
    responses: { 200: json(countedPageSchema(comparedCaseSchema), 'A page of cases') },
  }),
};

/** Comparisons of executions. */
export const addComparisonRoutes: AddRoutes = (api, { engine }) => {
  api.openapi(routes.compare, async (c) => {
    const comparisons = await engine.comparisons.compare(c.get('actor'), c.req.valid('query').executions);
    return c.json({ comparisons }, 200);
  });
  api.openapi(routes.cases, async (c) =>
    c.json(await engine.comparisons.cases(c.get('actor'), c.req.valid('query')), 200),
  );
};
