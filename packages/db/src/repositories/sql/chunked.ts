export type ChunkLimits<Row> = {
  /** Rows of one chunk at most; integer >= 1. */
  readonly maxRows: number;
  /** Characters of one chunk, about; a larger row makes a chunk of its own. */
  readonly maxChars: number;
  /** About how many characters a row holds. */
  readonly charsOf: (row: Row) => number;
};

/** The rows in order, cut so that one statement never holds too many or too large ones. */
export function* chunked<Row>(rows: readonly Row[], limits: ChunkLimits<Row>): Generator<readonly Row[]> {
  let chunk: Row[] = [];
  let chars = 0;
  for (const row of rows) {
    const size = limits.charsOf(row);
    if (chunk.length > 0 && (chunk.length >= limits.maxRows || chars + size > limits.maxChars)) {
      yield chunk;
      chunk = [];
      chars = 0;
    }
    chunk.push(row);
    chars += size;
  }
  if (chunk.length > 0) yield chunk;
}
