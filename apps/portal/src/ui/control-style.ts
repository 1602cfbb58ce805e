/** The look of everything one types or chooses in: its edge has 3:1 contrast, its height is 36 px (40 on a phone). */
export const controlStyle = [
  'flex min-h-9 w-full min-w-0 items-center gap-2 rounded-md border border-control bg-surface px-2.5 text-left text-base text-ink max-sm:min-h-10',
  'transition-colors hover:border-ink-3 disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:text-ink-3',
  'aria-invalid:border-garnet-mark aria-invalid:ring-1 aria-invalid:ring-garnet-mark',
].join(' ');
