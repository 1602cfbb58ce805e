/** Standard-normal quantile at 0.975: 95 % of the mass lies within this many standard deviations of the mean. */
export const normalQuantile95 = 1.959963984540054;
