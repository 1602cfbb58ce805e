import type { Authenticate, Identity } from '@assay/auth';
import type { Actor, CreateFirstAccount, SignIn } from '@assay/contracts';
import type { Engine, Sample } from '@assay/engine';
import type { Logger } from '@assay/runtime';
import type { OpenAPIHono } from '@hono/zod-openapi';

/** How people come in. */
export type AccountUseCases = {
  readonly hasAccounts: () => Promise<boolean>;
  /** @throws {AppError} `auth.setup_link_invalid`, `request.invalid` */
  readonly makeFirst: (input: CreateFirstAccount, headers: Headers) => Promise<Identity>;
  /** @throws {AppError} `auth.invalid_credentials`, `request.rate_limited` */
  readonly signIn: (input: SignIn, headers: Headers) => Promise<Identity>;
  /** @returns `Set-Cookie` headers that clear the session's cookie */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
  readonly workspaceName: (workspaceId: string) => Promise<string>;
};

/** What the API is made of. */
export type ApiDeps = {
  readonly engine: Engine;
  /** Who is asking, by a request's headers: an API key or the session cookie. @throws {AppError} `auth.*` */
  readonly authenticate: Authenticate;
  readonly accounts: AccountUseCases;
  /** Where browsers find Assay, when it is not where it listens. */
  readonly publicUrl?: string | undefined;
  /** Rejects when the database or the queue does not answer. */
  readonly health: () => Promise<void>;
  readonly logger: Logger;
  /** Reads the sample that can be loaded; absent where there is none. */
  readonly readSample?: (() => Promise<Sample>) | undefined;
  /** Version of the product, shown in the document. */
  readonly version: string;
  /** Largest upload, in bytes. */
  readonly maxUploadBytes: number;
  /** Aborts when the process is to end: streams that would keep it running are ended then. */
  readonly stopping?: AbortSignal;
};

export type ApiEnv = { Variables: { actor: Actor; identity: Identity; correlationId: string } };

/** The application every route file adds its routes to. */
export type Api = OpenAPIHono<ApiEnv>;

export type AddRoutes = (api: Api, deps: ApiDeps) => void;
