import { z } from 'zod';
import type { MetricDescription } from '../src/describe-metric';

const settingSchema = z.looseObject({
  title: z.string(),
  description: z.string(),
  default: z.json().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.json()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
});
const settingsSchema = z.looseObject({ properties: z.record(z.string(), settingSchema).optional() });

/** Text of the metric reference: an overview, then one section per metric type with its settings. */
export function renderReference(metrics: readonly MetricDescription[]): string {
  const overview = metrics.map(
    ({ type, title, family, description }) =>
      `| [${title}](#${type}) | \`${type}\` | ${family} | ${cell(description)} |`,
  );
  return [
    '# Metric reference',
    '',
    'Generated from the metric folders by `npm run gen`; do not edit.',
    '',
    '| metric | type | family | what it asks |',
    '| --- | --- | --- | --- |',
    ...overview,
    '',
    ...metrics.flatMap(renderMetric),
  ].join('\n');
}

function renderMetric(metric: MetricDescription): string[] {
  const { properties = {} } = settingsSchema.parse(metric.settings);
  const aliases = metric.aliases.map((alias) => `\`${alias}\``).join(', ');
  return [
    `<a id="${metric.type}"></a>`,
    '',
    `## ${metric.title}`,
    '',
    metric.description,
    '',
    ...(metric.deprecated
      ? [`- Deprecated: use \`${metric.deprecated.replacedBy}\`. ${metric.deprecated.migration}`]
      : []),
    `- Type \`${metric.type}\`, version ${metric.version}${aliases === '' ? '' : `; also known as ${aliases}`}`,
    `- Score from ${metric.range[0]} to ${metric.range[1]}, higher is better; its native value: ${metric.direction}`,
    `- Needs: ${metric.needs.length === 0 ? 'nothing besides the answer' : metric.needs.join(', ')}`,
    `- How to read it: ${metric.howToRead}`,
    `- Source: ${metric.source}`,
    `- More: [README](../packages/evaluator/src/metrics/${metric.type}/README.md)`,
    '',
    '| setting | kind | default | meaning |',
    '| --- | --- | --- | --- |',
    ...Object.entries(properties).map(renderSetting),
    '',
  ];
}

function renderSetting([name, setting]: [string, z.infer<typeof settingSchema>]): string {
  const fallback = setting.default === undefined ? 'required' : `\`${JSON.stringify(setting.default)}\``;
  return `| \`${name}\` | ${cell(kindOf(setting))} | ${fallback} | ${cell(setting.description)} |`;
}

function kindOf({ type, enum: values, anyOf }: z.infer<typeof settingSchema>): string {
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (anyOf) return anyOf.map((option) => option.type ?? 'any').join(' or ');
  return [type ?? 'any'].flat().join(' or ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
