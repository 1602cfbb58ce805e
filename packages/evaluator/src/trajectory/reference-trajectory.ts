import { z } from 'zod';
import type { Json } from '../json';
import type { Sample } from '../sample';
import { unscored } from '../score';
import type { UnscoredResult } from '../score-result';
import { normalizeTrajectory } from './normalize-trajectory';
import type { Trajectory } from './trajectory';

/** The column whose values are the expected trajectories of cases. */
export const trajectoryColumn = 'expected_trajectory';

/** The setting every metric that needs an expected trajectory has. */
export const trajectoryReferenceSettings = {
  referenceColumn: z.string().min(1).default(trajectoryColumn).meta({
    title: 'Reference column',
    description: 'Column of the dataset that holds the expected trajectory, or a bare list of calls, as JSON.',
  }),
};

/** What a column holds of an expected trajectory. */
export type ReferenceValue = { readonly value: Json };

/** What the chosen column of a case holds, or why it holds nothing. */
export function referenceTrajectoryValue(
  { trajectory, metadata }: Sample,
  column: string,
): ReferenceValue | UnscoredResult {
  const own = Object.hasOwn(metadata, column) ? metadata[column] : undefined;
  const value = column === trajectoryColumn ? (trajectory ?? own) : own;
  if (value !== undefined && value !== null && value !== '') return { value };
  const what =
    column === trajectoryColumn ? 'the case has no expected trajectory' : `the case has no value in column "${column}"`;
  return unscored('missing_reference', `${what}; add one to the dataset or leave this metric out`);
}

/** The expected trajectory of a case in one form, or why there is none. */
export function referenceTrajectory(sample: Sample, column: string): Trajectory | UnscoredResult {
  const found = referenceTrajectoryValue(sample, column);
  if ('status' in found) return found;
  const read = normalizeTrajectory(found.value);
  if (read.ok) return read.trajectory;
  return unscored('invalid_reference', `the expected trajectory cannot be used: ${read.error.message}`);
}
