const endsInWord = /[\p{L}\p{M}\p{N}_]$/u;
const beginsWithWord = /^[\p{L}\p{M}\p{N}_]/u;

/** Code units of a character and its neighbour; enough to see what kind of character it is. */
const neighbourhood = 2;

/** True when a word or phrase stands in a text with no letter, mark, digit or underscore beside a letter of its own. */
export function containsWord(text: string, word: string): boolean {
  const [opens, closes] = [beginsWithWord.test(word), endsInWord.test(word)];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - neighbourhood), at);
    const end = at + word.length;
    const after = text.slice(end, end + neighbourhood);
    if (!(opens && endsInWord.test(before)) && !(closes && beginsWithWord.test(after))) return true;
  }
  return false;
}
