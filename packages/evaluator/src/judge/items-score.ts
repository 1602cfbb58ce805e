import { scored } from '../score';
import type { ScoredResult } from '../score-result';
import type { ItemsVerdict } from './items-verdict';
import type { Judged } from './judge-samples';
import { middleVerdict } from './middle-verdict';

/** How pieces are called in comments, such as `claim`, `claims` and `are supported`. */
export type ItemsWords = {
  readonly item: string;
  readonly items: string;
  readonly hold: string;
  /** Said of a text without pieces, which scores 1. */
  readonly none: string;
};

/** Share of pieces that hold, with one part per piece; of several verdicts the one in the middle. */
export function itemsScore(judged: Judged<ItemsVerdict>, words: ItemsWords): ScoredResult {
  const { items } = middleVerdict(judged.verdicts, shareOf);
  const good = items.filter(({ holds }) => holds).length;
  const comment = items.length === 0 ? words.none : `${good} of ${items.length} ${words.items} ${words.hold}`;
  return scored(items.length === 0 ? 1 : good / items.length, comment, {
    subScores: items.map(({ text, holds, reasoning }, index) => ({
      key: `${words.item}_${index + 1}`,
      score: holds ? 1 : 0,
      value: text,
      comment: reasoning,
    })),
    metadata: judged.metadata,
  });
}

function shareOf({ items }: ItemsVerdict): number {
  return items.length === 0 ? 1 : items.filter(({ holds }) => holds).length / items.length;
}
