'use client';

import type { ColumnMapping, ColumnRole, ImportReport } from '@assay/contracts';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { Missing } from '../../../ui/missing';
import { Select } from '../../../ui/select';
import { Tag } from '../../../ui/tag';
import { roleOf, roleOptions } from '../column-roles';

type ColumnRow = ImportReport['columns'][number] & {
  readonly chosen: ColumnRole;
  /** Called with a role as the select gives it. */
  readonly onRole: (role: string) => void;
};

const columns: readonly DataColumn<ColumnRow>[] = [
  { id: 'header', header: 'Column', width: 160, cell: (row) => <ColumnName row={row} />, isAlwaysShown: true },
  { id: 'role', header: 'Becomes', width: 200, cell: (row) => <RoleSelect row={row} /> },
  { id: 'samples', header: 'What is in it', cell: ({ samples }) => <Samples samples={samples} /> },
];

type ColumnsCardProps = {
  readonly report: ImportReport;
  readonly mapping: ColumnMapping;
  readonly onRole: (header: string, role: ColumnRole) => void;
  readonly onSheet: (sheet: string) => void;
  readonly isReading: boolean;
};

/** What each column of the sheet becomes; a changed role is read again at once. */
export function ColumnsCard({ report, mapping, onRole, onSheet, isReading }: ColumnsCardProps) {
  const rows = report.columns.map((column) => ({
    ...column,
    chosen: roleOf(mapping, column),
    onRole: (value: string) => {
      const role = roleOptions.find((option) => option.value === value);
      if (role) onRole(column.header, role.value);
    },
  }));
  const known = rows.filter(({ chosen }) => chosen !== 'metadata' && chosen !== 'ignore').length;
  const sheet = mapping.sheet ?? report.sheet ?? '';
  const sheets = report.sheets.length > 1 && (
    <Select
      label="Sheet"
      options={report.sheets.map((name) => ({ value: name, label: name }))}
      value={sheet}
      onValueChange={onSheet}
      className="max-w-50"
    />
  );
  return (
    <Card isFlush title="Columns" note={`${known} of ${rows.length} recognised; change any of them`} actions={sheets}>
      <DataTable
        label="Columns"
        rowsName="columns"
        columns={columns}
        rows={rows}
        rowId={({ letter }) => letter}
        rowLabel={({ letter, header }) => `${letter}, ${header}`}
        density="L"
        isLoading={isReading}
      />
    </Card>
  );
}

function ColumnName({ row: { letter, header } }: { readonly row: ColumnRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2" title={header}>
      <Tag>{letter}</Tag>
      <span className="truncate font-medium">{header}</span>
    </span>
  );
}

function RoleSelect({ row }: { readonly row: ColumnRow }) {
  return (
    <Select
      label={`Column ${row.letter}, ${row.header}, becomes`}
      options={roleOptions}
      value={row.chosen}
      onValueChange={row.onRole}
    />
  );
}

function Samples({ samples }: { readonly samples: readonly string[] }) {
  if (samples.length === 0) return <Missing reason="The column has no value below its header" />;
  const text = samples.join(' · ');
  return (
    <span className="text-ink-2" title={text}>
      {text}
    </span>
  );
}
