'use client';

import { useState } from 'react';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { caseColumns } from '../case-columns';
import { countWords } from '../count-words';
import type { ImportDraft } from '../hooks/use-import-draft';
import { ColumnsCard } from './columns-card';
import { ReportCard } from './report-card';

/** What the chosen file would become: its columns, its first cases, and what happens to every row. */
export function ImportEditor({ draft }: { readonly draft: ImportDraft }) {
  const { chosen, preview, share, setRole, setSheet } = draft;
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!preview || !chosen) return null;
  const { report } = preview;
  const cases = preview.cases.map((input, index) => ({ ...input, position: index + 1 }));
  const isReading = share !== undefined;
  return (
    <>
      <ColumnsCard report={report} mapping={chosen.mapping} onRole={setRole} onSheet={setSheet} isReading={isReading} />
      {cases.length > 0 && (
        <Card isFlush title="Preview" note={`${cases.length} of ${countWords(report.nCases, 'case')}`}>
          <DataTable
            label="Preview"
            rowsName="cases"
            columns={caseColumns}
            rows={cases}
            rowId={({ position }) => String(position)}
            rowLabel={({ position }) => `Case ${position}`}
            isLoading={isReading}
            className="max-h-120"
          />
        </Card>
      )}
      <ReportCard report={report} outcome={outcome} onOutcomeChange={setOutcome} />
    </>
  );
}
