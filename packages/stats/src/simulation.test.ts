import { describe, expect, it, vi } from 'vitest';
import {
  benjaminiHochberg,
  casesNeeded,
  cohensKappa,
  createRandom,
  holmCorrection,
  type Interval,
  mcnemar,
  meanInterval,
  pairedDifference,
  permutationTest,
  type Random,
  signTest,
  wilsonInterval,
} from './index';

vi.setConfig({ testTimeout: 120_000 });

const rounds = 2_000;

function share(happens: (round: number) => boolean, times = rounds): number {
  let count = 0;
  for (let round = 0; round < times; round++) if (happens(round)) count += 1;
  return count / times;
}

function covers(interval: Interval | null | undefined, truth: number): boolean {
  return interval !== null && interval !== undefined && interval.low <= truth && truth <= interval.high;
}

function draw<Item>(n: number, one: () => Item): Item[] {
  return Array.from({ length: n }, one);
}

/** A score such as metrics give: often 0, often 1, else anywhere between. */
function uneven(random: Random): number {
  const at = random.next();
  if (at < 0.3) return 0;
  return at < 0.6 ? 1 : random.next() ** 2;
}
const meanOfUneven = 0.3 + 0.4 / 3;

/** Standard normal, by the method of Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

describe('95 % intervals cover the truth in 93 to 97 % of repetitions', () => {
  const expectCoverage = (coverage: number): void => {
    expect(coverage).toBeGreaterThanOrEqual(0.93);
    expect(coverage).toBeLessThanOrEqual(0.97);
  };

  it.each([
    [50, 0.5],
    [100, 0.8],
    [200, 0.95],
  ])('Wilson, %d cases of which a share of %d pass', (n, truth) => {
    const random = createRandom('wilson');
    expectCoverage(share(() => covers(wilsonInterval(draw(n, random.next).filter((x) => x < truth).length, n), truth)));
  });

  it.each([50, 200])('mean of uneven scores (BCa bootstrap), %d cases', (n) => {
    const random = createRandom('bca');
    expectCoverage(
      share((seed) =>
        covers(
          meanInterval(
            draw(n, () => uneven(random)),
            { seed },
          ),
          meanOfUneven,
        ),
      ),
    );
  });

  it('paired difference of two sides that differ in about a third of 100 cases', () => {
    const random = createRandom('paired');
    const pair = (): [number, number] => {
      const first = uneven(random);
      return [first, random.next() < 0.5 ? first : uneven(random)];
    };
    expectCoverage(share((seed) => covers(pairedDifference(draw(100, pair), { seed }).interval, 0)));
  });

  it.each(['none', 'linear', 'quadratic'] as const)('kappa with weights %s, 200 cases', (weights) => {
    const shares = [
      [0.4, 0.07, 0.03],
      [0.08, 0.2, 0.02],
      [0.02, 0.03, 0.15],
    ];
    const reached = shares.flat().map((_, cell, all) => all.slice(0, cell + 1).reduce((sum, one) => sum + one, 0));
    const random = createRandom('kappa');
    const truth =
      cohensKappa(
        shares.map((row) => row.map((one) => Math.round(one * 100))),
        weights,
      )?.kappa ?? 0;
    const sample = (): Interval | undefined => {
      const counts = shares.map((row) => row.map(() => 0));
      for (let drawn = 0; drawn < 200; drawn++) {
        const at = random.next();
        const cell = reached.findIndex((bound) => at < bound);
        const row = counts[Math.floor(cell / 3)];
        if (row !== undefined) row[cell % 3] = (row[cell % 3] ?? 0) + 1;
      }
      return cohensKappa(counts, weights)?.interval;
    };
    expectCoverage(share(() => covers(sample(), truth)));
  });
});

describe('false alarms stay at or below 6 %', () => {
  const random = createRandom('no difference');
  const verdict = (): [boolean, boolean] => [random.next() < 0.7, random.next() < 0.7];

  it('permutation test, 60 cases', () => {
    const alarm = share(
      (seed) =>
        permutationTest(
          draw(60, () => uneven(random) - uneven(random)),
          seed,
        ) < 0.05,
      500,
    );
    expect(alarm).toBeLessThanOrEqual(0.06);
  });

  it('exact permutation test, 12 cases', () => {
    expect(
      share(
        (seed) =>
          permutationTest(
            draw(12, () => normal(random)),
            seed,
          ) < 0.05,
      ),
    ).toBeLessThanOrEqual(0.06);
  });

  it('exact McNemar test, 100 cases', () => {
    expect(share(() => mcnemar(draw(100, verdict)).pValue < 0.05)).toBeLessThanOrEqual(0.06);
  });

  it('sign test, 60 cases', () => {
    const alarm = share(() => signTest(draw(60, () => uneven(random) - uneven(random))) < 0.05);
    expect(alarm).toBeLessThanOrEqual(0.06);
  });

  it.each([
    ['Holm', holmCorrection],
    ['Benjamini-Hochberg', benjaminiHochberg],
  ])('any of ten questions, %s', (_, correct) => {
    expect(share(() => correct(draw(10, random.next)).some((p) => p < 0.05))).toBeLessThanOrEqual(0.06);
  });
});

it.each([
  [0.1, 0.4],
  [0.25, 0.5],
])(
  'the cases said to be needed notice a difference of %d (spread %d) in 80 ± 5 %%',
  (difference, standardDeviation) => {
    const random = createRandom('power');
    const n = casesNeeded(difference, { standardDeviation });
    const differences = (): number[] => draw(n, () => difference + standardDeviation * normal(random));
    const noticed = share((seed) => permutationTest(differences(), seed) < 0.05, 600);
    expect(noticed).toBeGreaterThanOrEqual(0.75);
    expect(noticed).toBeLessThanOrEqual(0.85);
  },
);
