import type { FaqAgent } from '../versions/faq-agent';
import { HttpProblem } from './http-problem';

/**
 * The version a client asked for by model name.
 *
 * @throws {HttpProblem} 404 naming the models there are
 */
export function findAgent(agents: ReadonlyMap<string, FaqAgent>, model: string): FaqAgent {
  const agent = agents.get(model);
  if (agent === undefined) {
    const known = [...agents.keys()].join(', ');
    throw new HttpProblem(404, 'model_not_found', `there is no model "${model}"; use one of: ${known}`);
  }
  return agent;
}
