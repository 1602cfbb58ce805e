import type { Metric } from '@assay/contracts';

/** What is configured of a metric beside the settings of its type. */
export type MetricDraft = {
  /** Undefined until a person writes one: the form then suggests one. */
  readonly name: string | undefined;
  /** 0 to 1; undefined without one, NaN while what is typed is no number. */
  readonly threshold: number | undefined;
  readonly rationale: string;
};

/** The draft a form starts from. */
export function toDraft(metric?: Metric): MetricDraft {
  return { name: metric?.name, threshold: metric?.threshold ?? undefined, rationale: metric?.rationale ?? '' };
}

/** What is wrong with a draft, by field; empty when nothing is. */
export function checkDraft({ name, threshold }: MetricDraft): Readonly<Record<string, string>> {
  return {
    ...(name?.trim() === '' && { name: 'A name is needed.' }),
    ...(threshold !== undefined && !(threshold >= 0 && threshold <= 1) && { threshold: 'A number between 0 and 1.' }),
  };
}
