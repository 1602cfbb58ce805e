import { Tooltip } from '../../../ui/tooltip';

type CountWithNamesProps = {
  /** What is counted, one and several: "dataset", "datasets". */
  readonly words: readonly [one: string, several: string];
  readonly names: readonly string[];
};

/** How many there are; which ones, on hover and on focus. A single one is named at once. */
export function CountWithNames({ words, names }: CountWithNamesProps) {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return <span title={only}>{only}</span>;
  const text = names.join(', ');
  const count = `${names.length} ${words[1]}`;
  return (
    <Tooltip text={text}>
      <button
        type="button"
        aria-label={`${count}: ${text}`}
        className="cursor-help! rounded-sm underline decoration-line-2 decoration-dotted underline-offset-3"
      >
        {count}
      </button>
    </Tooltip>
  );
}
