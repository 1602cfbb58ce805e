import { z } from 'zod';
import { type Json, MetricConfigError, type ScoreResult } from '../../src/index';
import { outcomeOf, partOf, runMetric } from '../run-metric';
import type { Comparison, Family } from '../vector-case';

const aggregateKey = 'aggregate_score';

/** Where the reference project raised, any error of ours agrees. */
const multiField: Family = async ({ settings, input, expected }) => {
  const result = await attempt('json_multi_field_match', settings, input);
  if (expected['error'] !== undefined) return [{ what: 'error', actual: isError(result), expected: true }];
  const parts = Object.entries(expected).filter(([key]) => key !== aggregateKey);
  return [
    { what: 'score', actual: result === undefined ? 'refused' : outcomeOf(result), expected: expected[aggregateKey] },
    ...parts.map(([key, score]): Comparison => {
      return { what: key, actual: result === undefined ? 'refused' : partOf(result, key), expected: score };
    }),
  ];
};

const attempt = async (
  name: string,
  settings: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, Json>>,
): Promise<ScoreResult | undefined> => {
  try {
    const inputs = z.record(z.string(), z.json()).parse(input['inputs'] ?? {});
    const reference = input['correct_answer'] ?? inputs['correct_answer'];
    const references = reference === undefined ? [] : [reference];
    return await runMetric(name, settings, { output: input['output'] ?? null, references });
  } catch (error) {
    if (error instanceof MetricConfigError) return undefined;
    throw error;
  }
};

/** Scores true or false; a case without success or score is one where the reference project raised. */
const verdict =
  (type: string): Family =>
  async ({ settings, input, expected }) => {
    const { success, score = success } = expected;
    const sample = { output: input['output'] ?? input['outputs'] ?? null };
    const actual = outcomeOf(await runMetric(type, settings, sample));
    return [{ what: 'score', actual, expected: score === undefined ? 'error' : Number(score) }];
  };

const fieldMatch: Family = async ({ settings, input, expected }) => {
  const result = await attempt('json_field_match', settings, input);
  const actual = result === undefined || result.status === 'unscored' ? 'error' : result.score;
  return [
    {
      what: 'score',
      actual,
      expected: typeof expected['success'] === 'boolean' ? Number(expected['success']) : 'error',
    },
  ];
};

function isError(result: ScoreResult | undefined): boolean {
  return result === undefined || result.status === 'unscored';
}

/** Families that hold `json_multi_field_match`, `json_field_match`, `contains_json`, `json_valid` and `json_schema_match`. */
export const jsonFieldFamilies: Readonly<Record<string, Family>> = {
  json_multi_field_match_agenta: multiField,
  field_match_agenta: fieldMatch,
  contains_json_agenta: verdict('contains_json'),
  json_valid_potato: verdict('json_valid'),
  json_schema_match_potato: verdict('json_schema_match'),
};
