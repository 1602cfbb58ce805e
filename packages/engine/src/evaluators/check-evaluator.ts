import { AppError, type CreateEvaluator, type ErrorPlace } from '@assay/contracts';
import type { AgentRepository } from '@assay/db';
import { type CheckConfigurationDeps, checkConfiguration } from './check-configuration';
import { repeated } from './repeated';
import { unlessMissing } from './unless-missing';

export type CheckEvaluatorDeps = CheckConfigurationDeps & {
  readonly agents: Pick<AgentRepository, 'get'>;
};

/**
 * Refuses an evaluator that cannot run as it stands, with every reason beside its field.
 *
 * @throws {AppError} `evaluator.invalid`
 */
export async function checkEvaluator(deps: CheckEvaluatorDeps, input: CreateEvaluator): Promise<void> {
  const names = input.configurations.map(({ name }) => name.toLowerCase());
  const places = [
    ...(await checkAgent(deps, input.agentId)),
    ...repeated(names).map((index) => ({
      path: `configurations.${index}.name`,
      message: `another configuration is called "${input.configurations[index]?.name}"; give each its own name`,
    })),
  ];
  for (const [index, configuration] of input.configurations.entries()) {
    const found = await checkConfiguration(deps, configuration);
    places.push(...found.map(({ path, message }) => ({ path: `configurations.${index}.${path}`, message })));
  }
  if (places.length === 0) return;
  const summary = places.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new AppError('evaluator.invalid', `The evaluator "${input.name}" cannot run like this: ${summary}.`, {
    fields: places,
    nextStep: 'Correct the fields named and save again.',
  });
}

async function checkAgent({ agents }: CheckEvaluatorDeps, agentId: string): Promise<ErrorPlace[]> {
  const agent = await unlessMissing(agents.get(agentId));
  if (agent === undefined) return [{ path: 'agentId', message: `there is no agent ${agentId} in this workspace` }];
  return agent.archivedAt === null ? [] : [{ path: 'agentId', message: `the agent "${agent.name}" is archived` }];
}
