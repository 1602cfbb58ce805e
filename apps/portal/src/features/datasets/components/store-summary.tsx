import type { ImportReport } from '@assay/contracts';
import { countWords } from '../count-words';

type StoreSummaryProps = {
  readonly report: ImportReport | undefined;
  readonly isReady: boolean;
  /** Name of the dataset; empty while it has none. */
  readonly name: string;
  readonly version: number;
};

/** "60 cases become FAQ Español v1. 1 row is left out." */
export function StoreSummary({ report, isReady, name, version }: StoreSummaryProps) {
  if (!report) return 'Choose a file to see what it becomes.';
  if (!isReady) return 'The file cannot be stored as it is yet; see what stands beside it.';
  const { nCases, nSkipped } = report;
  return (
    <>
      {countWords(nCases, 'case')} {nCases === 1 ? 'becomes' : 'become'}{' '}
      <b className="font-medium break-words text-ink">
        {name.trim() || 'the dataset'} v{version}
      </b>
      .{' '}
      {nSkipped === 0
        ? 'No row is left out.'
        : `${countWords(nSkipped, 'row')} ${nSkipped === 1 ? 'is' : 'are'} left out.`}
    </>
  );
}
