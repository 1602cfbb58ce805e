import { z } from 'zod';
import { buildMetric, type Json, normalizeTrajectory, type Sample, type ScoreResult } from '../../src/index';
import { canonicalJson } from '../../src/json-text/canonical-json';
import type { Comparison, Family, VectorCase } from '../vector-case';

const overridesSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable();
const probeSchema = z.object({
  expected_tool: z.string(),
  expected_args: z.record(z.string(), z.json()).nullable(),
  args_match_mode: z.string(),
});

function sampleOf({ input }: VectorCase): Sample {
  const trajectory = input['reference_outputs'];
  return { input: '', output: '', references: [], metadata: {}, response: input['outputs'], trajectory };
}

/** Runs a metric; where the original scores null, an error that says so is null too. */
async function run(type: string, settings: Record<string, unknown>, vector: VectorCase): Promise<ScoreResult> {
  return buildMetric(type, settings).evaluate(sampleOf(vector));
}

function scoreOf(result: ScoreResult): number | string {
  return result.status === 'scored' ? result.score : result.error.code;
}

const verdict = (expected: Json | undefined): Json | undefined =>
  typeof expected === 'boolean' ? Number(expected) : expected;

/** A grid of trajectory modes and argument modes. */
function gridOf(modes: readonly string[], isContract: (mode: string, args: string) => boolean): Family {
  return async (vector) => {
    const overrides = overridesSchema.parse(vector.settings['overrides'] ?? null) ?? {};
    const comparisons: Comparison[] = [];
    for (const mode of modes) {
      for (const args of ['exact', 'ignore', 'subset', 'superset'].filter((one) => isContract(mode, one))) {
        const settings = { mode, tool_args_match_mode: args, tool_args_match_overrides: overrides };
        const actual = scoreOf(await run('trajectory_match', settings, vector));
        comparisons.push({ what: `${mode}/${args}`, actual, expected: verdict(vector.expected[`${mode}/${args}`]) });
      }
    }
    return comparisons;
  };
}

/** In subset mode the original reads the arguments the other way round, so only what reads the same both ways is held. */
const potato = gridOf(
  ['strict', 'unordered', 'subset', 'superset'],
  (mode, args) => mode !== 'subset' || args === 'exact' || args === 'ignore',
);

const agentevals = gridOf(['unordered', 'superset'], (_, args) => args === 'exact');

const toolUse: Family = async (vector) => {
  const probes = z.array(probeSchema).parse(vector.settings['probes']);
  const verdicts = z.array(z.looseObject({ score: z.number() })).parse(Object.values(vector.expected).flat());
  return Promise.all(
    probes.map(async (probe, index): Promise<Comparison> => {
      const actual = scoreOf(await run('tool_use', probe, vector));
      return { what: JSON.stringify(probe), actual, expected: verdicts[index]?.score };
    }),
  );
};

const accuracySchema = z.object({
  score: z.number().nullable(),
  value: z.string().nullable(),
});

const accuracy: Family = async (vector) => {
  const modes = z.array(z.string()).parse(vector.settings['args_match_modes']);
  const found = await Promise.all(
    modes.map(async (mode) => {
      const expected = accuracySchema.parse(vector.expected[mode]);
      const result = await run('tool_call_accuracy', { args_match_mode: mode }, vector);
      const isNull = result.status === 'unscored' && result.error.code === 'missing_reference';
      return [
        { what: `${mode} score`, actual: isNull ? null : scoreOf(result), expected: expected.score },
        { what: `${mode} value`, actual: result.status === 'scored' ? result.value : null, expected: expected.value },
      ];
    }),
  );
  return found.flat();
};

const graph: Family = async (vector) => [
  {
    what: 'strict',
    actual: scoreOf(await run('graph_trajectory_strict_match', {}, vector)),
    expected: verdict(vector.expected['score']),
  },
];

const extraction: Family = ({ input, expected }) => {
  const read = normalizeTrajectory(input['trajectory']);
  const calls = read.ok ? read.trajectory.calls.map((call) => ({ name: call.name, args: { ...call.arguments } })) : [];
  const actual = read.ok ? canonicalJson(calls) : read.error.code;
  return [{ what: 'calls', actual, expected: canonicalJson(expected['tool_calls'] ?? null) }];
};

/** Families that hold the metrics of trajectories and their normalisation. */
export const trajectoryFamilies: Readonly<Record<string, Family>> = {
  trajectory_potato: potato,
  trajectory_agentevals_js: agentevals,
  trajectory_agentevals_py: agentevals,
  tool_use_potato: toolUse,
  tool_call_accuracy_potato: accuracy,
  graph_trajectory_agentevals_js: graph,
  graph_trajectory_agentevals_py: graph,
  potato_extract_tool_calls: extraction,
};
