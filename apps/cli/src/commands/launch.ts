import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolder, openDataFolder } from '../data-folder/open-data-folder';
import { type LauncherEnv, readLauncherEnv } from '../env';
import { explainError } from '../explain-error';
import { findRoot } from '../find-root';
import type { Closers } from '../installation/closers';
import { type Installation, startInstallation } from '../installation/start-installation';
import type { Arguments } from '../read-arguments';
import { runSample } from '../sample/run-sample';
import type { SampleResults } from '../sample/sample-results';
import { toJsonResult } from '../sample/to-json-result';
import { describeResults } from '../terminal/describe-results';
import { describeSetupLink } from '../terminal/describe-setup-link';
import type { Reporter } from '../terminal/reporter';
import { type Claim, claimDataFolder } from './claim-data-folder';

export type Launch = {
  readonly args: Arguments;
  readonly reporter: Reporter;
  readonly closers: Closers;
  /** Aborts when the launcher is told to stop, or cannot go on. */
  readonly signal: AbortSignal;
  readonly giveUp: (error: unknown) => void;
};

type Opened = {
  readonly installation: Installation;
  readonly folder: DataFolder;
  /** True when another launcher runs it. */
  readonly isElsewhere: boolean;
  announce(): void;
};

function useRunning(claim: Extract<Claim, { taken: false }>, folder: DataFolder): Opened {
  const apiKey = readFileSync(folder.apiKeyFile, 'utf8').trim();
  return { installation: { ...claim.serving, apiKey, setupUrl: null }, folder, isElsewhere: true, announce: () => {} };
}

async function open(launch: Launch, env: LauncherEnv): Promise<Opened> {
  const { args, reporter, closers, signal, giveUp } = launch;
  const folder = openDataFolder(env.ASSAY_DATA_DIR ?? `${findRoot()}/.assay`);
  const claim = await claimDataFolder(folder, { command: args.command, say: reporter.say, signal });
  if (!claim.taken) return useRunning(claim, folder);
  closers.add('lock', async () => claim.release());
  const port = args.port ?? env.PORT;
  const installation = await startInstallation({ env, folder, port, reporter, closers, signal, giveUp });
  const { url, workspaceId, agentPort } = installation;
  return { installation, folder, isElsewhere: false, announce: () => claim.announce({ url, workspaceId, agentPort }) };
}

function show({ reporter }: Launch, { installation }: Opened, results: SampleResults): void {
  for (const line of describeResults(results)) reporter.say(line);
  reporter.result({ ...toJsonResult(installation.url, results), setupUrl: installation.setupUrl });
}

/** Starts everything unless it runs already, runs the sample, shows its figures, and stops what it started. */
export async function demo(launch: Launch): Promise<void> {
  const { reporter, signal } = launch;
  const opened = await open(launch, readLauncherEnv());
  if (opened.isElsewhere) reporter.say(`using Assay as it runs at ${opened.installation.url}`);
  show(launch, opened, await runSample({ ...opened, reporter, signal }));
}

function greet({ reporter }: Launch, { url, apiKey, setupUrl }: Installation): void {
  const link = setupUrl === null ? [] : [describeSetupLink(setupUrl)];
  const where = [`Assay is running at ${url}`, ...link, `administrator's API key: ${apiKey}`, 'Ctrl-C stops it'];
  for (const line of ['', ...where, '']) reporter.say(line);
}

async function showSample(launch: Launch, opened: Opened): Promise<void> {
  const { reporter, signal } = launch;
  try {
    show(launch, opened, await runSample({ ...opened, reporter, signal }));
  } catch (error) {
    signal.throwIfAborted();
    reporter.say(`The sample could not be run: ${explainError(error)}`);
  }
}

/** Starts everything unless it runs already, runs the sample unless told not to, and stays until told to stop. */
export async function start(launch: Launch): Promise<void> {
  const { args, reporter, signal } = launch;
  const opened = await open(launch, readLauncherEnv());
  const { url, setupUrl } = opened.installation;
  if (opened.isElsewhere) {
    reporter.say(`Assay is already running at ${url}`);
    reporter.result({ url, setupUrl });
    return;
  }
  greet(launch, opened.installation);
  if (args.sample) await showSample(launch, opened);
  else reporter.result({ url, setupUrl });
  opened.announce();
  reporter.say(`Assay is running at ${url}`);
  await untilAborted(signal);
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  // A timer of its own keeps the process alive, whatever its children do.
  for (;;) await sleep(2 ** 30, undefined, { signal });
}
