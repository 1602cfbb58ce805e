/** Longer texts are not kept, so that memory stays small. */
const longestKept = 10_000;
const mostKept = 16;

/**
 * The same function, which keeps what it last gave for a few short texts: several metrics ask for the same text one after
 * the other.
 */
export function remembering<Result>(compute: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length > longestKept) return result;
    const [oldest] = kept.size >= mostKept ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(text, result);
    return result;
  };
}
