import { defineMetric } from '../../define-metric';
import type { DataBlock } from '../../judge/judge-prompt';
import { judgeSettingAliases } from '../../judge/judge-settings';
import { judgeTrajectory } from '../../judge/judge-trajectory';
import { questionBlock } from '../../judge/sample-blocks';
import { trajectorySettingAliases, trajectorySettings } from '../../judge/trajectory-settings';
import { unscored } from '../../score';
import { agentGraphRuns, graphRuns, renderRuns } from '../../trajectory/graph-runs';
import { referenceTrajectoryValue, trajectoryColumn } from '../../trajectory/reference-trajectory';

const type = 'graph_trajectory_judge';
const version = 1;
const instructions =
  'You judge how an agent that is a graph of nodes went about a task. You see what it was asked, the nodes it went through in order (parent:child inside a subgraph) and what came out.';

export default defineMetric({
  type,
  version,
  aliases: { graph_trajectory_llm_as_judge: {} },
  title: 'Graph trajectory judged by a model',
  description: 'Did the agent go through sensible nodes of its graph, in the eyes of a judge model?',
  howToRead:
    'Share of cases whose path through the graph is good, or the mean rating from 0 to 1. The judge knows the nodes by their names only.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition, after the graph trajectory judge of agentevals',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['trajectory', 'judge'],
  needsWith: ({ useReference }) => (useReference ? ['trajectory', 'judge'] : ['judge']),
  settingAliases: { ...judgeSettingAliases, ...trajectorySettingAliases },
  settings: trajectorySettings,
  async evaluate(sample, chosen, ports) {
    const runs = agentGraphRuns(sample);
    if (runs === undefined)
      return unscored('invalid_trajectory', 'the response holds no graph trajectory {results, steps}');
    const blocks: DataBlock[] = [questionBlock(sample), { label: 'PATH', text: renderRuns(runs) }];
    if (chosen.useReference) {
      const expected = referenceTrajectoryValue(sample, trajectoryColumn);
      if ('status' in expected) return expected;
      const expectedRuns = graphRuns(expected.value);
      if (expectedRuns === undefined) {
        return unscored('invalid_reference', 'the expected trajectory is no graph trajectory {results, steps}');
      }
      blocks.push({ label: 'EXPECTED PATH', text: renderRuns(expectedRuns) });
    }
    const question = { metric: { type, version }, trial: sample.trial ?? 0, instructions, blocks };
    return judgeTrajectory(question, chosen, ports);
  },
});
