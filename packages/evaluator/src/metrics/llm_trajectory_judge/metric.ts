import { defineMetric } from '../../define-metric';
import type { DataBlock } from '../../judge/judge-prompt';
import { judgeSettingAliases } from '../../judge/judge-settings';
import { judgeTrajectory } from '../../judge/judge-trajectory';
import { renderTrajectory } from '../../judge/render-trajectory';
import { questionBlock } from '../../judge/sample-blocks';
import { trajectorySettingAliases, trajectorySettings } from '../../judge/trajectory-settings';
import { unscored } from '../../score';
import { agentTrajectory } from '../../trajectory/agent-trajectory';
import { referenceTrajectory, trajectoryColumn } from '../../trajectory/reference-trajectory';

const type = 'llm_trajectory_judge';
const version = 1;
const instructions =
  'You judge how an agent went about a task. You see what it was asked and its course of action: what it said, the tools it called with their arguments, and what they gave back.';

export default defineMetric({
  type,
  version,
  aliases: { LLMTrajectoryJudge: {}, trajectory_llm_as_judge: {} },
  title: 'Trajectory judged by a model',
  description:
    'Did the agent go about the task sensibly, in the eyes of a judge model that sees its messages, tool calls and results?',
  howToRead:
    'Share of cases whose course of action is good, or the mean rating from 0 to 1. A right answer reached by luck can score 0, and the other way round.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition, after LLMTrajectoryJudge of Potato and the trajectory judge of agentevals',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['trajectory', 'judge'],
  needsWith: ({ useReference }) => (useReference ? ['trajectory', 'judge'] : ['judge']),
  settingAliases: { ...judgeSettingAliases, ...trajectorySettingAliases },
  settings: trajectorySettings,
  async evaluate(sample, chosen, ports) {
    const read = agentTrajectory(sample);
    if (!read.ok) return unscored(read.error.code, read.error.message);
    const blocks: DataBlock[] = [
      questionBlock(sample),
      { label: 'COURSE OF ACTION', text: renderTrajectory(read.trajectory) },
    ];
    if (chosen.useReference) {
      const expected = referenceTrajectory(sample, trajectoryColumn);
      if ('status' in expected) return expected;
      blocks.push({ label: 'EXPECTED COURSE OF ACTION', text: renderTrajectory(expected) });
    }
    const question = { metric: { type, version }, trial: sample.trial ?? 0, instructions, blocks };
    return judgeTrajectory(question, chosen, ports);
  },
});
