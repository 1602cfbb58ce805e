import type { AgentResponse, Case } from '@assay/contracts';
import type { Json, Sample } from '@assay/evaluator';

/** What a sample takes of what the agent gave back. */
export type Answered = {
  readonly prediction: string;
  readonly response: AgentResponse | null;
  readonly latencyMs: number | null;
};

/** What metrics see of a stored case and of the prediction for it. */
export function sampleOf(testCase: Case, { prediction, response, latencyMs }: Answered): Sample {
  return {
    caseId: testCase.caseId,
    input: testCase.question,
    output: prediction,
    references: testCase.answers,
    metadata: testCase.metadata,
    context: testCase.context,
    ...(testCase.category !== null && { category: testCase.category }),
    ...(testCase.expectedTrajectory !== null && { trajectory: testCase.expectedTrajectory }),
    ...(response !== null && { response: asJson(response), usage: response.usage }),
    ...(latencyMs !== null && { latencyMs }),
  };
}

function asJson(response: object): Json {
  // A response was read from a JSON body; its schema lets further fields of messages pass as unknown.
  return response as Json;
}
