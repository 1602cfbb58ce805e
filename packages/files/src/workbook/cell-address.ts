/** The format's last column, XFD, counted from 0. */
export const maxColumn = 16_383;
/** The format's last row, counted from 1. */
export const maxRow = 1_048_576;

/** Letters of a column counted from 0: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Column, counted from 0, of a reference such as `B7`; undefined where it names no column of a sheet. */
export function parseColumn(reference: string): number | undefined {
  let column = 0;
  let index = 0;
  for (; index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) & ~0x20;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return index > 0 && index <= 3 && column - 1 <= maxColumn ? column - 1 : undefined;
}

/** Address of a cell as a spreadsheet program writes it: `Sheet1!B7`, `'My sheet'!B7`. */
export function cellAddress(sheet: string, column: number, row: number): string {
  const name = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${columnLetter(column)}${row}`;
}
