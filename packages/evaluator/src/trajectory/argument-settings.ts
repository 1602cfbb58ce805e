import { z } from 'zod';
import { argumentModes, argumentOverridesSchema } from './match-arguments';

/** The settings every metric that compares calls has. */
export const argumentSettings = {
  toolArgsMatchMode: z.enum(argumentModes).default('exact').meta({
    title: 'Arguments',
    description:
      'exact: equal. ignore: not looked at. subset: the agent gave no other than the expected ones. superset: it gave at least the expected ones.',
  }),
  toolArgsMatchOverrides: argumentOverridesSchema.default({}).meta({
    title: 'Arguments of single tools',
    description:
      'By tool: a mode of its own, or a list of the arguments that must be equal, such as ["city", "date.day"].',
  }),
};

/** Spellings of {@link argumentSettings} used by other projects. */
export const argumentSettingAliases = {
  args_match_mode: 'toolArgsMatchMode',
  args_match_overrides: 'toolArgsMatchOverrides',
};
