/** Below this a score keeps three significant digits instead of three decimals, so that it does not read as zero. */
const SMALL = 0.001;

/**
 * A score as people read it: three decimals, or three significant digits when it is tiny.
 *
 * @param value - a finite score or mean
 * @param locale - BCP 47 tag that sets the decimal sign
 */
export function formatScore(value: number, locale = 'en'): string {
  const isTiny = value !== 0 && Math.abs(value) < SMALL;
  const digits = isTiny
    ? { maximumSignificantDigits: 3 }
    : { minimumFractionDigits: 3, maximumFractionDigits: 3, useGrouping: false };
  return withMinus(new Intl.NumberFormat(locale, digits).format(value));
}

function withMinus(text: string): string {
  return text.replace('-', '−');
}
