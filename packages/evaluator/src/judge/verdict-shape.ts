import type { Json } from '../json';

/** What one part of a reply holds: a verdict, something that was meant as one, or nothing of the kind. */
export type Reading<Verdict> =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'fault'; readonly fault: string }
  | { readonly kind: 'none' };

/** A kind of verdict: how it is asked for and how it is read. */
export type VerdictShape<Verdict> = {
  /** Form of the reply, in words for the judge. */
  readonly howToReply: string;
  /** JSON Schema of the reply; reasoning before the verdict. */
  readonly replySchema: Json;
  readonly readObject: (value: Readonly<Record<string, Json>>) => Reading<Verdict>;
  /** Reads a verdict given in plain words. */
  readonly readProse?: (text: string) => Reading<Verdict>;
  /** Equal for verdicts that agree, whatever their reasons. */
  readonly essence: (verdict: Verdict) => string;
  /** The verdict in a few characters, for the metadata of a score. */
  readonly brief: (verdict: Verdict) => Json;
};

/** A reading that found nothing. */
export const noReading = { kind: 'none' } as const;

/** A reading of something that was meant as a verdict and is none. */
export function faulty(fault: string): { readonly kind: 'fault'; readonly fault: string } {
  return { kind: 'fault', fault };
}

/** The reasons given in a reply. */
export function reasoningOf(value: Readonly<Record<string, Json>>): string {
  const { reasoning } = value;
  return typeof reasoning === 'string' ? reasoning.trim() : '';
}
