const drawsBeforeMakingOne = 4;
/** What a drawn mark must look like: short or odd ones could be mistaken for ordinary text. */
const usableMark = /^[A-Za-z0-9]{8,}$/;

/**
 * A text for the marks around untrusted texts that occurs in none of them, so that none of them can end its own block.
 *
 * @param nonce - draws a text that cannot be guessed; without it, or if it keeps drawing texts that occur, the mark is
 *   made from the texts
 */
export function chooseMark(texts: readonly string[], nonce?: () => string): string {
  const lowered = texts.map((text) => text.toLowerCase());
  const isFree = (mark: string): boolean =>
    usableMark.test(mark) && !lowered.some((text) => text.includes(mark.toLowerCase()));
  for (let draw = 0; nonce !== undefined && draw < drawsBeforeMakingOne; draw++) {
    const mark = nonce();
    if (isFree(mark)) return mark;
  }
  // A text holds only so many marks, so one of them is free.
  for (let attempt = 0; ; attempt++) {
    const mark = fingerprint([String(attempt), ...texts]);
    if (isFree(mark)) return mark;
  }
}

/** Sixteen hexadecimal digits that depend on every character (two 32-bit FNV-1a sums of different start). */
function fingerprint(texts: readonly string[]): string {
  const prime = 0x0100_0193;
  let [left, right] = [0x811c_9dc5, 0xcbf2_9ce4];
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      left = Math.imul(left ^ text.charCodeAt(index), prime);
      right = Math.imul(right ^ (text.charCodeAt(index) + index), prime);
    }
    left = Math.imul(left ^ text.length, prime);
  }
  return [left, right].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
