import type { ConnectorDescription } from '@assay/agents';
import type * as dto from '@assay/contracts';
import type { StoredDataset } from './datasets/create-dataset';
import type { Upload } from './datasets/dataset-files';
import type { MetricTypeView } from './metrics/metric-type-view';
import type { Sample } from './samples/sample';

type Actor = dto.Actor;
type PageQuery = dto.PageQuery;
type NamedPageQuery = dto.NamedPageQuery;
type VersionNumber = number | 'latest';

/** Every use case of the product. Each checks the actor's role, stays in the actor's workspace and fails with `AppError`. */
export type Engine = {
  readonly agents: {
    create(actor: Actor, input: dto.CreateAgent): Promise<dto.Agent>;
    update(actor: Actor, id: string, changes: dto.UpdateAgent): Promise<dto.Agent>;
    get(actor: Actor, id: string): Promise<dto.Agent>;
    list(actor: Actor, page: NamedPageQuery): Promise<dto.Page<dto.Agent>>;
    listVersions(actor: Actor, id: string): Promise<dto.AgentVersion[]>;
    archive(actor: Actor, id: string): Promise<void>;
    tryOut(actor: Actor, input: dto.TryAgent, signal: AbortSignal): Promise<dto.AgentReply>;
    connectors(): readonly ConnectorDescription[];
  };
  readonly credentials: {
    create(actor: Actor, input: dto.CreateCredential): Promise<dto.Credential>;
    replaceSecret(actor: Actor, id: string, input: { readonly secret: string }): Promise<dto.Credential>;
    get(actor: Actor, id: string): Promise<dto.Credential>;
    list(actor: Actor, page: PageQuery): Promise<dto.Page<dto.Credential>>;
    remove(actor: Actor, id: string): Promise<void>;
  };
  readonly datasets: {
    template(): Promise<Buffer>;
    preview(actor: Actor, upload: Upload): Promise<dto.ImportPreview>;
    create(actor: Actor, input: dto.CreateDataset, upload: Upload): Promise<StoredDataset>;
    addVersion(actor: Actor, id: string, upload: Upload): Promise<StoredDataset>;
    get(actor: Actor, id: string): Promise<dto.Dataset>;
    list(actor: Actor, page: NamedPageQuery): Promise<dto.Page<dto.Dataset>>;
    listVersions(actor: Actor, id: string): Promise<dto.DatasetVersion[]>;
    getVersion(actor: Actor, id: string, number: VersionNumber): Promise<dto.DatasetVersion>;
    listCases(
      actor: Actor,
      id: string,
      number: VersionNumber,
      page: NamedPageQuery,
    ): Promise<dto.CountedPage<dto.Case>>;
    archive(actor: Actor, id: string): Promise<void>;
  };
  readonly metrics: {
    types(): readonly MetricTypeView[];
    /** @throws {AppError} `metric.unknown_type` naming the nearest */
    describe(type: string): MetricTypeView;
    tryOut(actor: Actor, input: dto.TryMetric): Promise<dto.ScoreView>;
    create(actor: Actor, input: dto.CreateMetric): Promise<dto.Metric>;
    update(actor: Actor, id: string, changes: dto.UpdateMetric): Promise<dto.Metric>;
    get(actor: Actor, id: string): Promise<dto.Metric>;
    list(actor: Actor, page: NamedPageQuery): Promise<dto.Page<dto.Metric>>;
    archive(actor: Actor, id: string): Promise<void>;
  };
  readonly evaluators: {
    create(actor: Actor, input: dto.CreateEvaluator): Promise<dto.Evaluator>;
    update(actor: Actor, id: string, changes: dto.UpdateEvaluator): Promise<dto.Evaluator>;
    get(actor: Actor, id: string): Promise<dto.Evaluator>;
    list(actor: Actor, page: NamedPageQuery): Promise<dto.Page<dto.Evaluator>>;
    archive(actor: Actor, id: string): Promise<void>;
    setBaseline(actor: Actor, id: string, executionId: string | null): Promise<dto.Evaluator>;
  };
  readonly executions: {
    start(
      actor: Actor,
      input: dto.StartExecution,
      idempotencyKey?: string,
    ): Promise<{ readonly execution: dto.ExecutionDetail; readonly created: boolean }>;
    get(actor: Actor, id: string): Promise<dto.ExecutionDetail>;
    list(actor: Actor, query: dto.ExecutionQuery): Promise<dto.CountedPage<dto.Execution>>;
    cancel(actor: Actor, id: string): Promise<dto.ExecutionDetail>;
    metrics(actor: Actor, id: string): Promise<dto.ExecutionMetrics>;
    predictions(actor: Actor, id: string, query: dto.PredictionQuery): Promise<dto.CountedPage<dto.Prediction>>;
    prediction(actor: Actor, predictionId: string): Promise<dto.PredictionDetail>;
  };
  readonly comparisons: {
    /** @param executionIds - the baseline, then at least one other */
    compare(actor: Actor, executionIds: readonly string[]): Promise<dto.Comparison[]>;
    cases(actor: Actor, query: dto.ComparedCaseQuery): Promise<dto.CountedPage<dto.ComparedCase>>;
  };
  readonly samples: {
    /** Makes whatever of the sample is missing, found by name. */
    load(actor: Actor, sample: Sample): Promise<dto.LoadedSample>;
  };
  readonly apiKeys: {
    /** The key itself is in this answer and nowhere else. */
    create(actor: Actor, input: dto.CreateApiKey): Promise<{ readonly apiKey: dto.ApiKey; readonly key: string }>;
    list(actor: Actor, page: PageQuery): Promise<dto.Page<dto.ApiKey>>;
    revoke(actor: Actor, id: string): Promise<void>;
  };
  readonly jobs: dto.JobHandlers;
  /** Enqueues again whatever work may have lost its job; answers how many jobs that were. */
  reconcile(): Promise<number>;
};
