const points = new Intl.NumberFormat('en', {
  ...{ signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 },
});

/** A difference of scores in points, where 0.01 is one: "+3.2", "−0.8". */
export function describePoints(difference: number): string {
  return points.format(difference * 100).replace('-', '−');
}
