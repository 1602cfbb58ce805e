import type { DatasetVersion } from '@assay/contracts';
import type { DraftDataset } from './evaluator-draft';

type VersionOf = (choice: Pick<DraftDataset, 'datasetId' | 'version'>) => Pick<DatasetVersion, 'report'> | undefined;

/**
 * Why a metric that compares with expected answers has nothing to compare with in a configuration: the dataset that has
 * none. Undefined when all have some, or while it is not known.
 */
export function missingAnswers(datasets: readonly DraftDataset[], versionOf: VersionOf): string | undefined {
  const without = datasets.find((dataset) => {
    const columns = versionOf(dataset)?.report.columns;
    return columns !== undefined && !columns.some(({ role }) => role === 'answer');
  });
  return without && `The dataset “${without.name}” has no expected answers.`;
}
