import { cn } from './cn';
import { type Difference, describeDelta } from './describe-delta';

const shapes = { up: 'M5 1 9 9H1Z', down: 'M1 1h8L5 9Z', none: 'M1 2.5h8v1.5H1ZM1 6h8v1.5H1Z' } as const;
const tones = { better: 'text-patina', worse: 'text-cinnabar', none: 'text-ink-2' } as const;

type DeltaProps = { readonly difference: Difference; readonly locale?: string };

/** How much better or worse: arrow, sign, word and colour. */
export function Delta({ difference, locale }: DeltaProps) {
  const { amount, word, tone, arrow } = describeDelta(difference, locale);
  return (
    <span
      className={cn('inline-flex flex-wrap items-center gap-x-1 text-sm font-medium', tones[tone])}
      title={String(difference.by)}
    >
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 fill-current">
        <path d={shapes[arrow]} />
      </svg>
      <span className="whitespace-nowrap">{amount}</span>
      <span className={cn(tone === 'none' && 'font-normal')}>{word}</span>
    </span>
  );
}
