import type { ImportReport } from '@assay/contracts';
import type { BuiltMetric } from '@assay/evaluator';

/** Setting of every metric that needs a reference: the column it is read from. */
const referenceSetting = 'referenceColumn';
/** Reference column that stands for the expected answers, whatever their header. */
const answerColumn = 'answer';

/** Why a metric finds no references in a dataset: the column it reads is not there; undefined when it is or none is needed. */
export function missingColumn(
  { name, built }: { readonly name: string; readonly built: BuiltMetric },
  datasetName: string,
  { columns }: Pick<ImportReport, 'columns'>,
): string | undefined {
  if (!built.needs.includes('reference')) return undefined;
  const wanted = built.settings[referenceSetting];
  if (wanted === answerColumn) {
    if (columns.some(({ role }) => role === 'answer')) return undefined;
    return `"${name}" compares with expected answers, and the dataset "${datasetName}" has no answer column`;
  }
  const further = columns.filter(({ role }) => role === 'metadata').map(({ header }) => header);
  if (typeof wanted === 'string' && further.includes(wanted)) return undefined;
  const offer = further.length === 0 ? 'it has no further columns' : `its further columns are ${further.join(', ')}`;
  return `"${name}" reads its references from the column "${wanted}", which "${datasetName}" does not have; ${offer}`;
}
