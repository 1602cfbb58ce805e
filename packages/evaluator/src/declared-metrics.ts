import { z } from 'zod';
import { buildMetric } from './build-metric';
import type { BuiltMetric } from './metric';
import { type ConfigIssue, MetricConfigError } from './metric-config-error';

/** One metric of a declaration, ready to score cases. */
export type DeclaredMetric = {
  /** What results are filed under; unique within the declaration. */
  readonly name: string;
  readonly metric: BuiltMetric;
  /** Share in a composite, >= 0; 1 unless given. */
  readonly weight: number;
  /** Score from which a case passes, in [0, 1]; null for none. */
  readonly threshold: number | null;
};

const settingsSchema = z.record(z.string(), z.unknown()).nullish();
const common = { weight: z.number().min(0).default(1), threshold: z.number().min(0).max(1).nullish() };

/** `- rouge` */
const bareSchema = z
  .string()
  .transform((type) => ({ type, name: undefined, settings: {}, weight: 1, threshold: null }));
/** Our own form: `- {type: rouge, name: Overlap, settings: {variant: rouge2}, weight: 2, threshold: 0.6}` */
const ownSchema = z.strictObject({
  type: z.string(),
  name: z.string().min(1).optional(),
  settings: settingsSchema,
  ...common,
});
/** The form of other projects: `- {name: rouge, params: {variant: rouge2}}` */
const foreignSchema = z
  .strictObject({ name: z.string(), params: settingsSchema, ...common })
  .transform(({ name, params, ...rest }) => ({ type: name, name: undefined, settings: params, ...rest }));

const entrySchema = z.union([bareSchema, ownSchema, foreignSchema]);
const listNames = ['metrics', 'evaluators'] as const;

/**
 * Builds the metrics a declaration lists: `{metrics: [{type, name, settings, weight, threshold}]}`, or
 * `{evaluators: [{name, params}]}` as other projects write it, or such a list alone. Types are known by every alias,
 * settings by every spelling.
 *
 * @throws {MetricConfigError} with every issue and its place (`['evaluators', 2, 'params', 'variant']`): a declaration of
 *   another shape, an unknown metric or setting (naming the nearest known one), an impossible setting, a name given twice
 */
export function declaredMetrics(declaration: unknown): readonly DeclaredMetric[] {
  const { place, entries } = entriesOf(declaration);
  const issues: ConfigIssue[] = [];
  const declared = entries.flatMap((entry, index) => {
    const at = [...place, index];
    const read = readEntry(entry, at);
    if ('issues' in read) issues.push(...read.issues);
    return 'issues' in read ? [] : [read];
  });
  const names = uniqueNames(declared, issues, place);
  if (issues.length > 0) throw new MetricConfigError('declaration', issues);
  return declared.map((one, index) => ({ ...one, name: names[index] ?? one.metric.type }));
}

type Path = readonly (string | number)[];
type Read = Omit<DeclaredMetric, 'name'> & { readonly name: string | undefined };

function entriesOf(declaration: unknown): { readonly place: Path; readonly entries: readonly unknown[] } {
  if (Array.isArray(declaration)) return { place: [], entries: declaration };
  for (const name of listNames) {
    const entries = z.looseObject({ [name]: z.array(z.unknown()) }).safeParse(declaration);
    if (entries.success) return { place: [name], entries: entries.data[name] ?? [] };
  }
  const message = 'a declaration is a list of metrics, or has one under "metrics" or "evaluators"';
  throw new MetricConfigError('declaration', [{ path: [], message }]);
}

function readEntry(entry: unknown, at: Path): Read | { readonly issues: readonly ConfigIssue[] } {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) {
    const message =
      'is no metric: give its type, or {type, name, settings, weight, threshold}, or {name, params}; weight >= 0, threshold from 0 to 1';
    return { issues: [{ path: at, message }] };
  }
  const { type, name, settings, weight, threshold } = parsed.data;
  const field = typeof entry === 'object' && entry !== null && 'params' in entry ? 'params' : 'settings';
  try {
    return { name, metric: buildMetric(type, settings ?? {}), weight, threshold: threshold ?? null };
  } catch (error) {
    if (!(error instanceof MetricConfigError)) throw error;
    const issues = error.issues.map(({ path, message }) => ({
      path: path.length === 0 ? at : [...at, field, ...path],
      message,
    }));
    return { issues };
  }
}

/** Given names as they are; a type that stands twice without a name is counted: `rouge`, `rouge_2`. */
function uniqueNames(declared: readonly Read[], issues: ConfigIssue[], place: Path): readonly string[] {
  const taken = new Set<string>();
  for (const [index, { name }] of declared.entries()) {
    if (name === undefined) continue;
    if (taken.has(name)) issues.push({ path: [...place, index, 'name'], message: `the name "${name}" is given twice` });
    taken.add(name);
  }
  return declared.map(({ name, metric: { type } }) => {
    if (name !== undefined) return name;
    let free = type;
    for (let count = 2; taken.has(free); count += 1) free = `${type}_${count}`;
    taken.add(free);
    return free;
  });
}
