'use client';

import {
  type ColumnMapping,
  type ColumnRole,
  type ImportPreview,
  importPreviewSchema,
  type Problem,
} from '@assay/contracts';
import { useEffect, useState } from 'react';
import { fileForm } from '../file-form';
import { useFileUpload } from './use-file-upload';

/** A chosen file and how it is to be read. */
type Reading = { readonly file: File; readonly mapping: ColumnMapping };

/** What the server said of a file; a problem about columns comes with the report that shows them. */
type Outcome = { readonly preview?: ImportPreview; readonly problem?: Problem };

export type ImportDraft = {
  /** The chosen file and its mapping, as last asked for. */
  readonly chosen: Reading | undefined;
  readonly preview: ImportPreview | undefined;
  readonly problem: Problem | undefined;
  /** Whether what is shown would be stored as it is. */
  readonly isReady: boolean;
  /** Share of the file sent, 0 to 1; undefined while nothing is under way. */
  readonly share: number | undefined;
  readonly choose: (file: File) => void;
  readonly setSheet: (sheet: string) => void;
  readonly setRole: (header: string, role: ColumnRole) => void;
  readonly cancel: () => void;
  /** Shows a problem the file met later, when it was stored. */
  readonly refuse: (problem: Problem) => void;
};

const nothing: ColumnMapping = { columns: {} };

/** One file on its way to a dataset version: looked at by the server as often as its mapping changes, stored nowhere. */
export function useImportDraft(start: ColumnMapping = nothing): ImportDraft {
  const [settled, setSettled] = useState<Partial<Reading> & Outcome>({});
  const [pending, setPending] = useState<Reading>();
  const { send, cancel: stop, share } = useFileUpload(importPreviewSchema);
  useEffect(() => stop, [stop]);

  function look(next: Reading, kept: Outcome = {}) {
    setPending(next);
    const settle = (outcome: Outcome) => {
      const sheet = otherSheet(next, outcome, start);
      if (sheet !== undefined) return look({ ...next, mapping: { ...next.mapping, sheet } });
      setSettled({ ...kept, ...next, ...outcome });
      setPending(undefined);
    };
    send({
      path: '/datasets/preview',
      form: fileForm(next.file, next.mapping),
      onSuccess: (preview) => settle({ preview }),
      onProblem: (problem) =>
        settle(problem.report ? { preview: { report: problem.report, cases: [] }, problem } : { problem }),
    });
  }
  function again(mapping: ColumnMapping) {
    const file = pending?.file ?? settled.file;
    if (file) look({ file, mapping }, settled.preview && { preview: settled.preview });
  }
  const mapping = pending?.mapping ?? settled.mapping ?? nothing;
  const shown = pending ?? (settled.file && { file: settled.file, mapping });
  return {
    chosen: shown,
    preview: settled.preview,
    problem: pending ? undefined : settled.problem,
    isReady: settled.preview !== undefined && !settled.problem && !pending,
    share: pending && share,
    choose: (file) => {
      // The same file saved once more is read as before.
      const isSame = file.name === settled.file?.name;
      setSettled({});
      look({ file, mapping: isSame ? mapping : { columns: start.columns } });
    },
    setSheet: (sheet) => again({ sheet, columns: start.columns }),
    setRole: (header, role) => again({ ...mapping, columns: { ...mapping.columns, [header]: role } }),
    cancel: () => {
      stop();
      setPending(undefined);
    },
    refuse: (problem) => setSettled({ ...settled, problem }),
  };
}

/** The sheet the version before was read from, where the new file has it too and nobody chose another. */
function otherSheet({ mapping }: Reading, { preview }: Outcome, { sheet }: ColumnMapping): string | undefined {
  if (sheet === undefined || mapping.sheet !== undefined || !preview) return undefined;
  const { report } = preview;
  return report.sheet !== sheet && report.sheets.includes(sheet) ? sheet : undefined;
}
