import type { Json } from './json';
import { answerColumn } from './reference-settings';
import type { Sample } from './sample';
import { unscored } from './score';
import type { UnscoredResult } from './score-result';

/** The sample with the references of the chosen column, or why there are none. An empty text is a reference; a missing or null one is not. */
export function resolveReferences(sample: Sample, column: string): Sample | UnscoredResult {
  const references = referencesIn(sample, column).filter((reference) => reference !== null);
  if (references.length > 0) return { ...sample, references };
  const what =
    column === answerColumn ? 'the case has no expected answer' : `the case has no value in column "${column}"`;
  return unscored('missing_reference', `${what}; add one to the dataset or leave this metric out`);
}

function referencesIn(sample: Sample, column: string): readonly Json[] {
  if (column === answerColumn) return sample.references;
  const value = Object.hasOwn(sample.metadata, column) ? sample.metadata[column] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
