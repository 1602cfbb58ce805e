import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { publicVectors } from '../test/vector-folders';

/** An answer beside the expected one. */
export type Pair = { readonly output: string; readonly reference: string };

const triplesSchema = z.object({ cases: z.array(z.object({ expected: z.string(), prediction: z.string() })) });
const sampleSchema = z.object({ cases: z.array(z.object({ answer: z.string() })) });

/** Realistic pairs of a sentence or two: the public triples where they are, else the sample dataset's answers, cut and mixed. */
export function realisticPairs(): { readonly source: string; readonly pairs: readonly Pair[] } {
  const triples = join(publicVectors, 'triples.json');
  if (existsSync(triples)) {
    const { cases } = triplesSchema.parse(JSON.parse(readFileSync(triples, 'utf8')));
    const pairs = cases.map(({ prediction, expected }) => ({ output: prediction, reference: expected }));
    return { source: `${pairs.length} public triples`, pairs: pairs.filter(({ reference }) => reference !== '') };
  }
  const sample = fileURLToPath(new URL('../../../examples/datasets/faq-support.json', import.meta.url));
  const answers = sampleSchema.parse(JSON.parse(readFileSync(sample, 'utf8'))).cases.map(({ answer }) => answer);
  const pairs = answers.map((reference, index) => ({ output: changed(reference, index, answers), reference }));
  return { source: `${pairs.length} answers of the sample`, pairs };
}

/** The answer itself, one cut, one with a word left out, or another answer, in turn. */
function changed(answer: string, index: number, answers: readonly string[]): string {
  const words = answer.split(' ');
  const forms = [
    answer,
    words.slice(0, Math.ceil(words.length / 2)).join(' '),
    words.filter((_, place) => place !== index % words.length).join(' '),
    answers[(index + 1) % answers.length] ?? answer,
  ];
  return forms[index % forms.length] ?? answer;
}

/** Text of that many words, from a vocabulary of about ten thousand; another seed makes another text. */
export function longText(nWords: number, seed: number): string {
  return Array.from({ length: nWords }, (_, index) => `w${(index * 7_919 + seed * index) % 9_973}`).join(' ');
}
