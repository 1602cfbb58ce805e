/** The families metric types are grouped into, in the order they are shown. */
export const metricFamilies = [
  'text',
  'nlp',
  'semantic',
  'json',
  'property',
  'judge',
  'trajectory',
  'code',
  'operational',
] as const;

/** One of {@link metricFamilies}. */
export type MetricFamily = (typeof metricFamilies)[number];

/** What a metric may need besides the prediction: data of the case (`reference`, `trajectory`) or a port of the same name. */
export const metricNeeds = [
  'reference',
  'trajectory',
  'embedding',
  'tokenEmbedding',
  'judge',
  'sandbox',
  'regex',
] as const;

/** One of {@link metricNeeds}. */
export type MetricNeed = (typeof metricNeeds)[number];

/** Which way a metric's native `value` is better; its `score` is always higher-is-better. */
export const metricDirections = ['maximize', 'minimize'] as const;

/** One of {@link metricDirections}. */
export type MetricDirection = (typeof metricDirections)[number];
