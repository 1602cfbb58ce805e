import type { CaseInput, ColumnRole } from '@assay/contracts';
import type { Column } from './column';
import { parseCellJson } from './parse-cell-json';
import { readBehaviour } from './read-behaviour';
import { splitList } from './split-list';

/** A cell that is not blank, with its column. */
export type Field = { readonly column: Column; readonly text: string };

/** A case, and the fields whose text is not what their role asks for; their text is kept as metadata. */
export type BuiltCase = { readonly testCase: CaseInput; readonly misfits: readonly Field[] };

/**
 * Makes the case of a row. Question, answers, context and prediction keep their text as stored, spaces included; id,
 * category and behaviour lose outer spaces, since they are names.
 */
export function buildCase(question: string, fields: readonly Field[]): BuiltCase {
  const first = (role: ColumnRole): Field | undefined => fields.find(({ column }) => column.role === role);
  const all = (role: ColumnRole): string[] =>
    fields.filter(({ column }) => column.role === role).flatMap(({ text }) => splitList(text));

  const behaviourField = first('expectedBehaviour');
  const expectedBehaviour = behaviourField && readBehaviour(behaviourField.text);
  const trajectoryField = first('expectedTrajectory');
  const expectedTrajectory = trajectoryField && parseCellJson(trajectoryField.text);
  const misfits = [
    ...(behaviourField && expectedBehaviour === undefined ? [behaviourField] : []),
    ...(trajectoryField && expectedTrajectory === undefined ? [trajectoryField] : []),
  ];
  const metadata = fields.filter((field) => field.column.role === 'metadata' || misfits.includes(field));
  const testCase: CaseInput = {
    id: first('id')?.text.trim() ?? null,
    question,
    answers: all('answer'),
    category: first('category')?.text.trim() ?? null,
    context: all('context'),
    expectedBehaviour: expectedBehaviour ?? null,
    expectedTrajectory: expectedTrajectory ?? null,
    prediction: first('prediction')?.text ?? null,
    // fromEntries makes own properties of every name, `__proto__` included.
    metadata: Object.fromEntries(metadata.map(({ column, text }) => [column.header, text])),
  };
  return { testCase, misfits };
}
