'use client';

import { FileCheck, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { useFieldControl } from './field-context';

type FileDropProps = {
  /** Extensions that are taken, with their dots. */
  readonly accept: readonly string[];
  readonly onFile: (file: File) => void;
  /** The chosen file, once there is one. */
  readonly file?: File | undefined;
  readonly isDisabled?: boolean;
  /** Called with a sentence when a file of another kind was dropped. */
  readonly onRefuse?: (reason: string) => void;
};

/** A place to drop one file on, or to choose it from the disk. */
export function FileDrop({ accept, onFile, file, isDisabled = false, onRefuse }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const kinds = accept.join(', ');
  // A button has no value that could be required; the label says so.
  const { 'aria-required': _, ...control } = useFieldControl();

  function take(chosen: File | undefined) {
    if (!chosen) return;
    if (accept.some((extension) => chosen.name.toLowerCase().endsWith(extension))) onFile(chosen);
    else onRefuse?.(`“${chosen.name}” is not one of ${kinds}.`);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take(event.dataTransfer.files[0]);
  }

  return (
    <fieldset
      aria-label={`Drop a file: ${kinds}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        'flex flex-wrap items-center gap-4 rounded-lg border-[1.5px] border-dashed border-control bg-surface p-4 transition-colors',
        isOver && !isDisabled && 'border-brass-mark bg-brass-soft',
        file && 'border-patina-line border-solid',
      )}
    >
      <span
        className={cn('grid size-10 place-items-center rounded-md bg-sunken', file && 'bg-patina-soft text-patina')}
      >
        {file ? <FileCheck className="size-5" /> : <Upload className="size-5" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium">{file ? file.name : 'Drop a file, or choose one'}</span>
        <span className="block text-xs text-ink-3">{kinds}</span>
      </span>
      <Button disabled={isDisabled} onClick={() => input.current?.click()} {...control}>
        {file ? 'Replace' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}
