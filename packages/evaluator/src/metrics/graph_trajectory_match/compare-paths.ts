import type { TrajectoryMode } from '../../trajectory/trajectory-modes';

type Paths = readonly (readonly string[])[];

/** Whether paths match, and which steps are on one side alone, counted. */
export type PathComparison = {
  readonly isMatch: boolean;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
};

/** Compares the runs of two graphs, step by step: in order under `strict`, else all runs together. */
export function comparePaths(agent: Paths, reference: Paths, mode: TrajectoryMode): PathComparison {
  const missing = without(reference.flat(), agent.flat());
  const extra = without(agent.flat(), reference.flat());
  return { isMatch: isMatch(), missing, extra };

  function isMatch(): boolean {
    switch (mode) {
      case 'strict':
        return samePaths(agent, reference);
      case 'unordered':
        return missing.length + extra.length === 0;
      case 'subset':
        return extra.length === 0;
      case 'superset':
        return missing.length === 0;
    }
  }
}

/** What is left of a list once each item of another has been taken away once. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const item of other) counts.set(item, (counts.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const left = counts.get(item) ?? 0;
    counts.set(item, left - 1);
    return left <= 0;
  });
}

function samePaths(agent: Paths, reference: Paths): boolean {
  return (
    agent.length === reference.length &&
    reference.every((nodes, run) => {
      const path = agent[run] ?? [];
      return path.length === nodes.length && nodes.every((node, index) => node === path[index]);
    })
  );
}
