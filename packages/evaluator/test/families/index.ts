import type { Family } from '../vector-case';
import { bleuFamilies } from './bleu';
import { jsonDiffFamilies } from './json-diff';
import { jsonFieldFamilies } from './json-fields';
import { regexFamilies } from './regex';
import { rougeFamilies } from './rouge';
import { textFamilies } from './text';
import { trajectoryFamilies } from './trajectory';
import { translationFamilies } from './translation';
import { vectorFamilies } from './vectors';

/** Every family of vectors our metrics are held to, by file name. */
export const families: Readonly<Record<string, Family>> = {
  ...bleuFamilies,
  ...rougeFamilies,
  ...textFamilies,
  ...regexFamilies,
  ...jsonDiffFamilies,
  ...jsonFieldFamilies,
  ...translationFamilies,
  ...vectorFamilies,
  ...trajectoryFamilies,
};
