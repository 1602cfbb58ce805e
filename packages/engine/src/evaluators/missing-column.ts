import type { ImportReport } from '@assay/contracts';
import type { BuiltMetric } from '@assay/evaluator';

/** Setting of every metric that needs a reference: the column it is read from. */
const referenceSetting = 'referenceColumn';
/** Reference columns that stand for a role, whatever the header of the column that has it. */
const roleColumns = {
  answer: { role: 'answer', compares: 'expected answers', lacks: 'answer column' },
  expected_trajectory: {
    role: 'expectedTrajectory',
    compares: 'expected trajectories',
    lacks: 'column of expected trajectories',
  },
} as const;

/** Why a metric finds no references in a dataset: the column it reads is not there; undefined when it is or none is needed. */
export function missingColumn(
  { name, built }: { readonly name: string; readonly built: BuiltMetric },
  datasetName: string,
  { columns }: Pick<ImportReport, 'columns'>,
): string | undefined {
  if (!built.needs.includes('reference') && !built.needs.includes('trajectory')) return undefined;
  const wanted = built.settings[referenceSetting] ?? 'expected_trajectory';
  const byRole = Object.entries(roleColumns).find(([column]) => column === wanted)?.[1];
  if (byRole !== undefined && columns.some(({ role }) => role === byRole.role)) return undefined;
  if (byRole !== undefined) {
    return `"${name}" compares with ${byRole.compares}, and the dataset "${datasetName}" has no ${byRole.lacks}`;
  }
  const further = columns.filter(({ role }) => role === 'metadata').map(({ header }) => header);
  if (typeof wanted === 'string' && further.includes(wanted)) return undefined;
  const offer = further.length === 0 ? 'it has no further columns' : `its further columns are ${further.join(', ')}`;
  return `"${name}" reads its references from the column "${wanted}", which "${datasetName}" does not have; ${offer}`;
}
