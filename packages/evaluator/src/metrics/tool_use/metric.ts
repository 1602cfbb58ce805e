import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored, unscored } from '../../score';
import { agentTrajectory } from '../../trajectory/agent-trajectory';
import { type ArgumentMode, argumentsMatch } from '../../trajectory/match-arguments';

const modes = ['subset', 'superset', 'exact', 'ignore'] as const;
/** Seen from the agent's call: whether the expected arguments are part of it is what `subset` and `superset` both ask. */
const fromTheAgent: Readonly<Record<(typeof modes)[number], ArgumentMode>> = {
  subset: 'superset',
  superset: 'superset',
  exact: 'exact',
  ignore: 'ignore',
};
const mostShown = 50;

export default defineMetric({
  type: 'tool_use',
  version: 1,
  aliases: { ToolUse: {}, ToolUseEvaluator: {} },
  title: 'Tool use',
  description: 'Did the agent call a certain tool, with certain arguments?',
  howToRead: 'Share of cases in which the tool was called as expected at least once.',
  family: 'trajectory',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition, after the tool use evaluator of Potato',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { tool: 'expectedTool', args: 'expectedArgs', tool_args_match_mode: 'argsMatchMode' },
  exampleSettings: { expectedTool: 'search' },
  settings: z.object({
    expectedTool: z.string().trim().min(1, 'must not be empty').meta({
      title: 'Tool',
      description: 'Name of the tool that should be called; upper and lower case differ.',
    }),
    expectedArgs: z.record(z.string(), z.json()).nullable().default(null).meta({
      title: 'Arguments',
      description: 'Arguments the call should have. Left out: any call of the tool will do.',
    }),
    argsMatchMode: z.enum(modes).default('subset').meta({
      title: 'Arguments match',
      description:
        'subset and superset: the expected arguments are among those of the call. exact: they are all of them. ignore: not looked at.',
    }),
  }),
  evaluate(sample, { expectedTool, expectedArgs, argsMatchMode }) {
    const read = agentTrajectory(sample);
    if (!read.ok) return unscored(read.error.code, read.error.message);
    const { calls } = read.trajectory;
    const ofTool = calls.filter(({ name }) => name === expectedTool);
    const isAnyCallRight = expectedArgs === null || Object.keys(expectedArgs).length === 0;
    const found = ofTool.some(
      (call) => isAnyCallRight || argumentsMatch(call.arguments, expectedArgs, fromTheAgent[argsMatchMode]),
    );
    const calledTools = [...new Set(calls.map(({ name }) => name))];
    return scored(found ? 1 : 0, comment(expectedTool, found, ofTool.length), {
      value: found,
      metadata: { calls: calls.length, callsOfTool: ofTool.length, calledTools: calledTools.slice(0, mostShown) },
    });
  },
});

function comment(tool: string, found: boolean, nCalls: number): string {
  if (found) return `${tool} was called as expected`;
  return nCalls === 0 ? `${tool} was not called` : `${tool} was called ${nCalls} times, with other arguments`;
}
