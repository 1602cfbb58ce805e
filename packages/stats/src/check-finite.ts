/** @throws {RangeError} naming the first value that is not finite */
export function checkFinite(values: Iterable<number>, what: string): void {
  for (const value of values) {
    if (!Number.isFinite(value)) throw new RangeError(`${what} must be finite, got ${value}`);
  }
}
