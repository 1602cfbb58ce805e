import type { ApiKey, Page, PageQuery, Role } from '@assay/contracts';

/** API keys of one workspace; only their hashes are stored. */
export type ApiKeyRepository = {
  create(input: {
    readonly name: string;
    readonly role: Role;
    readonly prefix: string;
    /** SHA-256 of the key, hex. */
    readonly hash: string;
    readonly expiresAt: Date | null;
  }): Promise<ApiKey>;
  list(page: PageQuery): Promise<Page<ApiKey>>;
  /** @throws {AppError} `api_key.not_found` */
  revoke(id: string): Promise<void>;
};
