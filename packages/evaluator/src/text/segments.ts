/** Characters given to the segmenter at once; it takes time with the square of a text. */
const windowLength = 500;

/** One word, space, mark or sentence of a text. */
export type Segment = { readonly text: string; readonly isWordLike: boolean };

/**
 * The words (with what stands between them) or sentences of a text, in order.
 *
 * @see Unicode Standard Annex 29, Text Segmentation
 */
export function* segmentsOf(text: string, granularity: 'word' | 'sentence'): Generator<Segment> {
  const segmenter = new Intl.Segmenter('en', { granularity });
  let length = windowLength;
  for (let start = 0; start < text.length; ) {
    const end = start + length;
    const segments = [...segmenter.segment(text.slice(start, end))];
    // The last one may go on beyond the window.
    const whole = end < text.length ? segments.slice(0, -1) : segments;
    length = whole.length === 0 ? length * 2 : windowLength;
    for (const { segment, isWordLike = false } of whole) {
      yield { text: segment, isWordLike };
      start += segment.length;
    }
  }
}
