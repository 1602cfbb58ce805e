import { defineConfig } from 'tsup';

/** The library as others install it: modules for Node.js and browsers, the statistics it rests on beside it. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  // tsup sets an option that TypeScript 6 calls old.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  noExternal: [/^@assay\//],
  external: [/^(?!@assay\/)[@a-z]/],
  clean: true,
});
