import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from './cn';

const style = cva(
  'inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 text-xs font-medium [&>.lucide]:size-3.5 [&>.lucide]:stroke-2 [&>.lucide:first-child]:-ml-0.5',
  {
    variants: {
      tone: {
        neutral: 'border-line-2 bg-surface text-ink-2',
        pass: 'border-patina-line bg-patina-soft text-patina',
        fail: 'border-cinnabar-line bg-cinnabar-soft text-cinnabar',
        error: 'border-garnet-line bg-garnet-soft text-garnet',
        running: 'border-lapis-line bg-lapis-soft text-lapis',
        notice: 'border-brass-line bg-brass-soft text-brass',
        none: 'border-dashed border-line-2 bg-surface text-ink-2',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = VariantProps<typeof style> & {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A state in three carriers: icon, word and colour. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={cn(style({ tone }), className)}>
      {icon}
      {children}
    </span>
  );
}
