/** Characters read; the language of a text shows long before. */
const longestRead = 5_000;
/** Guesses kept for a person to see. */
const mostCandidates = 3;

/** What a text's language seems to be. */
export type DetectedLanguage = {
  /** ISO 639-1 code; null when none can be told. */
  readonly language: string | null;
  /** False for text without a letter. */
  readonly hasWords: boolean;
  readonly isReliable: boolean;
  /** The best guesses with the library's confidence, each in [0, 1]. */
  readonly candidates: Record<string, number>;
  readonly truncated: boolean;
};

/** Tells the language of a text from its beginning; the library and its table are loaded on first use. */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const { eld } = await import('eld/small');
  const read = text.slice(0, longestRead);
  const found = eld.detect(read);
  const candidates = Object.entries(found.getScores())
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostCandidates);
  return {
    language: found.language === '' ? null : found.language,
    hasWords: /\p{L}/u.test(read),
    isReliable: found.isReliable(),
    candidates: Object.fromEntries(candidates),
    truncated: read.length < text.length,
  };
}

/** ISO 639-1 codes of the languages that can be told. */
export async function knownLanguages(): Promise<ReadonlySet<string>> {
  const { eld } = await import('eld/small');
  return new Set(Object.values(eld.info().Languages));
}
