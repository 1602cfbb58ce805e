import type { VectorCase } from '../vector-case';

/** A deliberate difference from reference projects: which cases it touches, and why. */
export type Exclusion = {
  readonly families: readonly string[];
  readonly reason: string;
  /** Whether the specification of the metrics, or of the vectors, says so itself; what else we decided counts as ours. */
  readonly isWritten: boolean;
  /** Whether a case may differ because of this. A case that agrees all the same counts as passed. */
  readonly touches: (vector: VectorCase) => boolean;
};
