/** The two languages the shop's customers write in. */
export type Language = 'en' | 'es';

/** One question and answer of the FAQ in one language. */
export type FaqEntry = {
  /** `<topic>.<language>`, unique in the FAQ. */
  readonly id: string;
  readonly category: string;
  readonly language: Language;
  readonly question: string;
  readonly answer: string;
};
