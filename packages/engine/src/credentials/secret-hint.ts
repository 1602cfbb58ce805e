/** Characters shown of a secret, and the length below which they would reveal too much of it. */
const shown = 4;
const shortest = 12;

/** The last characters of a secret, by which a person tells credentials apart; empty for a short one. */
export function secretHint(secret: string): string {
  const characters = [...secret];
  return characters.length < shortest ? '' : characters.slice(-shown).join('');
}
