import { ConfigurationTab } from '../../../../../../features/executions';

type ConfigurationRouteProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: ConfigurationRouteProps) {
  const { id } = await params;
  return <ConfigurationTab id={id} />;
}
