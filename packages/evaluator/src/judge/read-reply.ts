import type { JudgeReply } from '../metric-ports';
import { findObjects } from './find-objects';
import { readObject } from './read-object';
import { faulty, noReading, type Reading, type VerdictShape } from './verdict-shape';

/** A verdict, or why a reply holds none. */
export type ReplyReading<Verdict> =
  | { readonly ok: true; readonly verdict: Verdict }
  | { readonly ok: false; readonly code: 'judge_empty' | 'judge_parse_failure'; readonly problem: string };

/** Reason a model gives when its reply was cut off. */
const cutOff = ['length', 'max_tokens'];

/**
 * Reads a judge's reply: its objects (alone, fenced, after other words, lightly broken) and, where the shape allows, a
 * verdict in plain words.
 *
 * @param untrusted - the texts that were judged: what the reply only repeats of them is no verdict
 */
export async function readReply<Verdict>(
  { text, finishReason }: JudgeReply,
  shape: VerdictShape<Verdict>,
  untrusted: readonly string[],
): Promise<ReplyReading<Verdict>> {
  const isCutOff = cutOff.includes(finishReason ?? '');
  if (text.trim() === '') {
    return { ok: false, code: 'judge_empty', problem: isCutOff ? 'is empty and was cut off' : 'is empty' };
  }
  if (isCutOff) return failure('was cut off at its limit of tokens');
  const spoken = withoutThoughts(text);
  const { objects, prose } = findObjects(spoken);
  const parts = await Promise.all(
    objects.map(async (object) => ({
      reading: await readOne(object, shape),
      isRepeated: () => isRepeated(object, untrusted),
    })),
  );
  const words = {
    reading: shape.readProse?.(withoutQuotations(prose, untrusted)) ?? noReading,
    isRepeated: () => untrusted.some((given) => squeeze(given) === squeeze(spoken)),
  };
  return settle([...parts, words], shape);
}

/** One part of a reply; `isRepeated` tells whether it only repeats a text that was judged. */
type Part<Verdict> = { readonly reading: Reading<Verdict>; readonly isRepeated: () => boolean };

async function readOne<Verdict>(object: string, shape: VerdictShape<Verdict>): Promise<Reading<Verdict>> {
  const read = await readObject(object);
  if (read === undefined) return noReading;
  const [repeated] = read.repeatedKeys;
  return repeated === undefined ? shape.readObject(read.value) : faulty(`gives "${repeated}" twice`);
}

function settle<Verdict>(parts: readonly Part<Verdict>[], shape: VerdictShape<Verdict>): ReplyReading<Verdict> {
  for (const { reading, isRepeated } of parts) {
    if (reading.kind === 'fault' && !isRepeated()) return failure(reading.fault);
  }
  const given = parts.flatMap(({ reading, isRepeated }) =>
    reading.kind === 'verdict' ? [{ verdict: reading.verdict, isRepeated }] : [],
  );
  const [first] = given;
  if (first === undefined) return failure('holds no verdict in the form asked for');
  if (new Set(given.map(({ verdict }) => shape.essence(verdict))).size > 1)
    return failure('gives two different verdicts');
  if (given.every(({ isRepeated }) => isRepeated())) return failure('only repeats the text that was to be judged');
  return { ok: true, verdict: first.verdict };
}

function failure(problem: string): {
  readonly ok: false;
  readonly code: 'judge_parse_failure';
  readonly problem: string;
} {
  return { ok: false, code: 'judge_parse_failure', problem };
}

/** Reasoning models think aloud before they speak; drafts of a verdict among their thoughts do not count. */
function withoutThoughts(text: string): string {
  const end = '</think>';
  const at = text.lastIndexOf(end);
  return at === -1 ? text : text.slice(at + end.length);
}

/** Shorter texts occur by chance. */
const shortestQuotation = 8;

function withoutQuotations(text: string, untrusted: readonly string[]): string {
  return untrusted
    .map((given) => given.trim())
    .filter((given) => given.length >= shortestQuotation)
    .reduce((rest, given) => rest.replaceAll(given, ' '), text);
}

function isRepeated(object: string, untrusted: readonly string[]): boolean {
  const wanted = squeeze(object);
  return untrusted.some((given) => squeeze(given).includes(wanted));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
