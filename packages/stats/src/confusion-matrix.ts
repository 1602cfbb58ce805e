/** How well one label is found. */
export type LabelScores = {
  readonly label: string;
  /** Cases whose true label this is. */
  readonly support: number;
  /** Share of the cases given this label that have it; null when none was given it. */
  readonly precision: number | null;
  /** Share of the cases that have this label that were given it; null when none has it. */
  readonly recall: number | null;
  /** 2 · right / (given + support), in [0, 1]. */
  readonly f1: number;
};

/** True labels against given ones. */
export type ConfusionMatrix = {
  /** Every label on either side, in the order of code points. */
  readonly labels: readonly string[];
  /** Cases by true label (rows) and given label (columns), in the order of `labels`. */
  readonly counts: readonly (readonly number[])[];
  readonly perLabel: readonly LabelScores[];
  /** Share of cases given their true label; null for no cases. */
  readonly accuracy: number | null;
  /** Mean of the labels' F1, each label counting the same; null for no cases. */
  readonly macroF1: number | null;
};

/**
 * Counts true labels against given ones, and scores every label.
 *
 * @param pairs - for each case its true and its given label
 * @see Manning, Raghavan & Schütze (2008), Introduction to Information Retrieval, section 13.6
 */
export function confusionMatrix(pairs: readonly (readonly [truth: string, given: string])[]): ConfusionMatrix {
  const labels = [...new Set(pairs.flat())].sort();
  const places = new Map(labels.map((label, index) => [label, index]));
  const counts = labels.map(() => new Array<number>(labels.length).fill(0));
  for (const [truth, given] of pairs) {
    const row = counts[places.get(truth) ?? 0];
    const column = places.get(given) ?? 0;
    if (row !== undefined) row[column] = (row[column] ?? 0) + 1;
  }
  const perLabel = labels.map((label, index) => scoresOf(label, index, counts));
  const right = labels.reduce((sum, _, index) => sum + (counts[index]?.[index] ?? 0), 0);
  const none = pairs.length === 0;
  return {
    labels,
    counts,
    perLabel,
    accuracy: none ? null : right / pairs.length,
    macroF1: none ? null : perLabel.reduce((sum, { f1 }) => sum + f1, 0) / labels.length,
  };
}

function scoresOf(label: string, index: number, counts: readonly (readonly number[])[]): LabelScores {
  const right = counts[index]?.[index] ?? 0;
  const support = (counts[index] ?? []).reduce((sum, count) => sum + count, 0);
  const given = counts.reduce((sum, row) => sum + (row[index] ?? 0), 0);
  return {
    label,
    support,
    precision: given === 0 ? null : right / given,
    recall: support === 0 ? null : right / support,
    f1: (2 * right) / (given + support),
  };
}
