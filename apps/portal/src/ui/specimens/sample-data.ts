import type { Bin } from '../histogram';
import type { Option } from '../option';

/** Made-up options and figures for the design reference. */
export const metricOptions: readonly Option[] = [
  { value: 'exact_match', label: 'Exact match', description: 'binary' },
  { value: 'token_f1', label: 'Token F1', description: '0 to 1' },
  { value: 'rouge', label: 'ROUGE', description: '0 to 1' },
  { value: 'llm_judge', label: 'LLM judge', description: '1 to 5' },
  { value: 'semantic_similarity', label: 'Semantic similarity', disabledReason: 'needs a credential' },
];

export const typeOptions: readonly Option[] = [
  { value: 'word', label: 'word' },
  { value: 'character', label: 'character', description: 'for languages written without spaces' },
  { value: 'subword', label: 'subword', disabledReason: 'needs a tokenizer model' },
];

export const purposeOptions: readonly Option[] = [
  { value: 'domain', label: 'domain', description: 'Questions of the domain with expected answers.' },
  { value: 'out_of_context', label: 'out_of_context', description: 'Questions the agent should not answer.' },
  { value: 'prompt_attack', label: 'prompt_attack', disabledReason: 'this dataset has no expected behaviour' },
];

/** Ten bins of equal width from counts of all cases and of those under the threshold. */
export function bins(counts: readonly number[], under: readonly number[] = []): readonly Bin[] {
  return counts.map((count, index) => ({ from: index / 10, to: (index + 1) / 10, count, under: under[index] ?? 0 }));
}

/** One row of the table on the design reference. */
export type SampleCase = {
  readonly id: string;
  readonly question: string;
  readonly category: string;
  readonly passed: number;
  readonly composite: number | null;
};

const questions = [
  'How do I update the card on my account?',
  '¿Por qué me cobraron dos veces este mes?',
  'When will my refund reach my bank?',
  'Can I get store credit instead of a refund?',
  '¿Puedo devolver un artículo en oferta?',
];
const categories = ['Billing', 'Refunds', 'Shipping', 'Account access'];

/** As many cases as asked for, the same ones every time. */
export function sampleCases(count: number): readonly SampleCase[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `C-${String(index + 1).padStart(3, '0')}`,
    question: questions[index % questions.length] ?? '',
    category: categories[index % categories.length] ?? '',
    passed: (index * 3) % 5,
    composite: index % 17 === 3 ? null : ((index * 37) % 100) / 100,
  }));
}
