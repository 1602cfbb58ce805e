import { noOverlap, type Overlap } from '../../text/overlap';
import { type RougeRules, rougeOverlap } from './rouge-overlap';

/** The overlap with the reference that gives the largest F1 (the first on ties), whatever measure becomes the score. */
export function bestRouge(
  output: string,
  references: readonly string[],
  rules: RougeRules,
): { readonly overlap: Overlap; readonly referenceIndex: number; readonly truncated: boolean } {
  let best = { overlap: noOverlap, referenceIndex: 0, truncated: false };
  for (const [referenceIndex, reference] of references.entries()) {
    const { overlap, truncated } = rougeOverlap(output, reference, rules);
    if (referenceIndex === 0 || overlap.f1 > best.overlap.f1) best = { overlap, referenceIndex, truncated };
  }
  return best;
}
