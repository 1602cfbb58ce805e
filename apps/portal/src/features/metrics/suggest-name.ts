/** A name for a new metric of the type `title` that none of `taken` has, whatever its case: "BLEU", then "BLEU 2". */
export function suggestName(title: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = title;
  for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${title} ${number}`;
  return name;
}
