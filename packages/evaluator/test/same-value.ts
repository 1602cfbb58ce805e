const relativeTolerance = 1e-9;

/** Equality of values from two programs: numbers to a relative tolerance (1e-9 unless given), everything else exactly. */
export function sameValue(actual: unknown, expected: unknown, tolerance: number = relativeTolerance): boolean {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected));
  }
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return (
      actual.length === expected.length && actual.every((value, index) => sameValue(value, expected[index], tolerance))
    );
  }
  return Object.is(actual, expected);
}
