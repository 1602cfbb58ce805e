/** The sentence with a capital at its beginning; one that begins with a quotation keeps what it quotes. */
export function capitalize(sentence: string): string {
  const [first = ''] = sentence;
  return first.toUpperCase() + sentence.slice(first.length);
}
