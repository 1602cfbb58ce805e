import { z } from 'zod';
import { type Json, MetricConfigError } from '../../src/index';
import { outcomeOf, partOf, runMetric } from '../run-metric';
import type { Comparison, Family, VectorCase } from '../vector-case';

const raw = { unicodeNormalization: 'none' };
const asNumber = (value: Json | undefined): unknown => (typeof value === 'boolean' ? Number(value) : value);

const squad =
  (references: string, exact: string): Family =>
  async ({ input, expected }) => {
    const pairs = input['predictions'] ?? [[input['prediction'] ?? null, input[references] ?? []]];
    const figures = await Promise.all(
      z
        .array(z.tuple([z.json(), z.array(z.json())]))
        .parse(pairs)
        .map(squadFigures),
    );
    // Figures over a data set are in percent.
    const scale = input['predictions'] === undefined ? 1 : 100 / figures.length;
    return [
      { what: 'f1', actual: total(figures.map(([f1]) => f1)) * scale, expected: expected['f1'] },
      { what: 'exact match', actual: total(figures.map(([, em]) => em)) * scale, expected: asNumber(expected[exact]) },
    ];
  };

async function squadFigures([output, references]: [Json, Json[]]): Promise<[f1: unknown, exactMatch: unknown]> {
  const result = await runMetric('token_f1', raw, { output, references });
  return [outcomeOf(result), partOf(result, 'exact_match')];
}

/** The sum; NaN, which equals no number, where a case was not scored. */
function total(figures: readonly unknown[]): number {
  return figures.reduce<number>((sum, figure) => sum + (typeof figure === 'number' ? figure : Number.NaN), 0);
}

const ngrams: Family = async ({ settings, input, expected }) => {
  const name = z.enum(['whitespace', 'whitespace_lower', 'char', 'char_nospace']).parse(settings['tokenization']);
  const rules = {
    ...raw,
    normalization: 'plain',
    tokenization: name.startsWith('char') ? 'character' : 'word',
    keepSpaces: name === 'char',
  };
  const lower = (text: Json | undefined): string =>
    name === 'whitespace_lower' ? z.string().parse(text).toLowerCase() : z.string().parse(text);
  const sample = { output: lower(input['prediction']), references: [lower(input['target'])] };
  const orders = z.array(z.number()).parse(settings['n']);
  return Promise.all(
    orders.map(async (ngram): Promise<Comparison> => {
      const result = await runMetric('token_f1', { ...rules, ngram }, sample);
      const wanted = z
        .object({ precision: z.number(), recall: z.number(), fmeasure: z.number() })
        .parse(expected[`n${ngram}`]);
      const actual = ['precision', 'recall', 'f1'].map((key) => partOf(result, key));
      return { what: `n${ngram}`, actual, expected: [wanted.precision, wanted.recall, wanted.fmeasure] };
    }),
  );
};

const potatoDistance: Family = async ({ input, expected }) => {
  const result = await runMetric('edit_distance', raw, pair(input['outputs'], input['reference_outputs']));
  const edits = result.status === 'scored' ? result.value : result.error.code;
  return [
    { what: 'score', actual: outcomeOf(result), expected: expected['score'] },
    { what: 'value', actual: edits, expected: expected['value'] },
  ];
};

const agentaDistance: Family = async ({ settings, input, expected }) => {
  const { threshold: _, similarity_threshold: __, python_type_of_threshold: ___, ...rules } = settings;
  const result = await runMetric('edit_distance', { ...raw, ...rules }, agentaSample(input));
  return [{ what: 'score', actual: outcomeOf(result), expected: expected['score'] ?? 'error' }];
};

const potatoExact: Family = async ({ settings, input, expected }) => {
  const sample = pair(input['outputs'], input['reference_outputs']);
  return [score(await runMetric('exact_match', { ...raw, ...settings }, sample), expected['score'])];
};

const agentaExact: Family = async ({ settings, input, expected }) => {
  const { correct_answer_key: column } = settings;
  const rules = typeof column === 'string' ? { ...raw, correct_answer_key: column } : raw;
  return [score(await runMetric('exact_match', rules, agentaSample(input)), asNumber(expected['success']) ?? 'error')];
};

const potatoContains: Family = async ({ settings, input, expected }) => {
  const sample = pair(input['outputs'], input['reference_outputs']);
  return [score(await runMetric('contains', { ...raw, ...settings }, sample), expected['score'])];
};

const stringMetrics = z.enum(['contains', 'starts_with', 'ends_with', 'contains_any', 'contains_all']);

const agentaStrings: Family = async ({ kind, settings, input, expected }) => {
  const success = asNumber(expected['success']) ?? 'error';
  // True only when it is true there, whatever else stands in its place.
  const rules = { ...raw, ...settings, caseSensitive: settings['case_sensitive'] === true };
  const { case_sensitive: _, ...own }: Readonly<Record<string, Json>> = rules;
  return [
    { what: kind, actual: await stringOutcome(stringMetrics.parse(kind), own, input['output']), expected: success },
  ];
};

/** There only all of the words are a success, and a setting left out is an error. */
async function stringOutcome(
  type: z.infer<typeof stringMetrics>,
  settings: Readonly<Record<string, Json>>,
  output: Json | undefined,
): Promise<unknown> {
  try {
    const outcome = outcomeOf(await runMetric(type, settings, { output: output ?? null }));
    return typeof outcome === 'number' ? Math.floor(outcome) : 'error';
  } catch (error) {
    if (error instanceof MetricConfigError) return 'error';
    throw error;
  }
}

function score(result: Awaited<ReturnType<typeof runMetric>>, expected: unknown): Comparison {
  return { what: 'score', actual: outcomeOf(result), expected };
}

function pair(output: Json | undefined, reference: Json | undefined): { output: Json; references: Json[] } {
  return { output: output ?? null, references: [reference ?? null] };
}

function agentaSample(input: VectorCase['input']): {
  output: Json;
  references: Json[];
  metadata: Record<string, Json>;
} {
  const metadata = z.record(z.string(), z.json()).parse(input['inputs'] ?? {});
  const reference = input['correct_answer'] ?? metadata['correct_answer'];
  return { output: input['output'] ?? null, references: reference === undefined ? [] : [reference], metadata };
}

/** Families that hold `token_f1`, `edit_distance`, `exact_match`, `contains`, `starts_with`, `ends_with` and `contains_keywords`. */
export const textFamilies: Readonly<Record<string, Family>> = {
  squad_v1_em_f1: squad('ground_truths', 'exact_match'),
  squad_v2_em_f1: squad('gold_answers', 'exact'),
  ngram_f1_pretokenized: ngrams,
  edit_distance_potato: potatoDistance,
  levenshtein_agenta: agentaDistance,
  exact_match_potato: potatoExact,
  exact_match_agenta: agentaExact,
  contains_potato: potatoContains,
  string_match_agenta: agentaStrings,
};
