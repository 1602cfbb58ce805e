import type { Json } from '../json';
import { largestMatching } from './largest-matching';
import { type ArgumentRules, callsMatch } from './match-arguments';
import type { TrajectoryCall } from './trajectory';

/** Calls looked at on each side: more would make pairing slow, and no real trajectory comes near it. */
export const mostCalls = 1_000;

/** Two calls of one tool that were not the same. */
export type DifferingCall = { readonly expected: TrajectoryCall; readonly actual: TrajectoryCall };

/** How an agent's calls and the expected ones pair up, order ignored. */
export type CallComparison = {
  /** Calls paired, each used once; the largest number possible. */
  readonly matched: number;
  /** Expected calls without a partner whose tool the agent did not call otherwise. */
  readonly missing: readonly TrajectoryCall[];
  /** The agent's calls without a partner whose tool was not expected otherwise. */
  readonly extra: readonly TrajectoryCall[];
  /** The rest, tool by tool in the order they were made. */
  readonly differing: readonly DifferingCall[];
};

/** Pairs as many calls as can be. */
export function compareCalls(
  agent: readonly TrajectoryCall[],
  reference: readonly TrajectoryCall[],
  rules: ArgumentRules,
): CallComparison {
  const byName = indexesByName(agent);
  const partners = reference.map((expected) =>
    (byName.get(expected.name) ?? []).filter((index) => {
      const actual = agent[index];
      return actual !== undefined && callsMatch(actual, expected, rules);
    }),
  );
  const paired = largestMatching(partners, agent.length);
  const used = new Set(paired);
  const restOfAgent = indexesByName(agent, (index) => !used.has(index));
  const missing: TrajectoryCall[] = [];
  const differing: DifferingCall[] = [];
  reference.forEach((expected, index) => {
    if (paired[index] !== undefined) return;
    const other = restOfAgent.get(expected.name)?.shift();
    const actual = other === undefined ? undefined : agent[other];
    if (actual === undefined) missing.push(expected);
    else differing.push({ expected, actual });
  });
  const left = [...restOfAgent.values()].flat().sort((one, another) => one - another);
  return {
    matched: paired.filter((partner) => partner !== undefined).length,
    missing,
    extra: left.flatMap((index) => agent[index] ?? []),
    differing,
  };
}

function indexesByName(
  calls: readonly TrajectoryCall[],
  isWanted: (index: number) => boolean = () => true,
): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  calls.forEach(({ name }, index) => {
    if (!isWanted(index)) return;
    const indexes = byName.get(name) ?? [];
    indexes.push(index);
    byName.set(name, indexes);
  });
  return byName;
}

const mostShown = 20;

/** A comparison as the metadata of a score. */
export function comparisonMetadata({
  matched,
  missing,
  extra,
  differing,
}: CallComparison): Readonly<Record<string, Json>> {
  const shown = (calls: readonly TrajectoryCall[]): Json => calls.slice(0, mostShown).map(plainCall);
  return {
    matched,
    missing: shown(missing),
    extra: shown(extra),
    differing: differing
      .slice(0, mostShown)
      .map(({ expected, actual }) => ({ expected: plainCall(expected), actual: plainCall(actual) })),
  };
}

function plainCall({ name, arguments: given }: TrajectoryCall): Json {
  return { name, arguments: { ...given } };
}

/** What differs, in words; empty when nothing does. */
export function differencesInWords({ missing, extra, differing }: CallComparison): string {
  const parts = [
    namesInWords('missing', missing),
    namesInWords('extra', extra),
    namesInWords(
      'other arguments for',
      differing.map(({ actual }) => actual),
    ),
  ];
  return parts.filter((part) => part !== '').join('; ');
}

const mostNames = 5;

function namesInWords(what: string, calls: readonly TrajectoryCall[]): string {
  if (calls.length === 0) return '';
  const names = calls.slice(0, mostNames).map(({ name }) => name);
  const more = calls.length > mostNames ? ` and ${calls.length - mostNames} more` : '';
  return `${what} ${names.join(', ')}${more}`;
}
