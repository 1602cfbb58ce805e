import { z } from 'zod';
import type { Json } from '../../src/index';
import { MetricConfigError } from '../../src/index';
import { outcomeOf, runMetric } from '../run-metric';
import type { Comparison, Family, VectorCase } from '../vector-case';

const verdict = z.object({ score: z.number().optional(), success: z.boolean().optional() });

const agenta: Family = async (vector) => {
  const { settings, input, expected } = vector;
  if (Array.isArray(settings['grid'])) return grid(vector, input['output'], input['correct_answer']);
  const inputs = z.record(z.string(), z.json()).parse(input['inputs']);
  return [
    await compare(
      { threshold: settings['threshold'] ?? 0.5 },
      { output: input['output'], reference: inputs['correct_answer'], expected },
    ),
  ];
};

const legacy: Family = (vector) => grid(vector, vector.input['prediction'], vector.input['ground_truth']);

function grid({ expected }: VectorCase, output: Json | undefined, reference: Json | undefined): Promise<Comparison[]> {
  return Promise.all(
    Object.entries(expected).map(([key, figures]) => {
      const [includeExtraKeys, compareSchemaOnly, caseInsensitiveKeys] = Array.from(key, (bit) => bit === '1');
      const rules = { includeExtraKeys, compareSchemaOnly, caseInsensitiveKeys, threshold: 0.5 };
      return compare(rules, { output, reference, expected: figures, key });
    }),
  );
}

type Pair = {
  readonly output: Json | undefined;
  readonly reference: Json | undefined;
  readonly expected: Json;
  readonly key?: string;
};

/** Where the reference project raised, any error of ours agrees. */
async function compare(rules: Readonly<Record<string, unknown>>, pair: Pair): Promise<Comparison> {
  const { score = 'error', success } = verdict.parse(pair.expected);
  const actual = await outcome(rules, pair);
  const isError = score === 'error' && typeof actual[0] === 'string';
  const expected = isError ? actual : [score, success ?? actual[1]];
  return { what: pair.key ?? 'score', actual, expected };
}

async function outcome(rules: Readonly<Record<string, unknown>>, pair: Pair): Promise<readonly unknown[]> {
  try {
    const references = pair.reference === undefined ? [] : [pair.reference];
    const result = await runMetric('json_diff_match', rules, { output: pair.output ?? null, references });
    return [outcomeOf(result), result.status === 'scored' ? result.value : null];
  } catch (error) {
    if (error instanceof MetricConfigError) return ['config_error', null];
    throw error;
  }
}

/** Families that hold `json_diff_match`. */
export const jsonDiffFamilies: Readonly<Record<string, Family>> = {
  json_diff_agenta: agenta,
  json_diff_agenta_legacy: legacy,
};
