import type { CallComparison } from '../../trajectory/compare-calls';
import { type ArgumentRules, callsMatch } from '../../trajectory/match-arguments';
import type { TrajectoryCall } from '../../trajectory/trajectory';
import type { TrajectoryMode } from '../../trajectory/trajectory-modes';

type Calls = readonly TrajectoryCall[];

/** What decides whether two lists of calls match. */
export type MatchRules = {
  readonly mode: TrajectoryMode;
  readonly countDuplicates: boolean;
  readonly rules: ArgumentRules;
  /** The two lists compared under `rules`. */
  readonly comparison: CallComparison;
};

/** Whether an agent's calls are the expected ones, as far as the mode asks. */
export function trajectoriesMatch(agent: Calls, reference: Calls, options: MatchRules): boolean {
  const { mode, rules, countDuplicates } = options;
  if (mode === 'strict') {
    return countDuplicates
      ? sameInOrder(agent, reference, rules)
      : sameInOrder(withoutRepetitions(agent), withoutRepetitions(reference), rules);
  }
  const hasNoOther = countDuplicates
    ? options.comparison.matched === agent.length
    : agent.every((call) => reference.some((expected) => callsMatch(call, expected, rules)));
  const hasAll = countDuplicates
    ? options.comparison.matched === reference.length
    : reference.every((expected) => agent.some((call) => callsMatch(call, expected, rules)));
  if (mode === 'unordered') return hasNoOther && hasAll;
  return mode === 'subset' ? hasNoOther : hasAll;
}

function sameInOrder(agent: Calls, reference: Calls, rules: ArgumentRules): boolean {
  if (agent.length !== reference.length) return false;
  return reference.every((expected, index) => {
    const call = agent[index];
    return call !== undefined && callsMatch(call, expected, rules);
  });
}

const exactly: ArgumentRules = { mode: 'exact', overrides: {} };

/** A call that repeats the one before it counts once. */
function withoutRepetitions(calls: Calls): Calls {
  return calls.filter((call, index) => {
    const before = calls[index - 1];
    return before === undefined || !callsMatch(call, before, exactly);
  });
}
