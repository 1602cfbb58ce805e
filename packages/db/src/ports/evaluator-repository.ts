import type { CreateEvaluator, Evaluator, NamedPageQuery, Page } from '@assay/contracts';

/** Evaluators of one workspace, with their configurations. */
export type EvaluatorRepository = {
  /**
   * @throws {AppError} `evaluator.name_taken`; `agent.not_found` | `dataset.not_found` | `metric.not_found` for what is
   * not this workspace's; `evaluator.invalid` for a dataset or metric twice in a configuration
   */
  create(input: CreateEvaluator): Promise<Evaluator>;
  /** Replaces everything a person configures, in one transaction. @throws {AppError} `evaluator.not_found`, or as `create` */
  replace(id: string, input: CreateEvaluator): Promise<Evaluator>;
  /** @throws {AppError} `evaluator.not_found` */
  get(id: string): Promise<Evaluator>;
  list(page: NamedPageQuery): Promise<Page<Evaluator>>;
  archive(id: string): Promise<void>;
  /**
   * Chooses one of the evaluator's own executions as baseline; null goes back to the first complete one.
   * @throws {AppError} `evaluator.not_found` | `execution.not_found`
   */
  setBaseline(id: string, executionId: string | null): Promise<void>;
};
