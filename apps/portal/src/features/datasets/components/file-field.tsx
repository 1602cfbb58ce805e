'use client';

import { Download, FileDown, X } from 'lucide-react';
import { useState } from 'react';
import { sayProblem } from '../../../data/api-problem';
import { apiRoot } from '../../../data/request-api';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FileDrop } from '../../../ui/file-drop';
import { MenuButton } from '../../../ui/menu-button';
import { ProgressBar } from '../../../ui/progress-bar';
import type { ImportDraft } from '../hooks/use-import-draft';

type FileFieldProps = {
  readonly draft: ImportDraft;
  /** What is asked of the one who fills the form in: "Choose a file.". */
  readonly missing?: string | undefined;
  /** Set: no file can be chosen, and this says why. */
  readonly disabledReason?: string | undefined;
};

/** The questions-and-answers file: dropped or chosen, on its way, or refused with what to do about it. */
export function FileField({ draft, missing, disabledReason }: FileFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const { chosen, problem, share } = draft;
  const trouble = problem && sayProblem(problem);
  return (
    <Field
      label="Q&A file"
      isRequired
      aside={<Templates />}
      error={refusal ?? trouble ?? missing}
      help={
        disabledReason ??
        'An Excel workbook with one question a row. You see what it becomes before anything is stored.'
      }
    >
      <FileDrop
        accept={['.xlsx']}
        file={chosen?.file}
        isDisabled={disabledReason !== undefined}
        onFile={(file) => {
          setRefusal(undefined);
          draft.choose(file);
        }}
        onRefuse={(reason) => setRefusal(`${reason} Save it as an Excel workbook and choose it again.`)}
      />
      {chosen && share !== undefined && (
        <ProgressBar
          label={share < 1 ? `Sending ${chosen.file.name}` : `Reading ${chosen.file.name}`}
          done={share < 1 ? share * chosen.file.size : undefined}
          total={chosen.file.size}
          detail={share < 1 ? `${Math.round(share * 100)} % sent` : 'All of it is sent; its rows are being read.'}
          action={
            <Button size="sm" variant="ghost" icon={<X />} onClick={draft.cancel}>
              Cancel reading
            </Button>
          }
        />
      )}
    </Field>
  );
}

function Templates() {
  const template = { label: 'Excel workbook (.xlsx)', icon: <Download />, onSelect: downloadTemplate };
  return <MenuButton label="Templates" size="sm" icon={<FileDown />} groups={[[template]]} />;
}

/** A link with `download`: the page stays, and so does what was entered. */
function downloadTemplate(): void {
  const link = document.createElement('a');
  link.href = `${apiRoot}/datasets/template.xlsx`;
  link.download = 'assay-template.xlsx';
  link.click();
}
