import { defineConfig } from 'tsup';

/** The statistics as the packed evaluator library carries them. */
export default defineConfig({
  entry: { stats: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  // tsup sets an option that TypeScript 6 calls old.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
});
