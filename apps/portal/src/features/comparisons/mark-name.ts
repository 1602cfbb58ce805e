/** Most executions that are told apart by mark and letter. */
export const mostCompared = 8;

/**
 * How a compared execution is called in a sentence: "B #2".
 *
 * @param index - place among the compared, 0 for the baseline
 */
export function markName(index: number, number: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + index)} #${number}`;
}
