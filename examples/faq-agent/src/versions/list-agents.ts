import { loadFaq } from '../faq/load-faq';
import { loadInternalNotes } from '../faq/load-internal-notes';
import { createFaqV1 } from './create-faq-v1';
import { createFaqV2 } from './create-faq-v2';
import type { FaqAgent } from './faq-agent';

/** Every version of the agent by its model name, oldest first. */
export function listAgents(): ReadonlyMap<string, FaqAgent> {
  const faq = loadFaq();
  const agents = [createFaqV1(faq, loadInternalNotes()), createFaqV2(faq)];
  return new Map(agents.map((agent) => [agent.model, agent]));
}
