'use client';

import type { ImportProblem, ImportReport } from '@assay/contracts';
import { CircleX, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { CountFilter } from '../../../ui/count-filter';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { importSentence } from '../import-sentence';

type Outcome = ImportProblem['outcome'];
type ProblemRow = ImportProblem & { readonly number: number };

const outcomes: readonly { readonly value: Outcome; readonly label: string; readonly words: string }[] = [
  { value: 'skipped', label: 'Left out', words: 'Left out' },
  { value: 'changed', label: 'Changed', words: 'Changed on the way in' },
  { value: 'kept', label: 'Kept', words: 'Kept, worth a look' },
  { value: 'refused', label: 'Refused', words: 'Refused' },
];

const columns: readonly DataColumn<ProblemRow>[] = [
  { id: 'cell', header: 'Where', width: 140, cell: (row) => <Place row={row} />, isAlwaysShown: true },
  { id: 'message', header: 'What happened', width: 480, cell: (row) => <Message message={row.message} /> },
  { id: 'outcome', header: 'What was done', cell: ({ outcome }) => wordsOf(outcome) },
  { id: 'severity', header: 'Severity', width: 120, cell: ({ severity }) => <Severity severity={severity} /> },
];

type ReportCardProps = {
  readonly report: ImportReport;
  /** Only problems that ended so; null shows all. */
  readonly outcome: string | null;
  readonly onOutcomeChange: (outcome: string | null) => void;
};

/** What became of every row of a file, and each row that did not come in just as it was. */
export function ReportCard({ report, outcome, onOutcomeChange }: ReportCardProps) {
  const listed = report.problems.map((problem, index) => ({ ...problem, number: index + 1 }));
  const rows = outcome === null ? listed : listed.filter((row) => row.outcome === outcome);
  const tiles = outcomes
    .map(({ value, label }) => ({ value, label, count: listed.filter((row) => row.outcome === value).length }))
    .filter(({ count, value }) => count > 0 || value === outcome);
  return (
    <Card isFlush title="Report" note={importSentence(report)}>
      {tiles.length > 0 && (
        <div className="grid gap-3 border-b border-line p-4">
          <CountFilter label="What was done" options={tiles} value={outcome} onValueChange={onOutcomeChange} />
          {report.nProblems > listed.length && (
            <p className="text-xs text-ink-3">
              The file has {report.nProblems.toLocaleString('en')} notes; the first {listed.length.toLocaleString('en')}{' '}
              are listed and counted here.
            </p>
          )}
        </div>
      )}
      <DataTable
        label="Report"
        rowsName="notes"
        columns={columns}
        rows={rows}
        rowId={({ number }) => String(number)}
        rowLabel={placeOf}
        density="L"
        className="max-h-120"
        empty={<EmptyState sentence="Every row came in just as it stands in the file." />}
      />
    </Card>
  );
}

function wordsOf(outcome: Outcome): string {
  return outcomes.find(({ value }) => value === outcome)?.words ?? outcome;
}

/** The cell address, else the row, else the sheet. */
function placeOf({ cell, sheet, row }: ImportProblem): string {
  if (cell !== null) return cell;
  if (row !== null) return sheet === null ? `row ${row}` : `${sheet}, row ${row}`;
  return sheet ?? 'the file';
}

function Place({ row }: { readonly row: ProblemRow }) {
  return (
    <span className="font-mono text-xs" title={placeOf(row)}>
      {placeOf(row)}
    </span>
  );
}

function Severity({ severity }: { readonly severity: ImportProblem['severity'] }) {
  if (severity === 'error') {
    return (
      <Badge tone="error" icon={<CircleX />}>
        Error
      </Badge>
    );
  }
  return (
    <Badge tone="notice" icon={<TriangleAlert />}>
      Warning
    </Badge>
  );
}

function Message({ message }: { readonly message: string }) {
  return (
    <span className="line-clamp-2 whitespace-normal" title={message}>
      {message}
    </span>
  );
}
