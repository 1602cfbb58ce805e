import type { Metadata } from 'next';
import { EvaluatorPage, evaluatorFormQueries, evaluatorQuery } from '../../../../../features/evaluators';
import { Prefetched } from '../../../../../server/prefetched';

export const metadata: Metadata = { title: 'Evaluator' };

type EvaluatorRouteProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: EvaluatorRouteProps) {
  const { id } = await params;
  return (
    <Prefetched queries={[evaluatorQuery(id), ...evaluatorFormQueries()]}>
      <EvaluatorPage id={id} />
    </Prefetched>
  );
}
