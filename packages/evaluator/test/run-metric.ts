import { buildMetric, type Json, type Sample, type ScoreResult } from '../src/index';
import { hostRegex } from './host-regex';

/** Scores one prediction with one metric. */
export function runMetric(
  name: string,
  settings: Readonly<Record<string, unknown>>,
  sample: { readonly output: Json; readonly references?: readonly Json[]; readonly metadata?: Sample['metadata'] },
): Promise<ScoreResult> {
  return buildMetric(name, settings).evaluate(
    { input: '', references: [], metadata: {}, ...sample },
    { regex: hostRegex },
  );
}

/** The score, or the error code of an unscored result. */
export function outcomeOf(result: ScoreResult): number | string {
  return result.status === 'scored' ? result.score : result.error.code;
}

/** Score of one named part, or the error code of an unscored result. */
export function partOf(result: ScoreResult, key: string): number | string | null | undefined {
  return result.status === 'scored' ? result.subScores.find((part) => part.key === key)?.score : result.error.code;
}
