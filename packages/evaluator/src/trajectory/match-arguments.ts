import { z } from 'zod';
import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { jsonEqual } from '../json-text/json-equal';
import type { TrajectoryCall } from './trajectory';

/** How the arguments of an agent's call are held against those of an expected one. */
export const argumentModes = ['exact', 'ignore', 'subset', 'superset'] as const;

/**
 * One of {@link argumentModes}, always read agent against reference: `subset`, the agent gave nothing but expected
 * arguments; `superset`, it gave at least those.
 */
export type ArgumentMode = (typeof argumentModes)[number];

/** What is asked of one tool's arguments: a mode, or the paths (`a.b`) of those that must be equal. */
export const argumentOverridesSchema = z.record(
  z.string(),
  z.union([z.enum(argumentModes), z.array(z.string().min(1, 'must not be empty'))]),
);

/** How arguments are compared, by default and by tool. */
export type ArgumentRules = {
  readonly mode: ArgumentMode;
  readonly overrides: z.infer<typeof argumentOverridesSchema>;
};

type Arguments = TrajectoryCall['arguments'];

const asTheyAre = {
  ...{ caseSensitive: true, coerce: false, trim: false, normalizeWhitespace: false, trimTrailingPunctuation: false },
  unicodeNormalization: 'none',
} as const;

/** Whether an agent's call is the expected one under the rules: the same tool, and arguments that match. */
export function callsMatch(
  agent: TrajectoryCall,
  reference: TrajectoryCall,
  { mode, overrides }: ArgumentRules,
): boolean {
  if (agent.name !== reference.name) return false;
  const rule = Object.hasOwn(overrides, reference.name) ? (overrides[reference.name] ?? mode) : mode;
  if (typeof rule === 'string') return argumentsMatch(agent.arguments, reference.arguments, rule);
  return rule.every((path) => equalAt(agent.arguments, reference.arguments, path));
}

/** Whether an agent's arguments match the expected ones under a mode. */
export function argumentsMatch(agent: Arguments, reference: Arguments, mode: ArgumentMode): boolean {
  switch (mode) {
    case 'ignore':
      return true;
    case 'exact':
      return jsonEqual({ ...agent }, { ...reference }, asTheyAre);
    case 'subset':
      return holdsAll(reference, agent);
    case 'superset':
      return holdsAll(agent, reference);
  }
}

function holdsAll(whole: Arguments, part: Arguments): boolean {
  return Object.entries(part).every(
    ([key, value]) => Object.hasOwn(whole, key) && jsonEqual(whole[key] ?? null, value, asTheyAre),
  );
}

/** What is missing and what is null are one here, as a path says where to look and not what must be there. */
function equalAt(agent: Arguments, reference: Arguments, path: string): boolean {
  return jsonEqual(valueAt(agent, path), valueAt(reference, path), asTheyAre);
}

function valueAt(args: Arguments, path: string): Json {
  if (Object.hasOwn(args, path)) return args[path] ?? null;
  let here: Json = { ...args };
  for (const key of path.split('.')) {
    here = isRecord(here) && Object.hasOwn(here, key) ? (here[key] ?? null) : null;
  }
  return here;
}
