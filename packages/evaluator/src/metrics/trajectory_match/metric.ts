import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored, unscored } from '../../score';
import { agentTrajectory } from '../../trajectory/agent-trajectory';
import { argumentSettingAliases, argumentSettings } from '../../trajectory/argument-settings';
import { compareCalls, comparisonMetadata, differencesInWords, mostCalls } from '../../trajectory/compare-calls';
import { referenceTrajectory, trajectoryReferenceSettings } from '../../trajectory/reference-trajectory';
import { trajectoryModes } from '../../trajectory/trajectory-modes';
import { trajectoriesMatch } from './trajectories-match';

export default defineMetric({
  type: 'trajectory_match',
  version: 1,
  aliases: { TrajectoryMatch: {}, TrajectoryMatchEvaluator: {}, trajectory_match_evaluator: {} },
  title: 'Trajectory match',
  description: 'Did the agent call the expected tools, with the expected arguments?',
  howToRead:
    'Share of cases whose calls are as expected. All or nothing: look at the missing, extra and differing calls of a case, or use Tool call accuracy for degrees.',
  family: 'trajectory',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition, after the trajectory match of agentevals and Potato, with a largest pairing of calls',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['trajectory'],
  settingAliases: {
    ...argumentSettingAliases,
    trajectory_match_mode: 'mode',
    trajectoryMatchMode: 'mode',
    correct_answer_key: 'referenceColumn',
  },
  settings: z.object({
    ...trajectoryReferenceSettings,
    mode: z.enum(trajectoryModes).default('strict').meta({
      title: 'Mode',
      description:
        'strict: the same calls in the same order. unordered: the same calls. subset: no call outside the expected ones. superset: at least the expected ones.',
    }),
    ...argumentSettings,
    countDuplicates: z.boolean().default(true).meta({
      title: 'Count repetitions',
      description: 'Whether a call made twice must be expected twice. Off: repetitions of a call do not matter.',
    }),
  }),
  evaluate(sample, chosen) {
    const reference = referenceTrajectory(sample, chosen.referenceColumn);
    if ('status' in reference) return reference;
    const read = agentTrajectory(sample);
    if (!read.ok) return unscored(read.error.code, read.error.message);
    const rules = { mode: chosen.toolArgsMatchMode, overrides: chosen.toolArgsMatchOverrides };
    const isTruncated = Math.max(read.trajectory.calls.length, reference.calls.length) > mostCalls;
    const agent = read.trajectory.calls.slice(0, mostCalls);
    const expected = reference.calls.slice(0, mostCalls);
    const comparison = compareCalls(agent, expected, rules);
    const isMatch = trajectoriesMatch(agent, expected, { ...chosen, rules, comparison });
    const differences = differencesInWords(comparison) || 'the calls stand in another order';
    const verdict = isMatch ? `the calls match (${chosen.mode})` : `the calls do not match (${chosen.mode})`;
    return scored(isMatch ? 1 : 0, isMatch ? verdict : `${verdict}: ${differences}`, {
      value: isMatch,
      metadata: {
        agentCalls: read.trajectory.calls.length,
        referenceCalls: reference.calls.length,
        ...comparisonMetadata(comparison),
        ...(isTruncated && { truncated: true }),
      },
    });
  },
});
