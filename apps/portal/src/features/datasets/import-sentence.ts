import type { ImportReport } from '@assay/contracts';
import { countWords } from './count-words';

/** What became of every row: "61 rows: 60 become cases, 1 is left out." */
export function importSentence({
  nRows,
  nCases,
  nSkipped,
}: Pick<ImportReport, 'nRows' | 'nCases' | 'nSkipped'>): string {
  const rows = countWords(nRows, 'row');
  if (nRows === 0) return 'There is no row below the header.';
  const cases = nCases === 1 ? '1 becomes a case' : `${nCases.toLocaleString('en')} become cases`;
  if (nSkipped === 0) return `${rows}: ${cases}, none is left out.`;
  return `${rows}: ${cases}, ${nSkipped.toLocaleString('en')} ${nSkipped === 1 ? 'is' : 'are'} left out.`;
}
