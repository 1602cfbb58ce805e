import { cva, type VariantProps } from 'class-variance-authority';

/** The look of everything that is pressed: buttons, icon buttons and links that act like buttons. */
export const buttonStyle = cva(
  [
    'inline-flex select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border text-sm font-medium',
    'transition-colors ease-out [&>.lucide:first-child]:-ml-0.5',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none',
    'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-primary bg-primary text-on-primary shadow-card hover:border-primary-hover hover:bg-primary-hover',
        secondary:
          'border-line-2 bg-surface text-ink shadow-card hover:border-control hover:bg-hover active:bg-press [&>.lucide]:text-ink-2',
        ghost:
          'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink active:bg-press disabled:border-transparent disabled:bg-transparent aria-disabled:border-transparent aria-disabled:bg-transparent',
        danger: 'border-garnet-line bg-surface text-garnet shadow-card hover:bg-garnet-soft',
        dangerSolid: 'border-garnet bg-garnet text-surface hover:border-garnet-mark hover:bg-garnet-mark',
      },
      size: {
        sm: 'h-7 px-2.5 max-sm:h-10',
        md: 'h-8 px-3 max-sm:h-10',
        lg: 'h-10 px-4 text-base',
      },
      shape: {
        text: '',
        icon: 'aspect-square px-0 [&>.lucide:first-child]:ml-0',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
  },
);

export type ButtonLook = Pick<VariantProps<typeof buttonStyle>, 'variant' | 'size'>;
