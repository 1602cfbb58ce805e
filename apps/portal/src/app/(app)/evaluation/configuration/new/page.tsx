import type { Metadata } from 'next';
import { evaluatorFormQueries, evaluatorQuery, NewEvaluatorPage } from '../../../../../features/evaluators';
import { Prefetched } from '../../../../../server/prefetched';

export const metadata: Metadata = { title: 'New evaluator' };

type NewEvaluatorRouteProps = { readonly searchParams: Promise<{ readonly from?: string | readonly string[] }> };

export default async function Page({ searchParams }: NewEvaluatorRouteProps) {
  const { from } = await searchParams;
  const original = typeof from === 'string' ? from : undefined;
  return (
    <Prefetched queries={[...evaluatorFormQueries(), ...(original === undefined ? [] : [evaluatorQuery(original)])]}>
      <NewEvaluatorPage from={original} />
    </Prefetched>
  );
}
