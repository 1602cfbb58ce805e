import { Tooltip } from './tooltip';

/** "–" where there is no value; the reason shows on hover and on focus. */
export function Missing({ reason }: { readonly reason: string }) {
  return (
    <Tooltip text={reason}>
      <button
        type="button"
        aria-label={`None: ${reason}`}
        className="relative min-w-6 cursor-help! rounded-sm text-right text-ink-3 max-sm:after:absolute max-sm:after:-inset-2.5"
      >
        –
      </button>
    </Tooltip>
  );
}
