import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored, unscored } from '../../score';
import type { SubScore } from '../../score-result';
import { agentGraphRuns, graphRuns } from '../../trajectory/graph-runs';
import { referenceTrajectoryValue, trajectoryReferenceSettings } from '../../trajectory/reference-trajectory';
import { trajectoryModes } from '../../trajectory/trajectory-modes';
import { comparePaths, type PathComparison } from './compare-paths';

const levels = ['nodes', 'transitions'] as const;
type Level = (typeof levels)[number];

export default defineMetric({
  type: 'graph_trajectory_match',
  version: 1,
  aliases: { graph_trajectory_strict_match: { mode: 'strict' }, graphTrajectoryStrictMatch: { mode: 'strict' } },
  title: 'Graph trajectory match',
  description: 'Did the agent go through the expected nodes of its graph?',
  howToRead:
    'Share of cases whose path is as expected. Both nodes and transitions stand beside it as parts: right nodes with wrong transitions mean another order.',
  family: 'trajectory',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; strict over nodes as graph_trajectory_strict_match of agentevals',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['trajectory'],
  settingAliases: { trajectory_match_mode: 'mode', correct_answer_key: 'referenceColumn' },
  settings: z.object({
    ...trajectoryReferenceSettings,
    mode: z.enum(trajectoryModes).default('strict').meta({
      title: 'Mode',
      description:
        'strict: the same path, run by run. unordered: the same steps as often. subset: no step outside the expected ones. superset: at least the expected ones.',
    }),
    compare: z.enum(levels).default('nodes').meta({
      title: 'Compared',
      description: 'Nodes, or transitions from one node to the next within a run.',
    }),
  }),
  evaluate(sample, { referenceColumn, mode, compare }) {
    const expected = referenceTrajectoryValue(sample, referenceColumn);
    if ('status' in expected) return expected;
    const reference = graphRuns(expected.value);
    if (reference === undefined) {
      return unscored('invalid_reference', 'the expected trajectory is no graph trajectory {results, steps}');
    }
    const runs = agentGraphRuns(sample);
    if (runs === undefined) {
      return unscored('invalid_trajectory', 'the response holds no graph trajectory {results, steps}');
    }
    const paths = { agent: runs.map(({ nodes }) => nodes), reference: reference.map(({ nodes }) => nodes) };
    const found: Readonly<Record<Level, PathComparison>> = {
      nodes: comparePaths(paths.agent, paths.reference, mode),
      transitions: comparePaths(paths.agent.map(transitions), paths.reference.map(transitions), mode),
    };
    const { isMatch, missing, extra } = found[compare];
    return scored(isMatch ? 1 : 0, comment(found[compare], compare), {
      value: isMatch,
      subScores: levels.map((level) => part(level, found[level])),
      metadata: { missing: missing.slice(0, mostShown), extra: extra.slice(0, mostShown) },
    });
  },
});

const mostShown = 20;

function transitions(nodes: readonly string[]): readonly string[] {
  return nodes.slice(1).map((node, index) => `${nodes[index]} -> ${node}`);
}

function part(key: Level, found: PathComparison): SubScore {
  return { key, score: found.isMatch ? 1 : 0, value: found.isMatch, comment: comment(found, key) };
}

function comment({ isMatch, missing, extra }: PathComparison, level: Level): string {
  if (isMatch) return `the ${level} match`;
  const parts = [
    missing.length === 0 ? '' : `missing ${missing.slice(0, mostNamed).join(', ')}`,
    extra.length === 0 ? '' : `extra ${extra.slice(0, mostNamed).join(', ')}`,
  ].filter((words) => words !== '');
  return `the ${level} do not match: ${parts.length === 0 ? 'another order, or other runs' : parts.join('; ')}`;
}

const mostNamed = 5;
