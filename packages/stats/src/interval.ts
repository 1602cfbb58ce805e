/** A closed interval; `low <= high`. Same unit as the statistic it bounds. */
export type Interval = { readonly low: number; readonly high: number };
