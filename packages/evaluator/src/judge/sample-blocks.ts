import type { Sample } from '../sample';
import { toText } from '../text/to-text';
import type { DataBlock } from './judge-prompt';

/** The question of a case. */
export function questionBlock({ input }: Sample): DataBlock {
  return { label: 'QUESTION', text: input };
}

/** The prediction that is judged. */
export function answerBlock({ output }: Sample): DataBlock {
  return { label: 'ANSWER', text: toText(output) };
}

/** The expected answers, each of which is right. */
export function referenceBlocks({ references }: Sample): readonly DataBlock[] {
  return references.map((reference, index) => ({
    label: references.length === 1 ? 'EXPECTED ANSWER' : `EXPECTED ANSWER ${index + 1}`,
    text: toText(reference),
  }));
}

/** Whether the prediction has nothing to judge; it then scores 0 without a call. */
export function hasBlankAnswer({ output }: Sample): boolean {
  return toText(output).trim() === '';
}

/** Documents, numbered from 1. */
export function documentBlocks(documents: readonly string[]): readonly DataBlock[] {
  return documents.map((text, index) => ({ label: `DOCUMENT ${index + 1}`, text }));
}
