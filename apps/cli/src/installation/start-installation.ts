import { generateApiKey } from '@assay/auth';
import { generateSecretKey, secretKeySchema } from '@assay/runtime';
import { z } from 'zod';
import { endLeftovers } from '../children/end-leftovers';
import type { DataFolder } from '../data-folder/open-data-folder';
import { readStored } from '../data-folder/read-stored';
import { settleSecret } from '../data-folder/settle-secret';
import { writeFileWhole } from '../data-folder/write-file-whole';
import type { LauncherEnv } from '../env';
import type { Reporter } from '../terminal/reporter';
import type { Closers } from './closers';
import { migrateStorage, openStorage } from './open-storage';
import { type EngineSecrets, sampleVariables } from './service-plans';
import { settleSetupLink } from './settle-setup-link';
import { settleWorkspace } from './settle-workspace';
import { type ServiceOptions, startPortal, startSampleAgent, startWorker } from './start-services';

export type InstallationPlan = {
  readonly env: LauncherEnv;
  readonly folder: DataFolder;
  /** Port the portal should have. */
  readonly port: number;
  readonly reporter: Reporter;
  readonly closers: Closers;
  readonly signal: AbortSignal;
  readonly giveUp: (error: unknown) => void;
};

/** A running Assay. */
export type Installation = {
  readonly url: string;
  readonly apiKey: string;
  readonly workspaceId: string;
  readonly agentPort: number;
  /** The one-time link that makes the first account; null when there is one, or when another launcher printed it. */
  readonly setupUrl: string | null;
};

const defaultAgentPort = 4_310;
const portSchema = z.number().int().min(1).max(65_535);

function settleApiKey({ apiKeyFile }: DataFolder): string {
  const read = (text: string) => (/^assay_[\w-]{43}$/.test(text) ? text : undefined);
  return settleSecret({ file: apiKeyFile, read, make: () => generateApiKey().key });
}

function settleSecretKey(env: LauncherEnv, { secretKeyFile }: DataFolder): string {
  const read = (text: string) => secretKeySchema.safeParse(text).data;
  return env.ASSAY_SECRET_KEY ?? settleSecret({ file: secretKeyFile, read, make: generateSecretKey });
}

async function openDatabase({ env, folder, reporter, closers, signal }: InstallationPlan) {
  const storage = await reporter.step('database ready', () => openStorage(env, folder.path, reporter.say));
  closers.add('database', storage.close);
  signal.throwIfAborted();
  const settled = await reporter.step('database up to date', async () => {
    const applied = await migrateStorage(storage.databaseUrl, env.REDIS_URL);
    if (applied.length > 0) reporter.say(`migrations applied: ${applied.join(', ')}`);
    const kept = settleApiKey(folder);
    const workspace = await settleWorkspace(storage.databaseUrl, kept);
    if (workspace.key !== kept) writeFileWhole(folder.apiKeyFile, `${workspace.key}\n`);
    return workspace;
  });
  signal.throwIfAborted();
  return { ...settled, databaseUrl: storage.databaseUrl };
}

/** Every promise settles before a failure is passed on, so that nothing starts behind the back of the closing. */
async function together(work: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The sample agent may be asked even where agents on this machine may not. */
function allowedHosts({ ASSAY_ALLOW_HOSTS: hosts }: LauncherEnv, agentPort: number): string {
  return [...hosts, `127.0.0.1:${agentPort}`].join(',');
}

async function startAgent(plan: InstallationPlan, options: Omit<ServiceOptions, 'secrets'>): Promise<number> {
  const { env, folder, reporter } = plan;
  const wanted = env.FAQ_AGENT_PORT ?? readStored(portSchema, folder.agentPortFile) ?? defaultAgentPort;
  const port = await reporter.step('sample agent ready', () => startSampleAgent(options, wanted));
  if (port !== wanted) reporter.say(`port ${wanted} is taken, so the sample agent has port ${port}`);
  writeFileWhole(folder.agentPortFile, String(port));
  return port;
}

async function startAll(plan: InstallationPlan, keys: Pick<EngineSecrets, 'DATABASE_URL' | 'ASSAY_SECRET_KEY'>) {
  const { env, folder, reporter, signal, closers } = plan;
  const options = { folder, closers, supervisor: { say: reporter.say, giveUp: plan.giveUp }, signal };
  const agent = await startAgent(plan, options);
  const secrets: EngineSecrets = {
    ...keys,
    ASSAY_ALLOW_LOOPBACK: env.ASSAY_ALLOW_LOOPBACK,
    ASSAY_ALLOW_HOSTS: allowedHosts(env, agent),
  };
  let portal = plan.port;
  await together([
    reporter.step('worker ready', () => startWorker({ ...options, secrets })),
    reporter.step('portal ready', async () => {
      portal = await startPortal({ ...options, secrets: { ...secrets, ...sampleVariables(agent) } }, plan.port);
    }),
  ]);
  if (portal !== plan.port) reporter.say(`port ${plan.port} is taken, so the portal has port ${portal}`);
  return { agent, portal };
}

/** Starts everything on one machine; what was opened is in `closers`, also when this fails half-way. */
export async function startInstallation(plan: InstallationPlan): Promise<Installation> {
  const { env, folder, reporter, signal } = plan;
  const leftovers = await endLeftovers(folder.childrenFile);
  if (leftovers.length > 0) reporter.say(`ended what an earlier start left running: ${leftovers.join(', ')}`);
  signal.throwIfAborted();
  const secretKey = settleSecretKey(env, folder);
  const { databaseUrl, workspaceId, key } = await openDatabase(plan);
  const ports = await startAll(plan, { DATABASE_URL: databaseUrl, ASSAY_SECRET_KEY: secretKey });
  const url = `http://127.0.0.1:${ports.portal}`;
  const setupUrl = await settleSetupLink(databaseUrl, env.ASSAY_PUBLIC_URL ?? url);
  return { url, apiKey: key, workspaceId, agentPort: ports.agent, setupUrl };
}
