import type { Metadata } from 'next';
import { EvaluatorsPage, evaluatorsQuery } from '../../../../features/evaluators';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Configuration' };

type ConfigurationRouteProps = { readonly searchParams: Promise<{ readonly text?: string | readonly string[] }> };

export default async function Page({ searchParams }: ConfigurationRouteProps) {
  const { text } = await searchParams;
  return (
    <Prefetched queries={[evaluatorsQuery(typeof text === 'string' ? text : '')]}>
      <EvaluatorsPage />
    </Prefetched>
  );
}
