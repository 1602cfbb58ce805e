import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Files git tracks or would track, so that nothing unfinished hides in an untracked file. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // The guards of the walls plant breaches for a moment, perhaps this one.
  .filter((file) => file !== '' && !/\/planted/i.test(file) && existsSync(path.join(root, file)));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = files.filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !/generated|\.gen\.ts$|^tooling\/guards\//.test(file),
);

const offenders = (pattern: RegExp, among = sources): string[] => among.filter((file) => pattern.test(read(file)));

describe('conventions', () => {
  it('sees the code at all', () => expect(sources.length).toBeGreaterThan(100));

  it('mocks no module', () => expect(offenders(/\bvi\.mock\(/)).toEqual([]));

  it('suppresses no rule inline', () => {
    expect(offenders(/biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck|eslint-disable/)).toEqual([]);
  });

  it('leaves no unfinished marks', () => expect(offenders(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]));

  it('skips no test without counting it', () => expect(offenders(/\b(it|test|describe)\.(only|todo)\(/)).toEqual([]));

  it('has no drawer for odds and ends', () => {
    expect(
      files.filter(
        (file) => /(^|\/)(utils|helpers|common|misc|shared|v2)(\/|\.tsx?$)/.test(file) && /\/src\//.test(file),
      ),
    ).toEqual([]);
  });

  it('keeps the ground floor free of clock, chance and network', () => {
    const ground = sources.filter(
      (file) => /^packages\/(stats|evaluator|contracts)\/src\//.test(file) && !/\.test\.ts$/.test(file),
    );
    expect(offenders(/\bfetch\(|Date\.now|Math\.random|new Date\(\)|\bprocess\./, ground)).toEqual([]);
  });

  it('reads the environment in env.ts alone', () => {
    const readers = sources.filter(
      (file) =>
        /^(apps|packages|examples)\//.test(file) &&
        !/(env\.ts|\.test\.ts|\.config\.ts)$|\/(bench|scripts|test-support)\/|^packages\/testing\//.test(file),
    );
    expect(offenders(/process\.env\b/, readers)).toEqual([]);
  });

  it('pins every library exactly', () => {
    expect(libraries().filter(({ version }) => !/^\d/.test(version))).toEqual([]);
  });

  it('documents every library in docs/dependencies.md', () => {
    const listed = read('docs/dependencies.md');
    expect(libraries().filter(({ name }) => !listed.includes(`\`${name}\``))).toEqual([]);
  });
});

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

/** Every library any package.json names, with where and at what version; our own packages left out. */
function libraries(): { manifest: string; name: string; version: string }[] {
  return files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((manifest) => {
      const parsed = JSON.parse(read(manifest)) as Manifest;
      const all = { ...parsed.dependencies, ...parsed.devDependencies, ...parsed.optionalDependencies };
      return Object.entries(all).map(([name, version]) => ({ manifest, name, version }));
    })
    .filter(({ name }) => !name.startsWith('@assay/'));
}
