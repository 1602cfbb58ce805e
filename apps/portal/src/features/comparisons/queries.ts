import { type CaseChange, comparedCaseSchema, countedPageSchema } from '@assay/contracts';
import { apiQuery } from '../../data/api-query';

const casePageSchema = countedPageSchema(comparedCaseSchema);

/** Cases on one page of a comparison. */
export const casesPerPage = 50;

type CaseFilters = {
  readonly change: CaseChange | null;
  /** Null: by the composite. */
  readonly metric: string | null;
  readonly text: string;
  readonly cursor: string | undefined;
};

/** The cases of an execution against a baseline, largest loss first. */
export function comparedCasesQuery(baseline: string, execution: string, { text, ...filters }: CaseFilters) {
  const given = { baseline, execution, ...filters, text: text || null, limit: casesPerPage };
  return apiQuery(casePageSchema, '/comparisons/cases', given);
}
