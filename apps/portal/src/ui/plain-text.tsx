import { cn } from './cn';

type PlainTextProps = {
  readonly text: string;
  /** Spaces, tabs and line ends get signs. */
  readonly hasVisibleSpace?: boolean;
  readonly className?: string;
};

/** A text as it is, markup in it included, with its line ends. */
export function PlainText({ text, hasVisibleSpace = false, className }: PlainTextProps) {
  if (text === '') return <p className="text-ink-3">an empty text</p>;
  return (
    <p className={cn('break-words whitespace-pre-wrap', className)}>
      {hasVisibleSpace ? text.split(/([ \t\n\u00a0]+)/u).map(toSpan) : text}
    </p>
  );
}

/** Every second part is white space. */
function toSpan(part: string, index: number) {
  if (index % 2 === 0) return part;
  const signs = part.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '↵\n').replaceAll('\u00a0', '⍽');
  return (
    <span key={`space-${index + 1}`} className="text-ink-3">
      {signs}
    </span>
  );
}
