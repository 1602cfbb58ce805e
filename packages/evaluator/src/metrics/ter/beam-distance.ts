/** Columns looked at on either side of the diagonal. */
const beamWidth = 25;

/** Costs above any real one. */
const infinity = 1_000_000_000;

/** What happens to one word when the answer is rewritten into the reference. */
export type Edit = 'keep' | 'substitute' | 'delete' | 'insert';

/** Edit distances of answers of one length to one reference. */
export type BeamDistance = {
  /** Remembers an answer, so that answers that begin alike are compared from where they differ; gives its edits in order. */
  readonly align: (words: Int32Array) => { readonly distance: number; readonly edits: readonly Edit[] };
  /** Distance of an answer whose first `same` words are those of the remembered one. */
  readonly distanceFrom: (words: Int32Array, same: number) => number;
};

/**
 * Word edit distance searched only near the diagonal, so that time grows with the length and not with its square.
 *
 * @param reference - words by number; at least one
 * @param length - number of words of every answer
 * @see sacrebleu lib_ter.py, whose beam and preference among equal edits (keep or substitute, delete, insert) hold
 */
export function createBeamDistance(reference: Int32Array, length: number): BeamDistance {
  const columns = reference.length + 1;
  const band = bandOf(reference.length, length);
  const base = emptyTable(columns, length + 1);
  const trial = emptyTable(columns, length + 1);

  /** Fills one row of a table from the row above it, which lies in `above`. */
  function fillRow(row: number, word: number, [above, table]: readonly [Int32Array, Int32Array]): void {
    const [from, to] = band(row);
    const [up, here] = [(row - 1) * columns, row * columns];
    for (let column = from; column < to; column++) {
      let cost = (above[up + column] ?? infinity) + 1;
      if (column > 0) {
        const isSame = word === reference[column - 1];
        cost = Math.min(cost, (above[up + column - 1] ?? infinity) + (isSame ? 0 : 1));
        cost = Math.min(cost, (table[here + column - 1] ?? infinity) + 1);
      }
      table[here + column] = cost;
    }
  }

  function align(words: Int32Array): { distance: number; edits: readonly Edit[] } {
    words.forEach((word, index) => {
      fillRow(index + 1, word, [base, base]);
    });
    return { distance: base[base.length - 1] ?? infinity, edits: traceBack(base, words, reference) };
  }

  function distanceFrom(words: Int32Array, same: number): number {
    for (let row = same + 1; row <= length; row++) {
      fillRow(row, words[row - 1] ?? -1, [row === same + 1 ? base : trial, trial]);
    }
    return (same === length ? base : trial)[base.length - 1] ?? infinity;
  }

  return { align, distanceFrom };
}

/** A table whose first row says what inserting the first words of the reference costs; rows outside the band stay infinite. */
function emptyTable(columns: number, rows: number): Int32Array {
  const table = new Int32Array(columns * rows).fill(infinity);
  for (let column = 0; column < columns; column++) table[column] = column;
  return table;
}

/** First column and the one after the last, by row; the last row reaches the end. */
function bandOf(referenceLength: number, length: number): (row: number) => readonly [number, number] {
  const ratio = length === 0 ? 1 : referenceLength / length;
  const width = beamWidth < ratio / 2 ? Math.ceil(ratio / 2 + beamWidth) : beamWidth;
  return (row) => {
    const diagonal = Math.floor(row * ratio);
    const end = row === length ? referenceLength + 1 : Math.min(referenceLength + 1, diagonal + width);
    return [Math.max(0, diagonal - width), end];
  };
}

function traceBack(table: Int32Array, words: Int32Array, reference: Int32Array): readonly Edit[] {
  const columns = reference.length + 1;
  const edits: Edit[] = [];
  let [row, column] = [words.length, reference.length];
  while (row > 0 || column > 0) {
    const edit = editAt(table, { columns, row, column, isSame: words[row - 1] === reference[column - 1] });
    edits.push(edit);
    if (edit !== 'insert') row--;
    if (edit !== 'delete') column--;
  }
  return edits.reverse();
}

type Cell = { readonly columns: number; readonly row: number; readonly column: number; readonly isSame: boolean };

function editAt(table: Int32Array, { columns, row, column, isSame }: Cell): Edit {
  if (row === 0) return 'insert';
  if (column === 0) return 'delete';
  const at = row * columns + column;
  const cost = table[at] ?? infinity;
  if (cost === (table[at - columns - 1] ?? infinity) + (isSame ? 0 : 1)) return isSame ? 'keep' : 'substitute';
  return cost === (table[at - columns] ?? infinity) + 1 ? 'delete' : 'insert';
}
