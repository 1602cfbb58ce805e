import { z } from 'zod';
import type { Json } from '../../src/index';
import { porterStem } from '../../src/metrics/rouge/porter-stem';
import { rougeTokens } from '../../src/metrics/rouge/tokens';
import { partOf, runMetric } from '../run-metric';
import type { Comparison, Family } from '../vector-case';

const triple = z.object({ precision: z.number(), recall: z.number(), fmeasure: z.number() });
const google = { tokenizer: 'ascii', unicodeNormalization: 'none' };

const byTarget: Family = async ({ settings, input, expected }) => {
  const targets = input['targets'] ?? [input['target'] ?? null];
  const compared = Object.entries(expected).map(async ([variant, figures]): Promise<Comparison> => {
    const { precision, recall, fmeasure } = triple.parse(figures);
    const result = await runMetric(
      variant,
      { ...google, stemmer: settings['use_stemmer'] },
      { output: input['prediction'] ?? null, references: z.array(z.json()).parse(targets) },
    );
    const actual = ['precision', 'recall', 'f1'].map((key) => partOf(result, key));
    return { what: variant, actual, expected: [precision, recall, fmeasure] };
  });
  return Promise.all(compared);
};

const huggingFaceLists: Family = async ({ settings, input, expected }) => {
  if (settings['use_aggregator'] === true) return [{ what: 'median of resamples', actual: 'not offered', expected }];
  const predictions = z.array(z.string()).parse(input['predictions']);
  const references = z.array(z.json()).parse(input['references']);
  const compared = Object.entries(expected).map(async ([variant, figures]): Promise<Comparison> => {
    const actual = predictions.map(async (output, index) => {
      const rules = { ...google, stemmer: settings['use_stemmer'] };
      return partOf(await runMetric(variant, rules, { output, references: listOf(references[index]) }), 'f1');
    });
    return { what: variant, actual: await Promise.all(actual), expected: figures };
  });
  return Promise.all(compared);
};

function listOf(reference: Json | undefined): readonly Json[] {
  return Array.isArray(reference) ? reference : [reference ?? null];
}

const tokens: Family = ({ settings, input, expected }) => [
  {
    what: 'tokens',
    actual: rougeTokens(z.string().parse(input['text']), {
      tokenizer: 'ascii',
      stemmer: settings['use_stemmer'] === true,
    }),
    expected: expected['tokens'],
  },
];

const stems: Family = ({ input, expected }) => {
  const word = z.string().parse(input['word']);
  return [
    { what: 'stem', actual: porterStem(word.toLowerCase()), expected: expected['stem'] },
    {
      what: 'rouge_token',
      actual: rougeTokens(word, { tokenizer: 'ascii', stemmer: true }),
      expected: [expected['rouge_token']],
    },
  ];
};

/** Families that hold the metric `rouge`. */
export const rougeFamilies: Readonly<Record<string, Family>> = {
  rouge_score: byTarget,
  rouge_score_multi: byTarget,
  hf_evaluate_rouge: huggingFaceLists,
  rouge_tokenize: tokens,
  porter_stem: stems,
};
