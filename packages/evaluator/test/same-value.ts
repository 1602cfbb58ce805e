const relativeTolerance = 1e-9;

/** Equality of values from two programs: numbers to 1e-9 relative, everything else exactly. */
export function sameValue(actual: unknown, expected: unknown): boolean {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= relativeTolerance * Math.max(1, Math.abs(expected));
  }
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.length === expected.length && actual.every((value, index) => sameValue(value, expected[index]));
  }
  return Object.is(actual, expected);
}
