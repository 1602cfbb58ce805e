import type { Agent, AgentVersion, ConnectorConfig, ConnectorId, NamedPageQuery, Page } from '@assay/contracts';

export type NewAgentVersion = {
  readonly connector: ConnectorId;
  readonly config: ConnectorConfig;
  readonly note: string;
};

/** Agents of one workspace. Versions are immutable and numbered from 1 within their agent. */
export type AgentRepository = {
  /** @throws {AppError} `agent.name_taken` */
  create(input: NewAgentVersion & { readonly name: string; readonly description: string }): Promise<Agent>;
  /** @throws {AppError} `agent.not_found` | `agent.name_taken` */
  update(id: string, changes: { readonly name?: string; readonly description?: string }): Promise<Agent>;
  /** Adds the next version. @throws {AppError} `agent.not_found` */
  addVersion(id: string, version: NewAgentVersion): Promise<Agent>;
  /** @throws {AppError} `agent.not_found` */
  get(id: string): Promise<Agent>;
  /** @throws {AppError} `agent.not_found` for the agent or for a number it does not have */
  getVersion(id: string, number: number | 'latest'): Promise<AgentVersion>;
  /** Newest first. @throws {AppError} `agent.not_found` */
  listVersions(id: string): Promise<AgentVersion[]>;
  /** By creation, newest first, those with the text in their name; archived ones left out. */
  list(page: NamedPageQuery): Promise<Page<Agent>>;
  archive(id: string): Promise<void>;
  /** Names of agents any of whose versions refer to the credential. */
  namesUsingCredential(credentialId: string): Promise<string[]>;
};
