import type { FileLimits } from '../source/file-limits';
import type { Cell, CellKind } from './cell';
import type { NumberMeaning } from './number-formats';
import { numberText } from './number-text';
import { durationText, isoDateText, serialDateText } from './serial-date';
import { replaceUnstorable, unescapeText } from './unescape-text';

/** A cell as it is stored in the sheet part. */
export type StoredCell = {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  hasValue: boolean;
  value: string;
};

/** What the rest of the workbook says about its cells. */
export type CellContext = {
  readonly sharedStrings: readonly string[];
  readonly numberMeanings: readonly NumberMeaning[];
  readonly is1904: boolean;
  readonly limits: FileLimits;
};

type Reading = { readonly kind: CellKind; readonly text: string };

const unreadable: Reading = { kind: 'unreadable', text: '' };

/** The value of a stored cell; undefined where the cell is empty. */
export function readCell(stored: StoredCell, context: CellContext): Cell | undefined {
  const reading = readStored(stored, context);
  if (!reading) return undefined;
  if (reading.text.length > context.limits.maxCellLength) {
    return { column: stored.column, kind: 'too_long', text: '', isAltered: false };
  }
  const text = replaceUnstorable(reading.text);
  return { column: stored.column, kind: reading.kind, text, isAltered: text !== reading.text };
}

function readStored(stored: StoredCell, context: CellContext): Reading | undefined {
  const isText = stored.type === 'inlineStr' || stored.type === 'str';
  const hasNoResult = stored.hasFormula && stored.value === '' && !(stored.type === 'str' && stored.hasValue);
  if (hasNoResult) return { kind: 'formula_without_value', text: '' };
  if (stored.value === '') return undefined;
  return isText ? { kind: 'text', text: unescapeText(stored.value) } : readTyped(stored, context);
}

function readTyped({ type, style, value }: StoredCell, context: CellContext): Reading {
  switch (type) {
    case 's':
      return sharedText(value, context.sharedStrings);
    case 'b':
      return { kind: 'boolean', text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' };
    case 'e':
      return { kind: 'error', text: value };
    case 'd':
      return { kind: 'date', text: isoDateText(value) ?? value };
    default:
      return readNumber(value, context.numberMeanings[style] ?? 'number', context.is1904);
  }
}

function sharedText(index: string, sharedStrings: readonly string[]): Reading {
  const text = sharedStrings[Number(index)];
  return text === undefined ? unreadable : { kind: 'text', text };
}

function readNumber(value: string, meaning: NumberMeaning, is1904: boolean): Reading {
  const text = numberText(value);
  if (text === undefined) return unreadable;
  if (meaning === 'duration') return { kind: 'date', text: durationText(Number(value)) };
  const date = meaning === 'date' ? serialDateText(Number(value), is1904) : undefined;
  return date === undefined ? { kind: 'number', text } : { kind: 'date', text: date };
}
