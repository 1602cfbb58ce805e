import type { NewCase, NewDatasetVersion } from '../../ports/dataset-repository';

/** A case named by its number; every third is without a category. */
export function caseOf(number: number, changes: Partial<NewCase> = {}): NewCase {
  return {
    id: null,
    caseKey: `key-${number}`,
    question: `What is the answer to question ${number}?`,
    answers: [`answer ${number}`],
    category: number % 3 === 0 ? null : `category ${number % 3}`,
    context: [],
    expectedBehaviour: null,
    expectedTrajectory: null,
    prediction: null,
    metadata: {},
    ...changes,
  };
}

/** A version with the given number of cases, numbered from 1. */
export function datasetVersionOf(nCases: number, change?: (number: number) => Partial<NewCase>): NewDatasetVersion {
  return {
    fileName: 'questions.csv',
    mapping: { columns: { Question: 'question' } },
    report: {
      fileName: 'questions.csv',
      sheet: null,
      sheets: [],
      columns: [{ header: 'Question', letter: 'A', role: 'question', samples: ['What?'] }],
      nRows: nCases,
      nCases,
      nSkipped: 0,
      problems: [],
      nProblems: 0,
    },
    contentHash: 'ab'.repeat(32),
    cases: Array.from({ length: nCases }, (_, index) => caseOf(index + 1, change?.(index + 1))),
  };
}
