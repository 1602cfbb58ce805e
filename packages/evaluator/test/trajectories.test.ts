import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildMetric, type Json, normalizeTrajectory, type TrajectoryCall } from '../src/index';
import { compareCalls } from '../src/trajectory/compare-calls';
import { largestMatching } from '../src/trajectory/largest-matching';

const folder = new URL('./trajectories/', import.meta.url);
const fixtureSchema = z.object({ format: z.string(), trajectory: z.json() });
const fixtures = readdirSync(folder).map((name) =>
  fixtureSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

/** Every fixture tells this story in its own format. */
const calls = [
  { name: 'get_weather', arguments: { city: 'Rome' } },
  { name: 'book', arguments: { hotel: 'A', nights: 2 } },
];
/** Formats that hold calls and nothing else. */
const bare = 'bare calls';

describe.each(fixtures)('$format', ({ format, trajectory }) => {
  it.each([
    ['a value', trajectory],
    ['JSON text', JSON.stringify(trajectory)],
  ])('is read, given as %s', (_, given) => {
    const read = normalizeTrajectory(given);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.trajectory.calls.map((call) => ({ name: call.name, arguments: call.arguments }))).toEqual(calls);
    if (format === bare) return;
    const { steps } = read.trajectory;
    const said = steps.filter(({ text, role }) => text !== '' && (role === 'user' || role === 'assistant'));
    expect([said[0], said.at(-1)]).toMatchObject([
      { role: 'user', text: 'Weather in Rome? Then book hotel A.' },
      { role: 'assistant', text: 'Sunny; booked.' },
    ]);
    const results = steps.flatMap(({ toolResults }) => toolResults.map(({ content }) => content));
    expect(results.map((content) => JSON.stringify(content))).toEqual([
      expect.stringContaining('sunny'),
      expect.stringContaining('ok'),
    ]);
  });

  it('is read again from its own normal form, without a difference', () => {
    const read = normalizeTrajectory(trajectory);
    if (!read.ok) throw new Error(read.error.message);
    expect(normalizeTrajectory(JSON.parse(JSON.stringify(read.trajectory)))).toMatchObject({
      trajectory: { calls: read.trajectory.calls },
    });
  });
});

it('tells an unknown format from a known one without calls', () => {
  for (const known of [[], { messages: [] }, [{ role: 'assistant', content: 'Hi.' }], { calls: [] }]) {
    expect(normalizeTrajectory(known)).toEqual({ ok: true, trajectory: expect.objectContaining({ calls: [] }) });
  }
  for (const unknown of [
    'f({})',
    7,
    null,
    true,
    {},
    { foo: 1 },
    [{ foo: 1 }],
    ['f'],
    [{ role: 'assistant', tool_calls: ['f'] }],
  ]) {
    expect(normalizeTrajectory(unknown)).toMatchObject({ ok: false, error: { code: 'invalid_trajectory' } });
  }
});

it('never throws, and refuses what holds itself or is too deep', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  let deep: Json = [];
  for (let level = 0; level < 10_000; level++) deep = [deep];
  expect(normalizeTrajectory(circle)).toMatchObject({ ok: false });
  expect(normalizeTrajectory(deep)).toMatchObject({ ok: false });
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      expect(typeof normalizeTrajectory(value).ok).toBe('boolean');
    }),
  );
});

const call = fc.record({
  id: fc.constant(null),
  name: fc.constantFrom('f', 'g'),
  arguments: fc.record({ a: fc.constantFrom(1, 2, true), b: fc.constantFrom('x', 'y') }, { requiredKeys: [] }),
});
/** Expected calls, and an agent's made from them: cut, shuffled, padded. */
const relatedCalls = fc
  .array(call, { maxLength: 5 })
  .chain((reference) =>
    fc
      .tuple(fc.shuffledSubarray(reference), fc.array(call, { maxLength: 2 }))
      .map(([kept, added]) => ({ reference, agent: [...kept, ...added] })),
  );

