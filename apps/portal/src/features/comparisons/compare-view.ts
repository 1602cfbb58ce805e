import { caseChangeSchema } from '@assay/contracts';
import { type inferParserType, parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** What the address of a comparison says: what is compared, which cases are listed, and the one looked at. */
export const compareViewParsers = {
  /** Executions; the first is the baseline. */
  ids: parseAsArrayOf(parseAsString).withDefault([]),
  /** The execution whose cases are listed against the baseline; none means the second of `ids`. */
  with: parseAsString,
  change: parseAsStringLiteral(caseChangeSchema.options),
  /** Name of the metric the change is about; none means the composite. */
  metric: parseAsString,
  text: parseAsString.withDefault(''),
  /** Cursors of the pages of cases gone through; the last is the page shown. */
  after: parseAsArrayOf(parseAsString).withDefault([]),
  /** The case looked at, by one of its predictions; none means the first of the list. */
  case: parseAsString,
  /** Whether that case's drawer is open. */
  open: parseAsBoolean.withDefault(false),
};

export type CompareView = inferParserType<typeof compareViewParsers>;

/** The first page of cases with none chosen, where every change of filters leads. */
export const firstCases = { after: null, case: null, open: null } as const;
