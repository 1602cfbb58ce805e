import type { Json } from '../../json';
import type { Sample } from '../../sample';
import type { Settings } from './settings';

/**
 * What the code gets: in JavaScript one object `{input, agentOutput, expectedOutput, context}`, in Python the arguments
 * `input_text, agent_output, expected_output, context`. The expected output is the first where there are several (all are
 * in the context) and null where there is none.
 */
export function toArguments(sample: Sample, language: Settings['language']): Readonly<Record<string, Json>> {
  const expected = sample.references[0] ?? null;
  const context = contextOf(sample);
  if (language === 'javascript') {
    return { input: sample.input, agentOutput: sample.output, expectedOutput: expected, context };
  }
  const { caseId, expectedTrajectory, latencyMs, executionId, ...same } = context;
  return {
    input_text: sample.input,
    agent_output: sample.output,
    expected_output: expected,
    context: {
      ...same,
      case_id: caseId,
      expected_trajectory: expectedTrajectory,
      latency_ms: latencyMs,
      execution_id: executionId,
    },
  };
}

function contextOf(sample: Sample) {
  return {
    caseId: sample.caseId ?? null,
    category: sample.category ?? null,
    metadata: { ...sample.metadata },
    references: [...sample.references],
    documents: [...(sample.context ?? [])],
    response: sample.response ?? null,
    expectedTrajectory: sample.trajectory ?? null,
    latencyMs: sample.latencyMs ?? null,
    executionId: sample.executionId ?? null,
    trial: sample.trial ?? 0,
  } satisfies Record<string, Json>;
}
