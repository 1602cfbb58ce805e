import type { Credential, CredentialKind, Page, PageQuery } from '@assay/contracts';

/** Credentials of one workspace. The repository only ever sees sealed secrets. */
export type CredentialRepository = {
  /** @throws {AppError} `credential.name_taken` */
  create(input: {
    readonly id: string;
    readonly name: string;
    readonly kind: CredentialKind;
    readonly sealed: string;
    readonly hint: string;
  }): Promise<Credential>;
  /** @throws {AppError} `credential.not_found` */
  replaceSecret(id: string, sealed: string, hint: string): Promise<Credential>;
  /** @throws {AppError} `credential.not_found` */
  get(id: string): Promise<Credential>;
  /** The sealed secret, for use only; records the use. @throws {AppError} `credential.not_found` */
  readSealed(id: string): Promise<{ readonly kind: CredentialKind; readonly sealed: string }>;
  list(page: PageQuery): Promise<Page<Credential>>;
  remove(id: string): Promise<void>;
};
