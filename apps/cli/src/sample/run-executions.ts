import { setTimeout as sleep } from 'node:timers/promises';
import { type Execution, executionSchema, isTerminal, type LoadedSample } from '@assay/contracts';
import type { ApiClient } from '../api/api-client';

const pollEveryMs = 300;
const sayEveryMs = 2_000;
/** A run that failed is repeated by the next start, under a key of its own; this many times at most. */
const mostAttempts = 20;

/** Whether it ended without the figures it was started for. */
export function isSpoilt({ status, progress }: Execution): boolean {
  return isTerminal(status) && (status !== 'COMPLETED' || progress.errors > 0);
}

/** Starts the evaluator on one version; a run already started is answered instead, unless it was spoilt. */
async function start(api: ApiClient, evaluatorId: string, agentVersion: number): Promise<Execution> {
  for (let attempt = 1; ; attempt += 1) {
    const execution = await api.send(executionSchema, {
      method: 'POST',
      path: '/executions',
      body: { evaluatorId, agentVersion },
      idempotencyKey: `sample-${evaluatorId}-v${agentVersion}-${attempt}`,
    });
    if (!isSpoilt(execution) || attempt === mostAttempts) return execution;
  }
}

export type RunOptions = { readonly say: (sentence: string) => void; readonly signal: AbortSignal };

function describe(executions: readonly Execution[]): string {
  const each = executions.map(
    ({ agentVersion, progress }) => `version ${agentVersion}: ${progress.done} of ${progress.total}`,
  );
  return `sample running, ${each.join(', ')}`;
}

/** Waits until every execution has ended, and says from time to time how far they are. */
async function follow(
  api: ApiClient,
  started: readonly Execution[],
  { say, signal }: RunOptions,
): Promise<Execution[]> {
  let executions = [...started];
  let saidAt = performance.now();
  while (!executions.every(({ status }) => isTerminal(status))) {
    await sleep(pollEveryMs, undefined, { signal });
    executions = await Promise.all(executions.map(({ id }) => api.get(executionSchema, `/executions/${id}`)));
    if (performance.now() - saidAt < sayEveryMs) continue;
    say(describe(executions));
    saidAt = performance.now();
  }
  return executions;
}

/**
 * Runs the sample's evaluator on each version of the sample's agent; safe to repeat, also after being cut off.
 *
 * A run whose launcher was killed goes on at the next start, but the cases in flight at that moment may have lost the
 * agent: it is then run once more.
 */
export async function runExecutions(
  api: ApiClient,
  { agentVersions, evaluatorId }: LoadedSample,
  options: RunOptions,
): Promise<Execution[]> {
  const run = async (): Promise<Execution[]> => {
    const started: Execution[] = [];
    for (const version of agentVersions) started.push(await start(api, evaluatorId, version));
    return await follow(api, started, options);
  };
  const executions = await run();
  if (!executions.some(isSpoilt)) return executions;
  options.say('a run of the sample has cases in error and is repeated');
  return await run();
}
