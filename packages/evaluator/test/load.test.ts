import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const entry = path.resolve(import.meta.dirname, '../src/index.ts');
const mostBytes = 1_500_000;

/** Everything the package loads when it is imported, with the libraries it needs, as one would serve it to a browser. */
async function loadedAtImport() {
  const { metafile } = await build({
    entryPoints: { index: entry },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const outputs = metafile.outputs;
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path: imported, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) load(imported);
  };
  const first = Object.keys(outputs).find((file) => outputs[file]?.entryPoint !== undefined && /index\.js$/.test(file));
  load(first ?? '');
  const inputs = [...loaded].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
  const bytes = [...loaded].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0);
  return { bytes, inputs };
}

describe('importing the package', () => {
  it('loads under 1.5 MB of JavaScript, and nothing that belongs to a first use', async () => {
    const { bytes, inputs } = await loadedAtImport();
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(mostBytes);
    expect(
      inputs.filter((file) => /wasm|node_modules\/(yaml|ajv|jsonrepair|gpt-tokenizer|js-tiktoken|openai)\//.test(file)),
    ).toEqual([]);
  });

  it('opens no connection and needs no module of Node.js', async () => {
    const { inputs } = await loadedAtImport();
    expect(inputs.filter((file) => file.startsWith('node:') || /undici|node-fetch/.test(file))).toEqual([]);
  });
});
