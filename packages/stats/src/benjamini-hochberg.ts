/**
 * Benjamini and Hochberg's step-up correction: among the questions answered yes below a level q, the expected share of
 * false ones is at most q. Gentler than {@link holmCorrection}, for many questions of which some may be wrong.
 *
 * @param pValues - one per question, each in [0, 1]
 * @returns adjusted p-values in the same order, each in [0, 1] and never below the raw one
 * @throws {RangeError} if a p-value is outside [0, 1]
 * @see Benjamini & Hochberg (1995), Journal of the Royal Statistical Society B 57(1):289-300
 */
export function benjaminiHochberg(pValues: readonly number[]): readonly number[] {
  for (const value of pValues) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`p-values must be in [0, 1], got ${value}`);
  }
  const descending = pValues.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let ceiling = 1;
  for (const [place, { value, index }] of descending.entries()) {
    ceiling = Math.min(ceiling, value * (pValues.length / (pValues.length - place)));
    adjusted[index] = ceiling;
  }
  return adjusted;
}
