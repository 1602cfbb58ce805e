import type { FaqEntry } from '../faq/faq-entry';

/** An entry that the search found. */
export type RetrievedEntry = Pick<FaqEntry, 'id' | 'category' | 'language' | 'question' | 'answer'> & {
  /** BM25 relevance, above 0; comparable within one search only. */
  readonly score: number;
};

/** What the agent did with a question. */
export type Reply = {
  readonly text: string;
  readonly outcome: 'answered' | 'refused';
  /** The search behind the reply; missing when the agent refused before searching. */
  readonly search?: { readonly query: string; readonly retrieved: readonly RetrievedEntry[] };
};

/** One version of the FAQ agent. The same question always gets the same reply. */
export type FaqAgent = {
  /** The model name under which clients ask for this version. */
  readonly model: string;
  readonly description: string;
  readonly reply: (question: string) => Reply;
};
