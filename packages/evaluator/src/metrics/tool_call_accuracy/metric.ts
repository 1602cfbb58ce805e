import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored, unscored } from '../../score';
import type { SubScore } from '../../score-result';
import { agentTrajectory } from '../../trajectory/agent-trajectory';
import { argumentSettingAliases, argumentSettings } from '../../trajectory/argument-settings';
import { compareCalls, comparisonMetadata, differencesInWords, mostCalls } from '../../trajectory/compare-calls';
import { referenceTrajectory, trajectoryReferenceSettings } from '../../trajectory/reference-trajectory';

export default defineMetric({
  type: 'tool_call_accuracy',
  version: 1,
  aliases: { ToolCallAccuracy: {}, ToolCallAccuracyEvaluator: {} },
  title: 'Tool call accuracy',
  description: 'What share of the expected tool calls did the agent make?',
  howToRead:
    'Mean share of expected calls that were made, in any order. Needless calls cost nothing here: the part named precision counts them, and F1 weighs both.',
  family: 'trajectory',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition, after the tool call accuracy of Potato, with a largest pairing of calls',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['trajectory'],
  settingAliases: { ...argumentSettingAliases, correct_answer_key: 'referenceColumn' },
  settings: z.object({ ...trajectoryReferenceSettings, ...argumentSettings }),
  evaluate(sample, chosen) {
    const reference = referenceTrajectory(sample, chosen.referenceColumn);
    if ('status' in reference) return reference;
    const total = reference.calls.length;
    if (total === 0) return unscored('missing_reference', 'the expected trajectory holds no calls to be made');
    const read = agentTrajectory(sample);
    if (!read.ok) return unscored(read.error.code, read.error.message);
    const made = read.trajectory.calls.length;
    const rules = { mode: chosen.toolArgsMatchMode, overrides: chosen.toolArgsMatchOverrides };
    const agent = read.trajectory.calls.slice(0, mostCalls);
    const expected = reference.calls.slice(0, mostCalls);
    const comparison = compareCalls(agent, expected, rules);
    const recall = comparison.matched / expected.length;
    const precision = agent.length === 0 ? 0 : comparison.matched / agent.length;
    const differences = differencesInWords(comparison);
    const share = `${comparison.matched}/${expected.length}`;
    return scored(recall, `${share} expected calls were made${differences === '' ? '' : `; ${differences}`}`, {
      value: share,
      subScores: [
        part('precision', precision),
        part('f1', (2 * comparison.matched) / (agent.length + expected.length)),
      ],
      metadata: {
        agentCalls: made,
        referenceCalls: total,
        ...comparisonMetadata(comparison),
        ...(Math.max(made, total) > mostCalls && { truncated: true }),
      },
    });
  },
});

function part(key: string, score: number): SubScore {
  return { key, score, value: score, comment: '' };
}
