/**
 * Plain text of a stored number, independent of its display format: the shortest decimal that reads back as the same
 * number (25 % is `0.25`, 1.50E+10 is `15000000000`), or every stored digit of a whole number a double cannot hold.
 *
 * @returns undefined where the stored text is no number
 */
export function numberText(stored: string): string | undefined {
  const text = stored.trim();
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return undefined;
  if (!Number.isSafeInteger(value) && /^-?[1-9]\d*$/.test(text)) return text;
  // Minus zero reads as zero.
  return String(value + 0);
}
