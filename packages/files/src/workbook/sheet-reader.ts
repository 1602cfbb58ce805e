import { brokenFile } from '../source/broken-file';
import { tooLarge } from '../source/too-large';
import type { XmlAttributes, XmlReader } from '../xml/parse-xml';
import type { Cell } from './cell';
import { cellAddress, maxColumn, maxRow, parseColumn } from './cell-address';
import { type CellContext, readCell, type StoredCell } from './read-cell';
import type { SheetItem } from './sheet-item';

type OpenRow = { readonly row: number; readonly isHidden: boolean; readonly cells: Cell[]; lastColumn: number };

type SheetState = {
  finished: SheetItem[];
  row: OpenRow | undefined;
  cell: StoredCell | undefined;
  lastRow: number;
  textLength: number;
  isCapturing: boolean;
  isPhonetic: boolean;
};

/** A stored `_xHHHH_` stands for one character, so a text this many times too long is too long however it is written. */
const escapeLength = 7;

/** Turns the elements of a sheet part into rows; empty rows and cells cost nothing, whatever the used range says. */
export function createSheetReader(sheet: string, context: CellContext): XmlReader<SheetItem> {
  const state: SheetState = {
    finished: [],
    row: undefined,
    cell: undefined,
    lastRow: 0,
    textLength: 0,
    isCapturing: false,
    isPhonetic: false,
  };
  return {
    open: (name, attributes) => openElement(state, name, attributes, sheet),
    close: (name) => closeElement(state, name, sheet, context),
    text: (text) => {
      if (!state.isCapturing || !state.cell || state.cell.value.length > context.limits.maxCellLength * escapeLength)
        return;
      state.cell.value += text;
    },
    take: () => {
      const taken = state.finished;
      state.finished = [];
      return taken;
    },
  };
}

function openElement(state: SheetState, name: string, attributes: XmlAttributes, sheet: string): void {
  switch (name) {
    case 'row':
      state.row = openRow(state.lastRow, attributes, sheet);
      state.lastRow = state.row.row;
      break;
    case 'c':
      if (state.row) state.cell = openCell(state.row, attributes, sheet);
      break;
    case 'col':
      noteHiddenColumns(state, attributes);
      break;
    case 'mergeCell':
      state.finished.push({ kind: 'merged_cells', range: attributes['ref'] ?? '' });
      break;
    default:
      if (state.cell) openCellPart(state, state.cell, name);
  }
}

function openCellPart(state: SheetState, cell: StoredCell, name: string): void {
  if (name === 'f') cell.hasFormula = true;
  else if (name === 'rPh') state.isPhonetic = true;
  else if (name === 'v' || name === 't') {
    state.isCapturing = !state.isPhonetic;
    if (name === 'v') cell.hasValue = true;
  }
}

function closeElement(state: SheetState, name: string, sheet: string, context: CellContext): void {
  if (name === 'v' || name === 't') state.isCapturing = false;
  else if (name === 'rPh') state.isPhonetic = false;
  else if (name === 'c' && state.row && state.cell) closeCell(state, state.cell, context);
  else if (name === 'row' && state.row) closeRow(state, state.row, sheet);
}

function openRow(lastRow: number, attributes: XmlAttributes, sheet: string): OpenRow {
  const row = attributes['r'] === undefined ? lastRow + 1 : Number(attributes['r']);
  if (!Number.isInteger(row) || row < 1 || row > maxRow) {
    throw brokenFile(`the sheet "${sheet}" has a row with an impossible number after row ${lastRow}`);
  }
  return { row, isHidden: isTrue(attributes['hidden']), cells: [], lastColumn: -1 };
}

function openCell(row: OpenRow, attributes: XmlAttributes, sheet: string): StoredCell {
  const reference = attributes['r'];
  const column = reference === undefined ? row.lastColumn + 1 : parseColumn(reference);
  if (column === undefined || column > maxColumn) {
    throw brokenFile(`row ${row.row} of the sheet "${sheet}" has a cell with an impossible address`);
  }
  row.lastColumn = column;
  const style = Number(attributes['s'] ?? 0);
  return { column, type: attributes['t'] ?? 'n', style, hasFormula: false, hasValue: false, value: '' };
}

function closeCell(state: SheetState, stored: StoredCell, context: CellContext): void {
  state.cell = undefined;
  const cell = readCell(stored, context);
  if (!cell) return;
  state.row?.cells.push(cell);
  state.textLength += cell.text.length;
  if (state.textLength > context.limits.maxTextLength) {
    throw tooLarge(`The cells of the sheet hold more than ${context.limits.maxTextLength} characters.`);
  }
}

function closeRow(state: SheetState, { row, isHidden, cells }: OpenRow, sheet: string): void {
  state.row = undefined;
  if (cells.length === 0) return;
  const sorted = cells.sort((left, right) => left.column - right.column);
  const twice = sorted.find((cell, index) => cell.column === sorted[index - 1]?.column);
  if (twice) throw brokenFile(`the cell ${cellAddress(sheet, twice.column, row)} is stored twice`);
  state.finished.push({ kind: 'row', row, isHidden, cells: sorted });
}

function noteHiddenColumns(state: SheetState, attributes: XmlAttributes): void {
  const first = Number(attributes['min']) - 1;
  const last = Number(attributes['max']) - 1;
  if (isTrue(attributes['hidden']) && first >= 0 && last >= first) {
    state.finished.push({ kind: 'hidden_columns', first, last });
  }
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
