/** A difference between two executions. */
export type Difference = {
  /** New minus old; for `points` in score units, where 0.01 is one point. */
  readonly by: number;
  readonly unit: 'points' | 's' | '$' | '';
  readonly isHigherBetter: boolean;
  /** Whether the interval of the difference leaves out zero. */
  readonly isEvidence: boolean;
  /** Words for better and worse of this quantity: "faster" and "slower". */
  readonly words?: { readonly better: string; readonly worse: string };
};

type DescribedDelta = {
  readonly amount: string;
  readonly word: string;
  readonly tone: 'better' | 'worse' | 'none';
  /** Follows the number; colour and word follow the meaning. */
  readonly arrow: 'up' | 'down' | 'none';
};

/** A difference in sign, word, colour and arrow, none of which stands alone. */
export function describeDelta(difference: Difference, locale = 'en'): DescribedDelta {
  const { by, isHigherBetter, isEvidence, words = { better: 'better', worse: 'worse' } } = difference;
  const amount = formatAmount(difference, locale);
  if (by === 0) return { amount, word: 'unchanged', tone: 'none', arrow: 'none' };
  if (!isEvidence) return { amount, word: 'no evidence of a difference', tone: 'none', arrow: 'none' };
  const tone = by > 0 === isHigherBetter ? 'better' : 'worse';
  return { amount, word: words[tone], tone, arrow: by > 0 ? 'up' : 'down' };
}

function formatAmount({ by, unit }: Difference, locale: string): string {
  const options: Intl.NumberFormatOptions = { signDisplay: 'exceptZero' };
  if (unit === 'points') Object.assign(options, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  else options.maximumSignificantDigits = 3;
  const text = new Intl.NumberFormat(locale, options).format(unit === 'points' ? by * 100 : by).replace('-', '−');
  if (unit === '$') return text.replace(/^([+−]?)/, '$1\u0024');
  return unit ? `${text} ${unit}` : text;
}
