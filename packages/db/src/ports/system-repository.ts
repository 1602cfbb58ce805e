import type { StoredApiKey } from '@assay/contracts';

/** The few reads and writes that come before a workspace is known. */
export type SystemRepository = {
  findApiKeyByHash(hash: string): Promise<StoredApiKey | undefined>;
  /** Records a use, at most once a minute for a key. */
  touchApiKey(id: string): Promise<void>;
  /** Finds the workspace by slug or makes it. */
  ensureWorkspace(slug: string, name: string): Promise<{ readonly id: string; readonly created: boolean }>;
  /** @throws {AppError} `execution.not_found` */
  workspaceOfExecution(executionId: string): Promise<string>;
};
