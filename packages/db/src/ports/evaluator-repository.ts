import type { CreateEvaluator, Evaluator, Page, PageQuery } from '@assay/contracts';

/** Evaluators of one workspace, with their configurations. */
export type EvaluatorRepository = {
  /** @throws {AppError} `evaluator.name_taken` */
  create(input: CreateEvaluator): Promise<Evaluator>;
  /** Replaces everything a person configures, in one transaction. @throws {AppError} `evaluator.not_found` | `evaluator.name_taken` */
  replace(id: string, input: CreateEvaluator): Promise<Evaluator>;
  /** @throws {AppError} `evaluator.not_found` */
  get(id: string): Promise<Evaluator>;
  list(page: PageQuery): Promise<Page<Evaluator>>;
  archive(id: string): Promise<void>;
  /** Chooses the baseline; null goes back to the first complete execution. */
  setBaseline(id: string, executionId: string | null): Promise<void>;
};
