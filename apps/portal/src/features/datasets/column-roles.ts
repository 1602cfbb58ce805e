import { type ColumnMapping, type ColumnRole, columnRoleSchema, type ImportReport } from '@assay/contracts';
import type { Option } from '../../ui/option';

type RoleOption = Option & { readonly value: ColumnRole };

const words: Readonly<Record<ColumnRole, { readonly label: string; readonly description?: string }>> = {
  question: { label: 'Question', description: 'What the agent is asked; every case needs one' },
  answer: { label: 'Expected answer', description: 'Several columns are several accepted answers' },
  category: { label: 'Category' },
  id: { label: 'Id', description: 'Pairs the case across versions' },
  context: { label: 'Context', description: 'Documents the answer rests on' },
  expectedBehaviour: { label: 'Expected behaviour', description: 'answer or refuse' },
  expectedTrajectory: { label: 'Expected trajectory', description: 'Tool calls as JSON' },
  prediction: { label: 'Recorded answer', description: 'An answer given elsewhere, to be scored as it is' },
  metadata: { label: 'Metadata', description: 'Kept under its header' },
  ignore: { label: 'Ignored', description: 'Not kept' },
};

/** What a column can become. */
export const roleOptions: readonly RoleOption[] = columnRoleSchema.options.map((value) => ({ value, ...words[value] }));

/** The role chosen for a header, else the recognised one. */
export function roleOf(mapping: ColumnMapping, { header, role }: ImportReport['columns'][number]): ColumnRole {
  // A header may be called like something every object has.
  return (Object.hasOwn(mapping.columns, header) ? mapping.columns[header] : undefined) ?? role;
}

/** The mapping that reads a file as the one of this report was read. */
export function mappingOf({ sheet, columns }: Pick<ImportReport, 'sheet' | 'columns'>): ColumnMapping {
  const roles = Object.fromEntries(columns.map(({ header, role }) => [header, role]));
  return { ...(sheet !== null && { sheet }), columns: roles };
}

/** A role in words. */
export function roleLabel(role: ColumnRole): string {
  return words[role].label;
}
