import type { CaseInput } from '@assay/contracts';
import type { DataColumn } from '../../ui/data-table/data-column';
import { Missing } from '../../ui/missing';
import { Tag } from '../../ui/tag';

/** A case with its place in the dataset version, from 1. */
export type PlacedCase = CaseInput & { readonly position: number };

/** What a table of cases shows. */
export const caseColumns: readonly DataColumn<PlacedCase>[] = [
  { id: 'position', header: '#', width: 72, align: 'end', cell: ({ position }) => position, isAlwaysShown: true },
  { id: 'question', header: 'Question', cell: ({ question }) => <span title={question}>{question}</span> },
  { id: 'answers', header: 'Expected answer', width: 320, cell: ({ answers }) => <Answers answers={answers} /> },
  { id: 'category', header: 'Category', width: 150, cell: ({ category }) => category ?? noCategory },
  { id: 'id', header: 'Id', width: 120, cell: ({ id }) => id ?? noId },
  { id: 'behaviour', header: 'Behaviour', width: 110, cell: (row) => <Behaviour behaviour={row.expectedBehaviour} /> },
];

const noCategory = <Missing reason="The case has no category" />;
const noId = <Missing reason="The file has no id for it; its question pairs it across versions" />;

function Answers({ answers }: { readonly answers: readonly string[] }) {
  const [first, ...more] = answers;
  if (first === undefined)
    return <Missing reason="The case has no expected answer; metrics that need one leave it out" />;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate" title={first}>
        {first}
      </span>
      {more.length > 0 && <Tag>{more.length} more</Tag>}
    </span>
  );
}

function Behaviour({ behaviour }: { readonly behaviour: CaseInput['expectedBehaviour'] }) {
  if (behaviour === null) return <Missing reason="The file does not say whether to answer or to refuse" />;
  return <Tag>{behaviour}</Tag>;
}
