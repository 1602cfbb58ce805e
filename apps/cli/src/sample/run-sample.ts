import { type Execution, executionSchema, loadedSampleSchema } from '@assay/contracts';
import { z } from 'zod';
import { type ApiClient, createApiClient } from '../api/api-client';
import type { DataFolder } from '../data-folder/open-data-folder';
import { readStored } from '../data-folder/read-stored';
import { writeFileWhole } from '../data-folder/write-file-whole';
import type { Installation } from '../installation/start-installation';
import { LauncherError } from '../launcher-error';
import type { Reporter } from '../terminal/reporter';
import { followPort } from './follow-port';
import { isSpoilt, runExecutions } from './run-executions';
import { readSampleResults, type SampleResults } from './sample-results';

/** What is remembered of a sample that has run: it is not loaded again, whatever people made of it since. */
const memorySchema = z.object({
  workspaceId: z.uuid(),
  agentId: z.uuid(),
  agentPort: z.number().int(),
  executionIds: z.array(z.uuid()).min(1),
});
type Memory = z.infer<typeof memorySchema>;

export type SampleOptions = {
  readonly installation: Installation;
  readonly folder: DataFolder;
  readonly reporter: Reporter;
  readonly signal: AbortSignal;
};

/** The executions of an earlier start, when they are all still there and whole. */
async function findEarlier(api: ApiClient, memory: Memory): Promise<Execution[] | undefined> {
  const stored = new Map((await api.list(executionSchema, '/executions')).map((one) => [one.id, one]));
  const executions = memory.executionIds.flatMap((id) => stored.get(id) ?? []);
  const isWhole = executions.length === memory.executionIds.length && !executions.some(isSpoilt);
  return isWhole ? executions : undefined;
}

async function runFirstTime(api: ApiClient, options: SampleOptions): Promise<Memory & { executions: Execution[] }> {
  const { installation, reporter, signal } = options;
  const { workspaceId, agentPort } = installation;
  const loaded = await reporter.step('sample loaded', () =>
    api.send(loadedSampleSchema, { method: 'POST', path: '/sample', body: {} }),
  );
  const executions = await reporter.step('sample run', () => runExecutions(api, loaded, { say: reporter.say, signal }));
  return { workspaceId, agentPort, agentId: loaded.agentId, executionIds: executions.map(({ id }) => id), executions };
}

function refuseSpoilt(executions: readonly Execution[], { folder }: SampleOptions): void {
  const spoilt = executions.find(isSpoilt);
  if (spoilt === undefined) return;
  const { number, status, reason, progress } = spoilt;
  throw new LauncherError(
    `Execution #${number} of the sample ended ${status}${reason === null ? '' : ` (${reason})`} with ${progress.errors} of ${progress.total} cases in error. See the logs in ${folder.logs}, then start again.`,
  );
}

/**
 * Loads the sample and runs it, or finds that an earlier start did, and reads what came out.
 *
 * @throws {LauncherError} when an execution failed, was cancelled, or has cases in error
 */
export async function runSample(options: SampleOptions): Promise<SampleResults> {
  const { installation, folder, reporter, signal } = options;
  const api = createApiClient({ url: installation.url, apiKey: installation.apiKey, signal });
  const memory = readStored(memorySchema, folder.sampleFile);
  const isOurs = memory !== undefined && memory.workspaceId === installation.workspaceId;
  const earlier = isOurs ? await findEarlier(api, memory) : undefined;
  if (memory !== undefined && earlier !== undefined) {
    reporter.say('the sample has run before; these are its stored results');
    await useNewPort(api, memory, options);
    return await readSampleResults(api, earlier);
  }
  const { executions, ...made } = await runFirstTime(api, options);
  refuseSpoilt(executions, options);
  writeFileWhole(folder.sampleFile, JSON.stringify(made));
  return await readSampleResults(api, executions);
}

/** Where the sample agent had to take another port, new versions of it say so. */
async function useNewPort(api: ApiClient, memory: Memory, { installation, folder, reporter }: SampleOptions) {
  const { agentPort } = installation;
  if (memory.agentPort === agentPort) return;
  const versions = await followPort(api, memory.agentId, { from: memory.agentPort, to: agentPort });
  reporter.say(`the sample agent has versions ${versions.join(' and ')} for its new port ${agentPort}`);
  writeFileWhole(folder.sampleFile, JSON.stringify({ ...memory, agentPort }));
}
