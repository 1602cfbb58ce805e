import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { renderRegistry } from './render-registry';

const script = fileURLToPath(new URL('./gen-connectors.ts', import.meta.url));

it('lists folders in order under names JavaScript allows', () => {
  const text = renderRegistry(['some_new_agent', 'http']);
  expect(text).toContain("import someNewAgent from './connectors/some_new_agent/connector';");
  expect(text).toContain('[http, someNewAgent];');
});

it('finds the committed registry fresh', () => {
  const check = spawnSync(process.execPath, ['--import', 'tsx', script, '--check'], { encoding: 'utf8' });
  expect([check.status, check.stderr]).toEqual([0, '']);
  expect(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })).toBe('');
}, 20_000);
