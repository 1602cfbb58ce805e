import { listConnectors } from '@assay/agents';
import { connectors } from '../agents/connectors';
import { createAgent } from '../agents/create-agent';
import { tryAgent } from '../agents/try-agent';
import { updateAgent } from '../agents/update-agent';
import { archiveOne } from '../archive-one';
import type { Engine } from '../engine';
import type { EngineContext } from './context';

/** The use cases about agents. */
export function composeAgents({ open, secretBox, askAgentFor }: EngineContext): Engine['agents'] {
  return {
    create: async (actor, input) => createAgent({ ...open(actor, 'editor'), connectors }, input),
    update: async (actor, id, changes) => updateAgent({ ...open(actor, 'editor'), connectors }, id, changes),
    get: async (actor, id) => open(actor, 'viewer').agents.get(id),
    list: async (actor, page) => open(actor, 'viewer').agents.list(page),
    listVersions: async (actor, id) => open(actor, 'viewer').agents.listVersions(id),
    archive: async (actor, id) => {
      const { agents, audit } = open(actor, 'editor');
      await archiveOne({ items: agents, audit }, 'agent', id);
    },
    tryOut: async (actor, input, signal) =>
      tryAgent({ ...open(actor, 'editor'), connectors, secretBox, askAgentFor }, input, signal),
    connectors: listConnectors,
  };
}
