import type { z } from 'zod';
import type { Json } from './json';
import type { BuiltMetric, CorpusAggregate, Metric, MetricCard } from './metric';
import { type ConfigIssue, MetricConfigError } from './metric-config-error';
import { MetricPortError } from './metric-port-error';
import type { MetricPorts } from './metric-ports';
import type { MetricNeed } from './metric-words';
import { resolveReferences } from './resolve-references';
import type { Sample } from './sample';
import { unscored } from './score';
import type { ScoredResult, ScoreResult } from './score-result';

type PortNeed = MetricNeed & keyof MetricPorts;
/** The ports of declared needs; whoever asks a judge may also draw marks for its prompts. */
type PortsFor<Need extends MetricNeed> = Pick<
  MetricPorts,
  (Need & PortNeed) | ('judge' extends Need ? 'nonce' : never)
>;

/** What the author of a metric type writes. */
export type MetricDefinition<Schema extends z.ZodObject, Need extends MetricNeed> = Omit<
  MetricCard,
  'needs' | 'exampleSettings'
> & {
  readonly exampleSettings?: MetricCard['exampleSettings'];
  readonly needs: readonly Need[];
  /** What remains needed under these settings; all of `needs` unless given. */
  readonly needsWith?: (settings: z.infer<Schema>) => readonly Need[];
  readonly aliases?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly settingAliases?: Readonly<Record<string, string>>;
  readonly settings: Schema;
  /** Called with at least one reference when `reference` is needed; only the ports of declared needs are there. */
  readonly evaluate: (
    sample: Sample,
    settings: z.infer<Schema>,
    ports: PortsFor<Need>,
  ) => ScoreResult | Promise<ScoreResult>;
  readonly aggregate?: (results: readonly ScoredResult[], settings: z.infer<Schema>) => CorpusAggregate;
  /** Faults of settings that only a library loaded on first use can find. */
  readonly check?: (settings: z.infer<Schema>) => Promise<readonly ConfigIssue[]>;
};

/** Turns a metric's definition into what the registry holds; the compiler checks that only declared ports are used. */
export function defineMetric<Schema extends z.ZodObject, const Need extends MetricNeed = never>(
  definition: MetricDefinition<Schema, Need>,
): Metric {
  const {
    aliases = {},
    settingAliases = {},
    settings,
    evaluate: _,
    aggregate: __,
    needsWith: ___,
    check: ____,
    ...card
  } = definition;
  return {
    exampleSettings: {},
    ...card,
    aliases,
    settingAliases,
    settingsSchema: settings,
    build: (raw) => build(definition, parseSettings(definition, raw)),
  };
}

function parseSettings<Schema extends z.ZodObject, Need extends MetricNeed>(
  { type, settings }: MetricDefinition<Schema, Need>,
  raw: Readonly<Record<string, unknown>>,
): z.infer<Schema> {
  const parsed = settings.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message,
  }));
  throw new MetricConfigError(type, issues);
}

function build<Schema extends z.ZodObject, Need extends MetricNeed>(
  definition: MetricDefinition<Schema, Need>,
  settings: z.infer<Schema>,
): BuiltMetric {
  const { type, version, direction, range, aggregate, check } = definition;
  const needs = definition.needsWith?.(settings) ?? definition.needs;
  return {
    type,
    version,
    direction,
    needs,
    settings,
    async evaluate(sample, ports = {}) {
      const ready = prepareSample(sample, settings, needs);
      if ('status' in ready) return ready;
      if (!hasPorts(ports, needs)) {
        return unscored('config_error', `${type} needs ${needs.join(' and ')}, which is not configured here`);
      }
      return withinRange(type, range, await withoutPortFaults(() => definition.evaluate(ready, settings, ports)));
    },
    ...(aggregate && { aggregate: (results: readonly ScoredResult[]) => aggregate(results, settings) }),
    ...(check && { check: () => check(settings) }),
  };
}

function prepareSample(
  sample: Sample,
  settings: Readonly<Record<string, unknown>>,
  needs: readonly MetricNeed[],
): Sample | ScoreResult {
  if (!needs.includes('reference')) return sample;
  return resolveReferences(sample, String(settings['referenceColumn'] ?? ''));
}

function hasPorts<Need extends MetricNeed>(
  ports: Partial<MetricPorts>,
  needs: readonly Need[],
): ports is Partial<MetricPorts> & PortsFor<Need> {
  return needs.every((need) => need === 'reference' || need === 'trajectory' || need in ports);
}

/** A port that failed leaves the case unscored with the port's own reason. */
async function withoutPortFaults(score: () => ScoreResult | Promise<ScoreResult>): Promise<ScoreResult> {
  try {
    return await score();
  } catch (error) {
    if (error instanceof MetricPortError) return unscored(error.code, error.message);
    throw error;
  }
}

function withinRange(type: string, [min, max]: readonly [number, number], result: ScoreResult): ScoreResult {
  if (result.status === 'unscored' || (result.score >= min && result.score <= max)) return result;
  return unscored('invalid_return', `${type} returned ${result.score}, which is not a number from ${min} to ${max}`);
}
