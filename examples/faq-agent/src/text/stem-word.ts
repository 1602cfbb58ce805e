/** A stem shorter than this joins unrelated words. */
const shortestStem = 4;

const endings = /(?:aciones|acion|mente|ments?|ings?|iendo|ando|idos?|idas?|ados?|adas?|ies|ed|es|os|as|s|o|a|e)$/;

/** A light stem for English and Spanish: takes one inflectional ending off a folded word that stays long enough. */
export function stemWord(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= shortestStem ? stem : word;
}
