import { type ImportProblem, maxListedProblems } from '@assay/contracts';

/** Collects the problems of one import: lists the first, counts all. */
export type ProblemLog = {
  readonly add: (problem: ImportProblem) => void;
  readonly listed: () => ImportProblem[];
  readonly count: () => number;
};

/** A log that lists up to `maxListedProblems`. */
export function createProblemLog(): ProblemLog {
  const listed: ImportProblem[] = [];
  let count = 0;
  return {
    add: (problem) => {
      count += 1;
      if (listed.length < maxListedProblems) listed.push(problem);
    },
    listed: () => listed,
    count: () => count,
  };
}
