import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { metricFolders } from './metric-folders';
import { renderReference } from './render-reference';
import { renderRegistry } from './render-registry';

const registryFile = fileURLToPath(new URL('../src/registry.gen.ts', import.meta.url));
const referenceFile = fileURLToPath(new URL('../../../docs/metrics.md', import.meta.url));

/** Writes a file that is stale; with `--check` only tells. */
function bringUpToDate(file: string, wanted: string, isCheck: boolean): boolean {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (isFresh) return true;
  if (isCheck) process.stderr.write(`${file} is stale; run npm run gen\n`);
  else writeFileSync(file, wanted);
  return false;
}

const isCheck = process.argv.includes('--check');
const isRegistryFresh = bringUpToDate(registryFile, renderRegistry(metricFolders()), isCheck);
// Loaded only now, because it reads the registry written above.
const { describeMetric, listMetrics } = await import('../src/index');
const descriptions = listMetrics().map(({ type }) => describeMetric(type));
const isReferenceFresh = bringUpToDate(referenceFile, renderReference(descriptions), isCheck);
if (isCheck && !(isRegistryFresh && isReferenceFresh)) process.exitCode = 1;
