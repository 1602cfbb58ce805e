'use client';

import type { Case } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { Drawer } from '../../../ui/drawer';
import { Loading } from '../../../ui/loading';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Tag } from '../../../ui/tag';
import { caseAtQuery } from '../queries';
import { CaseDetails } from './case-details';

type CaseDrawerProps = {
  readonly id: string;
  readonly version: number | 'latest';
  readonly position: number;
  /** The cases of the page beside it. */
  readonly rows: readonly Case[];
  /** How many cases the list has when nothing filters it: its steps then go beyond the page. */
  readonly nCases: number | undefined;
  readonly onPosition: (position: number | null) => void;
};

/** One case in full beside the list; one that is not on the page is asked for by its position. */
export function CaseDrawer({ id, version, position, rows, nCases, onPosition }: CaseDrawerProps) {
  const index = rows.findIndex((row) => row.position === position);
  const listed = rows[index];
  const { data, error, refetch } = useApiQuery(caseAtQuery(id, version, position), { isEnabled: !listed });
  const found = listed ?? data?.items.find((item) => item.position === position);
  const step = (by: 1 | -1) => {
    const next = listed && rows[index + by] ? rows[index + by]?.position : position + by;
    if (next === undefined || (nCases === undefined && !rows.some((row) => row.position === next))) return undefined;
    return next >= 1 && next <= (nCases ?? next) ? () => onPosition(next) : undefined;
  };
  return (
    <Drawer
      isOpen
      onClose={() => onPosition(null)}
      title={`Case ${position}`}
      meta={found && <CaseTags found={found} />}
      {...(nCases !== undefined && { position: `${position} of ${nCases.toLocaleString('en')}` })}
      onNext={step(1)}
      onPrevious={step(-1)}
    >
      {found && <CaseDetails found={found} />}
      {!found && (
        <div className="p-5">
          {error && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
          {!error && !data && <Loading label={`Loading case ${position}`} />}
          {data && <p>This version has no case {position}; it may be one of another version.</p>}
        </div>
      )}
    </Drawer>
  );
}

function CaseTags({ found: { id, category, expectedBehaviour } }: { readonly found: Case }) {
  return (
    <>
      {id !== null && <Tag>{id}</Tag>}
      {category !== null && <Tag>{category}</Tag>}
      {expectedBehaviour !== null && <Tag>{expectedBehaviour}</Tag>}
    </>
  );
}
