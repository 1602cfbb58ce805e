import type { Metric, MetricSettings, NamedPageQuery, Page } from '@assay/contracts';

export type NewMetricVersion = {
  readonly type: string;
  readonly settings: MetricSettings;
  readonly threshold: number | null;
  readonly rationale: string;
};

/** Saved metrics of one workspace; every change of type, settings or threshold is a new version. */
export type MetricRepository = {
  /** @throws {AppError} `metric.name_taken` */
  create(input: NewMetricVersion & { readonly name: string }): Promise<Metric>;
  /** Renames and, where `version` is given, adds the next version. @throws {AppError} `metric.not_found` | `metric.name_taken` */
  update(id: string, changes: { readonly name?: string; readonly version?: NewMetricVersion }): Promise<Metric>;
  /** At its latest version. @throws {AppError} `metric.not_found` */
  get(id: string): Promise<Metric>;
  /** In the order asked for. @throws {AppError} `metric.not_found` naming the missing ids */
  getMany(ids: readonly string[]): Promise<Metric[]>;
  list(page: NamedPageQuery): Promise<Page<Metric>>;
  archive(id: string): Promise<void>;
  /** Names of evaluators (not archived) whose configurations use the metric. */
  evaluatorsUsing(id: string): Promise<string[]>;
};
