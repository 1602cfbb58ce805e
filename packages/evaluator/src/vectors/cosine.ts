/**
 * Cosine of the angle between two vectors; 0 where one has no length.
 *
 * @returns in [-1, 1]
 * @throws {RangeError} if the vectors differ in length
 */
export function cosine(left: readonly number[], right: readonly number[]): number {
  if (left.length !== right.length) {
    throw new RangeError(`vectors of ${left.length} and ${right.length} numbers cannot be compared`);
  }
  let [dot, leftSquares, rightSquares] = [0, 0, 0];
  for (let index = 0; index < left.length; index++) {
    const [a, b] = [left[index] ?? 0, right[index] ?? 0];
    dot += a * b;
    leftSquares += a * a;
    rightSquares += b * b;
  }
  const lengths = Math.sqrt(leftSquares) * Math.sqrt(rightSquares);
  return lengths === 0 ? 0 : Math.min(1, Math.max(-1, dot / lengths));
}
