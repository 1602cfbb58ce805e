import type { Archive } from '../archive/open-archive';
import { visitElements } from '../xml/visit-elements';

/** What a number in a cell of a style stands for. */
export type NumberMeaning = 'number' | 'date' | 'duration';

/** Built-in formats that show dates, by their ids; 27 to 36 and 50 to 58 are the East Asian ones. */
const dateIdRanges = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** Built-in format `[h]:mm:ss`. */
const elapsedTimeId = 46;

/** The meaning of each cell style of a workbook, by style index. */
export async function readNumberFormats(archive: Archive, part: string | undefined): Promise<NumberMeaning[]> {
  if (!part || !archive.has(part)) return [];
  const codes = new Map<number, string>();
  const formatIds: number[] = [];
  await visitElements(archive, part, (name, attributes, parent) => {
    const formatId = Number(attributes['numFmtId'] ?? 0);
    if (name === 'numFmt' && parent === 'numFmts') codes.set(formatId, attributes['formatCode'] ?? '');
    if (name === 'xf' && parent === 'cellXfs') formatIds.push(formatId);
  });
  return formatIds.map((formatId) => meaningOf(formatId, codes.get(formatId)));
}

function meaningOf(formatId: number, code: string | undefined): NumberMeaning {
  if (code !== undefined) return formatMeaning(code);
  if (formatId === elapsedTimeId) return 'duration';
  return dateIdRanges.some(([first, last]) => formatId >= first && formatId <= last) ? 'date' : 'number';
}

/** The meaning of a custom format code: a date has a date or time letter outside quotes, brackets and escapes. */
export function formatMeaning(code: string): NumberMeaning {
  if (/^(general|standard)$/i.test(code)) return 'number';
  const plain = code.replace(/"[^"]*"|\\.|_.|\*./g, '');
  if (/\[(h+|m+|s+)\]/i.test(plain)) return 'duration';
  return /[ymdhs]/i.test(plain.replace(/\[[^\]]*\]/g, '')) ? 'date' : 'number';
}
