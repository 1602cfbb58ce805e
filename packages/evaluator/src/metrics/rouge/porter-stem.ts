/** Words the rules would get wrong, with their stems. */
const irregular = new Map(
  Object.entries({
    sky: ['sky', 'skies'],
    die: ['dying'],
    lie: ['lying'],
    tie: ['tying'],
    news: ['news'],
    inning: ['innings', 'inning'],
    outing: ['outings', 'outing'],
    canning: ['cannings', 'canning'],
    howe: ['howe'],
    proceed: ['proceed'],
    exceed: ['exceed'],
    succeed: ['succeed'],
  }).flatMap(([stem, words]) => words.map((word) => [word, stem] as const)),
);

/** Longer words are no English, and measuring them takes time that grows with the square of their length. */
const longestStemmed = 200;

type Condition = (stem: string) => boolean;
type Rule = readonly [suffix: string, replacement: string, condition: Condition];

/**
 * Stem of an English word by Porter's algorithm with the extensions NLTK applies by default.
 *
 * @param word - lower-case letters a to z and digits
 * @see Porter (1980), Program 14(3):130-137
 */
export function porterStem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length <= 2 || word.length > longestStemmed) return word;
  return [plural, participle, finalY, doubleSuffix, fullSuffix, bareSuffix, finalE, finalDoubleL].reduce(
    (stem, step) => step(stem),
    word,
  );
}

function isConsonant(word: string, index: number): boolean {
  const letter = word.charAt(index);
  if ('aeiou'.includes(letter)) return false;
  if (letter !== 'y' || index === 0) return true;
  let start = index;
  while (start > 0 && word.charAt(start) === 'y') start--;
  const isBaseConsonant = start === 0 && word.charAt(0) === 'y' ? true : !'aeiou'.includes(word.charAt(start));
  return (index - start) % 2 === 0 ? isBaseConsonant : !isBaseConsonant;
}

/** Number of times a vowel run is followed by a consonant run. */
function measure(stem: string): number {
  let count = 0;
  for (let index = 1; index < stem.length; index++) {
    if (isConsonant(stem, index) && !isConsonant(stem, index - 1)) count++;
  }
  return count;
}

const hasMeasure: Condition = (stem) => measure(stem) > 0;
const hasLongMeasure: Condition = (stem) => measure(stem) > 1;

function hasVowel(stem: string): boolean {
  return Array.from(stem).some((_, index) => !isConsonant(stem, index));
}

function endsInDoubleConsonant(word: string): boolean {
  return word.length >= 2 && word.at(-1) === word.at(-2) && isConsonant(word, word.length - 1);
}

/** Consonant, vowel, consonant at the end, the last not w, x or y; a two-letter vowel and consonant counts too. */
function endsShort(word: string): boolean {
  const last = word.length - 1;
  if (last === 1) return !isConsonant(word, 0) && isConsonant(word, 1);
  if (last < 2 || 'wxy'.includes(word.charAt(last))) return false;
  return isConsonant(word, last - 2) && !isConsonant(word, last - 1) && isConsonant(word, last);
}

/** The first rule whose suffix fits decides, whether or not its condition holds. */
function applyFirst(word: string, rules: readonly Rule[]): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const [suffix, replacement, condition] = rule;
  const stem = word.slice(0, word.length - suffix.length);
  return condition(stem) ? stem + replacement : word;
}

const always: Condition = () => true;

function plural(word: string): string {
  if (word.endsWith('ies') && word.length === 4) return `${word.slice(0, -3)}ie`;
  return applyFirst(word, [
    ['sses', 'ss', always],
    ['ies', 'i', always],
    ['ss', 'ss', always],
    ['s', '', always],
  ]);
}

function participle(word: string): string {
  if (word.endsWith('ied')) return word.length === 4 ? `${word.slice(0, -3)}ie` : `${word.slice(0, -3)}i`;
  if (word.endsWith('eed')) return applyFirst(word, [['eed', 'ee', hasMeasure]]);
  const suffix = ['ed', 'ing'].find((ending) => word.endsWith(ending) && hasVowel(word.slice(0, -ending.length)));
  return suffix === undefined ? word : repairStem(word.slice(0, -suffix.length));
}

/** Gives a stem back the e it lost, or takes the consonant it doubled. */
function repairStem(stem: string): string {
  if (['at', 'bl', 'iz'].some((ending) => stem.endsWith(ending))) return `${stem}e`;
  if (endsInDoubleConsonant(stem)) return 'lsz'.includes(stem.charAt(stem.length - 1)) ? stem : stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function finalY(word: string): string {
  return applyFirst(word, [['y', 'i', (stem) => stem.length > 1 && isConsonant(stem, stem.length - 1)]]);
}

const doubleSuffixes: readonly Rule[] = [
  ...pairs('ational ate tional tion enci ence anci ance izer ize bli ble alli al entli ent eli e ousli ous'),
  ...pairs('ization ize ation ate ator ate alism al iveness ive fulness ful ousness ous aliti al iviti ive biliti ble'),
  ...pairs('fulli ful'),
  ['logi', 'log', (stem) => hasMeasure(`${stem}l`)],
];

function doubleSuffix(word: string): string {
  if (word.endsWith('alli') && hasMeasure(word.slice(0, -4))) return doubleSuffix(`${word.slice(0, -4)}al`);
  return applyFirst(word, doubleSuffixes);
}

const fullSuffixes: readonly Rule[] = [
  ...pairs('icate ic'),
  ['ative', '', hasMeasure],
  ...pairs('alize al iciti ic ical ic'),
  ['ful', '', hasMeasure],
  ['ness', '', hasMeasure],
];

function fullSuffix(word: string): string {
  return applyFirst(word, fullSuffixes);
}

const bareSuffixes: readonly Rule[] = [
  ...dropped('al ance ence er ic able ible ant ement ment ent'),
  ['ion', '', (stem) => hasLongMeasure(stem) && /[st]$/.test(stem)],
  ...dropped('ou ism ate iti ous ive ize'),
];

function bareSuffix(word: string): string {
  return applyFirst(word, bareSuffixes);
}

function finalE(word: string): string {
  const isDropped: Condition = (stem) => measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem));
  return applyFirst(word, [['e', '', isDropped]]);
}

function finalDoubleL(word: string): string {
  return word.endsWith('ll') && hasLongMeasure(word.slice(0, -1)) ? word.slice(0, -1) : word;
}

function pairs(text: string): Rule[] {
  const words = text.split(' ');
  return words.flatMap((suffix, index): Rule[] =>
    index % 2 === 0 ? [[suffix, words[index + 1] ?? '', hasMeasure]] : [],
  );
}

function dropped(text: string): Rule[] {
  return text.split(' ').map((suffix) => [suffix, '', hasLongMeasure]);
}
