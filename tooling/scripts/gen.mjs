// `npm run gen`: writes every generated file; with --check says which are stale and fails.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const check = process.argv.includes('--check');
const tsx = (script) => ['npx', ['--no-install', 'tsx', script, ...(check ? ['--check'] : [])]];

const generators = [
  ['metric registry and reference', ...tsx('packages/evaluator/scripts/gen-registry.ts')],
  ['connector registry', ...tsx('packages/agents/scripts/gen-connectors.ts')],
  ['OpenAPI document', ...tsx('packages/api/scripts/gen-openapi.ts')],
  check
    ? ['Prisma client', 'node', ['tooling/prisma/check-generated.mjs']]
    : ['Prisma client', 'node', ['tooling/prisma/prisma.mjs', 'generate']],
];

let failed = false;
for (const [name, command, args] of generators) {
  const script = args.find((arg) => arg.endsWith('.ts') || arg.endsWith('.mjs'));
  if (!existsSync(path.join(root, script))) throw new Error(`the generator of the ${name} is missing: ${script}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) continue;
  failed = true;
  console.error(check ? `${name}: stale, run \`npm run gen\` and commit the result` : `${name}: not generated`);
}
process.exit(failed ? 1 : 0);
