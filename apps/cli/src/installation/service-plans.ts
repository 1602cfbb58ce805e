import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChildPlan } from '../children/start-child';
import { childEnv } from '../env';
import { findRoot } from '../find-root';
import { LauncherError } from '../launcher-error';

/** What the children that open the engine are told beyond our own environment. */
export type EngineSecrets = Readonly<Record<'DATABASE_URL' | 'ASSAY_SECRET_KEY', string>> &
  Readonly<Record<string, string>>;

const root = findRoot();

function built(...segments: readonly string[]): string {
  const file = path.join(root, ...segments);
  if (existsSync(file)) return file;
  throw new LauncherError(`${file} is not built. Run npm run build, then start again; npm start does both.`);
}

export function workerPlan(secrets: EngineSecrets): ChildPlan {
  const main = built('apps', 'worker', 'dist', 'main.js');
  return { name: 'worker', cwd: root, args: [main], env: childEnv({ ...secrets, NODE_ENV: 'production' }) };
}

export function portalPlan(secrets: EngineSecrets, port: number): ChildPlan {
  const folder = path.join(root, 'apps', 'portal');
  built('apps', 'portal', '.next', 'BUILD_ID');
  const next = createRequire(path.join(folder, 'package.json')).resolve('next/dist/bin/next');
  const endWithParent = pathToFileURL(built('apps', 'cli', 'dist', 'end-with-parent.js')).href;
  return {
    name: 'portal',
    cwd: folder,
    args: ['--import', endWithParent, next, 'start', '-H', '127.0.0.1', '-p', String(port)],
    env: childEnv({ ...secrets, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
  };
}

/** Where the portal finds the sample: its agent and its files. */
export function sampleVariables(agentPort: number): Readonly<Record<string, string>> {
  return { ASSAY_SAMPLE_AGENT_URL: `http://127.0.0.1:${agentPort}`, ASSAY_SAMPLE_DIR: path.join(root, 'examples') };
}

export function samplePlan(port: number): ChildPlan {
  const main = built('examples', 'faq-agent', 'dist', 'main.js');
  return { name: 'sample agent', cwd: root, args: [main, '--port', String(port)], env: childEnv({}) };
}
