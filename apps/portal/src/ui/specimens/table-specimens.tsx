'use client';

import { useMemo, useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { ColumnPicker } from '../data-table/column-picker';
import type { DataColumn, Density, SortStep } from '../data-table/data-column';
import { DataTable } from '../data-table/data-table';
import { sortRows } from '../data-table/sort-rows';
import { Drawer } from '../drawer';
import { DrawerSection } from '../drawer-section';
import { EmptyState } from '../empty-state';
import { KeyValueList } from '../key-value-list';
import { Score } from '../score';
import { SegmentedControl } from '../segmented-control';
import { Tag } from '../tag';
import { type SampleCase, sampleCases } from './sample-data';

const columns: readonly DataColumn<SampleCase>[] = [
  { id: 'id', header: 'Case', width: 92, cell: (row) => row.id, isSortable: true, isAlwaysShown: true },
  { id: 'question', header: 'Question', cell: (row) => row.question },
  { id: 'category', header: 'Category', width: 140, cell: (row) => <Tag>{row.category}</Tag>, isSortable: true },
  { id: 'passed', header: 'Passed', width: 96, align: 'end', cell: (row) => `${row.passed}/4`, isSortable: true },
  {
    id: 'composite',
    header: 'Composite',
    width: 124,
    align: 'end',
    isSortable: true,
    cell: (row) => <Score value={row.composite} reason="Groundedness could not be scored" className="font-medium" />,
  },
];

/** How many rows the sample has: enough that most are not drawn. */
const ROWS = 200;
const all = sampleCases(ROWS);
const rowId = (row: SampleCase) => row.id;
const densities = (['S', 'M', 'L'] as const).map((value) => ({ value, label: value }));
const isDensity = (value: string): value is Density => value === 'S' || value === 'M' || value === 'L';

/** The table with rows, with none and while it loads. */
export function TableSpecimens() {
  const [density, setDensity] = useState<Density>('M');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <>
      <Card
        isFlush
        title="Table"
        note="200 rows, sorted, selected, opened"
        actions={
          <>
            <SegmentedControl
              label="Density"
              segments={densities}
              value={density}
              onValueChange={(next) => isDensity(next) && setDensity(next)}
            />
            <ColumnPicker columns={columns} hidden={hidden} onHiddenChange={setHidden} />
          </>
        }
      >
        <FilledTable density={density} hidden={hidden} />
      </Card>
      <div className="grid gap-3 *:min-w-0 xl:grid-cols-2">
        <Card isFlush title="Table without rows">
          <DataTable
            label="Cases, none"
            rowsName="cases"
            columns={columns}
            rows={[]}
            rowId={rowId}
            rowLabel={rowId}
            empty={<EmptyState sentence="No case matches these filters." action={<Button>Clear the filters</Button>} />}
          />
        </Card>
        <Card isFlush title="Table that loads">
          <DataTable
            label="Cases, loading"
            rowsName="cases"
            columns={columns}
            rows={[]}
            rowId={rowId}
            rowLabel={rowId}
            isLoading
          />
        </Card>
      </div>
    </>
  );
}

function FilledTable({ density, hidden }: { readonly density: Density; readonly hidden: readonly string[] }) {
  const [sort, setSort] = useState<readonly SortStep[]>([{ id: 'id', desc: false }]);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(['C-002']);
  const [openId, setOpenId] = useState<string>();
  const rows = useMemo(() => sortRows(all, sort, cellValue), [sort]);
  const index = rows.findIndex((row) => row.id === openId);
  const step = (by: number) => {
    const next = rows[index + by];
    return index >= 0 && next ? () => setOpenId(next.id) : undefined;
  };
  return (
    <>
      <DataTable
        label="Cases"
        rowsName="cases"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={rowId}
        density={density}
        sort={sort}
        onSortChange={setSort}
        selectedIds={selectedIds}
        onSelectedIdsChange={setSelectedIds}
        selectionActions={<Button size="sm">Re-run</Button>}
        hiddenColumns={hidden}
        openId={openId}
        onOpen={(row) => setOpenId(row.id)}
        paging={{ first: 1, total: 1_118, onNext: () => setOpenId(undefined) }}
        className="max-h-100"
      />
      <Drawer
        isOpen={index >= 0}
        onClose={() => setOpenId(undefined)}
        title={openId ?? ''}
        meta={<Tag>{rows[index]?.category}</Tag>}
        position={`${index + 1} of ${rows.length}`}
        onNext={step(1)}
        onPrevious={step(-1)}
      >
        <DrawerSection title="Question">{rows[index]?.question}</DrawerSection>
        <DrawerSection title="Scores" aside={<Score value={rows[index]?.composite ?? null} />}>
          <KeyValueList entries={[{ name: 'Passed', value: `${rows[index]?.passed} of 4` }]} />
        </DrawerSection>
      </Drawer>
    </>
  );
}

function cellValue(row: SampleCase, id: string): string | number | null {
  if (id === 'passed') return row.passed;
  if (id === 'composite') return row.composite;
  return id === 'category' ? row.category : row.id;
}
