import { AppError } from '@assay/contracts';

/** What may be looked for by id. */
export type Noun = 'agent' | 'api_key' | 'credential' | 'dataset' | 'evaluator' | 'execution' | 'metric' | 'prediction';

const names: Readonly<Record<Noun, string>> = {
  agent: 'agent',
  api_key: 'API key',
  credential: 'credential',
  dataset: 'dataset',
  evaluator: 'evaluator',
  execution: 'execution',
  metric: 'metric',
  prediction: 'prediction',
};

/** The refusal for an id this workspace does not have; it never tells whether another one has it. */
export function notFound(noun: Noun, id: string): AppError {
  return new AppError(`${noun}.not_found`, `There is no ${names[noun]} ${id} in this workspace.`, {
    nextStep: 'Check the id; it may belong to another workspace.',
  });
}
