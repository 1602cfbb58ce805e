import type { AgentRequest, AgentResponse, ConnectorId, CredentialKind } from '@assay/contracts';
import type { z } from 'zod';

/** Any JSON value. */
export type Json = z.infer<ReturnType<typeof z.json>>;

/** One HTTP call a connector wants made. */
export type ConnectorCall = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds each attempt may take. */
  readonly timeoutMs: number;
  /** Attempts in all; integer >= 1. */
  readonly maxAttempts: number;
  /** How the body of the reply is to be read. */
  readonly format: 'json' | 'text';
};

/** What came back from a call, redacted. */
export type ConnectorReply = {
  readonly host: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body parsed, or as it is when the call asked for text. */
  readonly body: Json;
};

/** What a connector is lent: the way out, and the secret of the credential its config names. */
export type ConnectorPorts = {
  readonly send: (call: ConnectorCall) => Promise<ConnectorReply>;
  readonly secret: string | undefined;
};

/** What people see of a connector before they fill in its form. */
export type ConnectorCard = {
  readonly id: ConnectorId;
  readonly title: string;
  readonly description: string;
  /** Kinds of credential it can use; none means that it uses no credential. */
  readonly credentialKinds: readonly CredentialKind[];
};

/** A way to reach agents: the settings it takes and how it asks one question. */
export type Connector = ConnectorCard & {
  readonly configSchema: z.ZodObject;
  /** How to ask the agent these settings describe. Throws a `ZodError` when they do not match `configSchema`. */
  readonly bind: (config: unknown) => (request: AgentRequest, ports: ConnectorPorts) => Promise<AgentResponse>;
};
