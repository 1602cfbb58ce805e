/**
 * Holm's step-down correction for asking several questions at once.
 *
 * @param pValues - one per question, each in [0, 1]
 * @returns adjusted p-values in the same order, each in [0, 1] and never below the raw one
 * @throws {RangeError} if a p-value is outside [0, 1]
 * @see Holm (1979), Scandinavian Journal of Statistics 6(2):65-70
 */
export function holmCorrection(pValues: readonly number[]): readonly number[] {
  for (const value of pValues) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`p-values must be in [0, 1], got ${value}`);
  }
  const ascending = pValues.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let floor = 0;
  for (const [rank, { value, index }] of ascending.entries()) {
    floor = Math.max(floor, Math.min(1, value * (pValues.length - rank)));
    adjusted[index] = floor;
  }
  return adjusted;
}
