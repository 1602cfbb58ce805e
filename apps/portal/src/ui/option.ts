/** One thing that can be chosen from a list. */
export type Option = {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string | undefined;
  /** Set: the option cannot be chosen, and this says why ("needs a credential"). */
  readonly disabledReason?: string | undefined;
};
