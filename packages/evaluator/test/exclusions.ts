import type { Exclusion } from './exclusions/exclusion';
import { jsonExclusions } from './exclusions/json';
import { textExclusions } from './exclusions/text';
import { trajectoryExclusions } from './exclusions/trajectory';
import { vectorExclusions } from './exclusions/vectors';

/** Everything our metrics do otherwise than the project a vector file comes from, on purpose. */
export const exclusions: readonly Exclusion[] = [
  ...textExclusions,
  ...jsonExclusions,
  ...vectorExclusions,
  ...trajectoryExclusions,
];
