import { useMemo } from 'react';
import { countDifferences, type DiffPart, diffWords } from './diff-words';

type WordDiffProps = {
  readonly expected: string;
  readonly actual: string;
  /** What the left text is: "Expected", or "#32". */
  readonly expectedName: string;
  /** What the right text is: "Prediction". */
  readonly actualName: string;
};

/** Two texts side by side: what only the left one has is struck out, what only the right one has is underlined. */
export function WordDiff({ expected, actual, expectedName, actualName }: WordDiffProps) {
  const parts = useMemo(() => diffWords(expected, actual), [expected, actual]);
  const count = countDifferences(parts);
  return (
    <div className="grid gap-2">
      <p className="text-xs text-ink-3">
        {count === 0 ? sameWords(expected, actual) : `${count} ${count === 1 ? 'word differs' : 'words differ'}`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DiffText name={expectedName} parts={parts.filter((part) => part.kind !== 'added')} />
        <DiffText name={actualName} parts={parts.filter((part) => part.kind !== 'removed')} />
      </div>
    </div>
  );
}

function sameWords(expected: string, actual: string): string {
  return expected === actual ? 'The same text' : 'The same words, other white space';
}

function DiffText({ name, parts }: { readonly name: string; readonly parts: readonly DiffPart[] }) {
  let offset = 0;
  const placed = parts.map((part) => {
    const start = offset;
    offset += part.text.length;
    return { ...part, start };
  });
  return (
    <div className="min-w-0">
      <p className="mb-1 text-xs text-ink-3">{name}</p>
      <p className="leading-5.5 break-words whitespace-pre-wrap">
        {placed.map((part) => (
          <DiffSpan key={part.start} part={part} />
        ))}
        {parts.length === 0 && <span className="text-ink-3">empty</span>}
      </p>
    </div>
  );
}

function DiffSpan({ part }: { readonly part: DiffPart }) {
  if (part.kind === 'same') return part.text;
  if (part.kind === 'removed') {
    return (
      <del
        className="-mx-px rounded-xs bg-cinnabar-soft px-0.5 text-cinnabar decoration-1 data-blank:no-underline"
        data-blank={isBlank(part.text) || undefined}
      >
        {visible(part.text)}
      </del>
    );
  }
  return (
    <ins className="-mx-px rounded-xs bg-lapis-soft px-0.5 text-lapis decoration-lapis-mark decoration-[1.5px] underline-offset-2">
      {visible(part.text)}
    </ins>
  );
}

/** White space that differs by itself would not be seen: it gets signs. */
function visible(text: string): string {
  if (!isBlank(text)) return text;
  return text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '↵\n').replaceAll('\u00a0', '⍽');
}

function isBlank(text: string): boolean {
  return !/\S/u.test(text);
}
