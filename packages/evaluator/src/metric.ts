import type { z } from 'zod';
import type { Json } from './json';
import type { ConfigIssue } from './metric-config-error';
import type { MetricPorts } from './metric-ports';
import type { MetricDirection, MetricFamily, MetricNeed } from './metric-words';
import type { Sample } from './sample';
import type { ScoredResult, ScoreResult } from './score-result';

/** Laws the conformance suite proves for every metric that claims them. */
export type MetricLaws = {
  /** A non-empty prediction equal to the reference scores 1. */
  readonly perfectOnEqual: boolean;
  /** Exchanging prediction and reference changes no score. */
  readonly symmetric: boolean;
};

/** The words about a metric type that pages, forms and documents show. */
export type MetricCard = {
  readonly type: string;
  /** Raised whenever what the metric returns changes. */
  readonly version: number;
  readonly title: string;
  /** What it measures, in one or two sentences. */
  readonly description: string;
  /** How a person should read the number. */
  readonly howToRead: string;
  readonly family: MetricFamily;
  /** Range of `score`. */
  readonly range: readonly [min: number, max: number];
  readonly direction: MetricDirection;
  readonly needs: readonly MetricNeed[];
  /** Paper, specification or project the behaviour follows. */
  readonly source: string;
  readonly laws: MetricLaws;
  /** Values for the settings that have no default, as an example to start from. */
  readonly exampleSettings: Readonly<Record<string, Json>>;
  /** There for a type that still loads and runs but is not offered for new metrics, with the type that takes its place. */
  readonly deprecated?: { readonly replacedBy: string; readonly migration: string };
};

/** A figure over all cases that is not the mean of the cases' scores. */
export type CorpusAggregate = {
  readonly key: string;
  /** What the figure is called beside the mean, so that the two are not confused. */
  readonly title: string;
  /** In [0, 1]; null when no case was scored. */
  readonly score: number | null;
  readonly metadata: Readonly<Record<string, Json>>;
};

/** A metric type with its settings fixed: ready to score cases. */
export type BuiltMetric = {
  readonly type: string;
  readonly version: number;
  readonly direction: MetricDirection;
  /** What these settings need; a setting may lift a need of the type. */
  readonly needs: readonly MetricNeed[];
  /** Every setting with its canonical name, defaults filled in. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly evaluate: (sample: Sample, ports?: Partial<MetricPorts>) => Promise<ScoreResult>;
  /** The figure over the whole corpus, where the mean is not the whole story. Unscored cases are left out before. */
  readonly aggregate?: (results: readonly ScoredResult[]) => CorpusAggregate;
  /** Faults of the settings that building cannot see because finding them loads a library; ask before saving. None when they can work. */
  readonly check?: () => Promise<readonly ConfigIssue[]>;
};

/** A metric type as the registry holds it. */
export type Metric = MetricCard & {
  /** Other names it answers to, with the settings each presets. */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Other spellings of its settings (beyond snake_case): alias to canonical name. */
  readonly settingAliases: Readonly<Record<string, string>>;
  readonly settingsSchema: z.ZodObject;
  /** @throws {MetricConfigError} when a setting is impossible */
  readonly build: (settings: Readonly<Record<string, unknown>>) => BuiltMetric;
};
