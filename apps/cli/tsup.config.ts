import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', 'end-with-parent': 'src/children/end-with-parent.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@assay\//],
  // Without this, packages only our own packages depend on would be bundled too, and some break when bundled.
  external: [/^(?!@assay\/)[@a-z]/],
  clean: true,
});
