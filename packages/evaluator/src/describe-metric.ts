import { z } from 'zod';
import { findMetric } from './find-metric';
import { type Json, jsonSchema } from './json';
import type { MetricCard } from './metric';

/** A metric type's card, its other names, and the JSON Schema of its settings with title, description and default of each. */
export type MetricDescription = MetricCard & { readonly aliases: readonly string[]; readonly settings: Json };

/**
 * Everything a form, an API document or a reference page shows about one metric type.
 *
 * @throws {MetricConfigError} naming the nearest known metric when there is none of that name
 */
export function describeMetric(name: string): MetricDescription {
  const { build: _, settingsSchema, aliases, settingAliases: __, ...card } = findMetric(name).metric;
  const settings = jsonSchema.parse(JSON.parse(JSON.stringify(z.toJSONSchema(settingsSchema, { io: 'input' }))));
  return { ...card, aliases: Object.keys(aliases), settings };
}
