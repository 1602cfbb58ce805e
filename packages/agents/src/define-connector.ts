import type { AgentRequest, AgentResponse } from '@assay/contracts';
import type { z } from 'zod';
import type { Connector, ConnectorCard, ConnectorPorts } from './connector';

type ConnectorDefinition<Schema extends z.ZodObject> = ConnectorCard & {
  /** Settings; each has a title and a description, from which forms are made. */
  readonly config: Schema;
  /** Asks one question. Throws an `AppError` with an `agent.` code when there is no answer to give back. */
  readonly ask: (config: z.infer<Schema>, request: AgentRequest, ports: ConnectorPorts) => Promise<AgentResponse>;
};

/** A connector from its definition; the settings `ask` gets are those its schema describes. */
export function defineConnector<Schema extends z.ZodObject>(definition: ConnectorDefinition<Schema>): Connector {
  const { config: configSchema, ask, ...card } = definition;
  return {
    ...card,
    configSchema,
    bind: (config) => {
      const parsed = configSchema.parse(config);
      return (request, ports) => ask(parsed, request, ports);
    },
  };
}
