const points = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/**
 * A difference of scores as people read it: "+3.4", in points.
 *
 * @param difference - in score units, where 0.01 is one point
 */
export function formatPoints(difference: number): string {
  return points.format(difference * 100).replace('-', '−');
}
