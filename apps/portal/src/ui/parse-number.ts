/**
 * The number a person typed, with a point or a comma before the decimals; undefined for anything else.
 *
 * Groups of thousands are not accepted: in "1.000" nobody can tell a thousand from one.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}
