import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from './open-data-folder';
import { settleSecret } from './settle-secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assay-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (text: string) => (text.startsWith('secret-') ? text : undefined);

it('makes a secret once, for its owner alone', () => {
  const file = path.join(folder, 'key');
  expect(settleSecret({ file, read, make: () => 'secret-1' })).toBe('secret-1');
  expect(settleSecret({ file, read, make: () => 'secret-2' })).toBe('secret-1');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('never overwrites what it cannot read', () => {
  const file = path.join(folder, 'key');
  writeFileSync(file, 'mangled');
  expect(() => settleSecret({ file, read, make: () => 'secret-2' })).toThrow(/key does not hold.*backup/);
  expect(readFileSync(file, 'utf8')).toBe('mangled');
});

it('makes a data folder nobody else can list', () => {
  const data = openDataFolder(path.join(folder, 'data'));
  expect(statSync(data.path).mode & 0o066).toBe(0);
  expect(statSync(data.logs).mode & 0o777).toBe(0o700);
});

it('says so when the data folder is a file', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openDataFolder(file)).toThrow(/is no folder.*ASSAY_DATA_DIR/);
});