describe('laws of trajectory metrics', () => {
  const scoreOf = async (
    type: string,
    settings: Record<string, unknown>,
    agent: readonly TrajectoryCall[],
    reference: readonly TrajectoryCall[],
  ): Promise<number> => {
    const plain = (list: readonly TrajectoryCall[]): Json => JSON.parse(JSON.stringify(list));
    const sample = { input: '', output: '', references: [], metadata: {} };
    const place = { response: plain(agent), trajectory: plain(reference) };
    const result = await buildMetric(type, settings).evaluate({ ...sample, ...place });
    return result.status === 'scored' ? result.score : Number.NaN;
  };

  it('strict is unordered, and unordered is subset and superset', () =>
    fc.assert(
      fc.asyncProperty(relatedCalls, fc.boolean(), async ({ agent, reference }, countDuplicates) => {
        const under = (mode: string): Promise<number> =>
          scoreOf('trajectory_match', { mode, countDuplicates }, agent, reference);
        const [strict, unordered, subset, superset] = [
          ...[await under('strict'), await under('unordered')],
          ...[await under('subset'), await under('superset')],
        ];
        expect(strict).toBeLessThanOrEqual(unordered ?? 0);
        expect(unordered).toBe(Math.min(subset ?? 0, superset ?? 0));
      }),
    ));

  it('exact arguments are both subset and superset, and all are ignored', () =>
    fc.assert(
      fc.asyncProperty(
        relatedCalls,
        fc.constantFrom('strict', 'unordered', 'subset', 'superset'),
        async ({ agent, reference }, mode) => {
          const under = (toolArgsMatchMode: string): Promise<number> =>
            scoreOf('trajectory_match', { mode, toolArgsMatchMode }, agent, reference);
          const exact = await under('exact');
          for (const wider of ['subset', 'superset']) {
            const score = await under(wider);
            expect(exact).toBeLessThanOrEqual(score);
            expect(score).toBeLessThanOrEqual(await under('ignore'));
          }
        },
      ),
    ));

  it('the accuracy of calls ignores their order, and a further call never lowers it', () =>
    fc.assert(
      fc.asyncProperty(relatedCalls, call, async ({ agent, reference }, further) => {
        fc.pre(reference.length > 0);
        const score = (list: readonly TrajectoryCall[]): Promise<number> =>
          scoreOf('tool_call_accuracy', {}, list, reference);
        const before = await score(agent);
        expect(await score([...agent].reverse())).toBe(before);
        expect(await score([...agent, further])).toBeGreaterThanOrEqual(before);
      }),
    ));

  it('sorts every call into matched, missing, extra or differing', () =>
    fc.assert(
      fc.property(relatedCalls, ({ agent, reference }) => {
        const { matched, missing, extra, differing } = compareCalls(agent, reference, { mode: 'exact', overrides: {} });
        expect(matched + missing.length + differing.length).toBe(reference.length);
        expect(matched + extra.length + differing.length).toBe(agent.length);
      }),
    ));
});

it('finds the largest pairing, as trying all does', () => {
  const edges = fc.array(fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(edges, (partners) => {
      const found = largestMatching(partners, 5);
      const used = found.filter((right) => right !== undefined);
      expect(new Set(used).size).toBe(used.length);
      found.forEach((right, left) => {
        if (right !== undefined) expect(partners[left]).toContain(right);
      });
      expect(used.length).toBe(triedAll(partners, new Set()));
    }),
  );
});

function triedAll([first, ...rest]: readonly (readonly number[])[], taken: ReadonlySet<number>): number {
  if (first === undefined) return 0;
  const free = first.filter((right) => !taken.has(right));
  return Math.max(triedAll(rest, taken), ...free.map((right) => 1 + triedAll(rest, new Set([...taken, right]))));
}

it('pairs a thousand calls on either side', () => {
  const many = Array.from({ length: 1_000 }, (_, index): TrajectoryCall => {
    return { id: null, name: 'f', arguments: Object.fromEntries([['a', index % 7], ...(index % 2 ? [['b', 1]] : [])]) };
  });
  const { matched } = compareCalls(many, [...many].reverse(), { mode: 'superset', overrides: {} });
  expect(matched).toBe(many.length);
});
