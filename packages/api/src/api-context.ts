import type { Actor } from '@assay/contracts';
import type { Engine } from '@assay/engine';
import type { Logger } from '@assay/runtime';
import type { OpenAPIHono } from '@hono/zod-openapi';

/** What the API is made of. */
export type ApiDeps = {
  readonly engine: Engine;
  /** Who is asking, by the `Authorization` header. @throws {AppError} `auth.*` */
  readonly authenticate: (authorization: string | undefined) => Promise<Actor>;
  /** Rejects when the database or the queue does not answer. */
  readonly health: () => Promise<void>;
  readonly logger: Logger;
  /** Version of the product, shown in the document. */
  readonly version: string;
  /** Largest upload, in bytes. */
  readonly maxUploadBytes: number;
  /** Aborts when the process is to end: streams that would keep it running are ended then. */
  readonly stopping?: AbortSignal;
};

export type ApiEnv = { Variables: { actor: Actor; correlationId: string } };

/** The application every route file adds its routes to. */
export type Api = OpenAPIHono<ApiEnv>;

export type AddRoutes = (api: Api, deps: ApiDeps) => void;
