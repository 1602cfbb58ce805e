import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // One file that runs without node_modules beside it.
  noExternal: [/.*/],
  clean: true,
});
