import type { Metric } from './metric';

export const metricRegistry: readonly Metric[] = [];
