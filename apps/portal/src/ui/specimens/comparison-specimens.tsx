import { Card } from '../card';
import { ExecutionMark } from '../execution-mark';
import { type ForestRow, ForestTable } from '../forest-table';
import { ScoreBarsKey } from '../score-bars-key';

const rows: readonly ForestRow[] = [
  {
    ...{ id: 'composite', label: 'Composite', note: 'n 116 pairs', a: 0.833, b: 0.865, p: 0.012 },
    ...{ difference: { by: 0.032, low: 0.01, high: 0.059 }, words: 'Better', verdict: 'better' },
  },
  {
    ...{ id: 'correctness', label: 'Correctness', note: 'n 97 pairs', a: 0.82, b: 0.856, p: 0.3 },
    ...{ difference: { by: 0.036, low: 0, high: 0.072 }, words: 'No evidence of a difference', verdict: 'none' },
  },
  {
    ...{ id: 'trajectory', label: 'Tool trajectory', note: 'n 98 pairs', a: 0.881, b: 0.768, p: 0.001 },
    ...{ difference: { by: -0.113, low: -0.18, high: -0.046 }, words: 'Worse', verdict: 'worse' },
  },
  {
    ...{ id: 'refusal', label: 'Refuses when it should', note: 'no pairs', a: 0.8, b: null, p: null },
    ...{ difference: null, words: 'Not scored in B', verdict: 'none' },
  },
];

/** Differences between two executions, and what the small bars of a case mean. */
export function ComparisonSpecimens() {
  return (
    <Card isFlush title="Difference by metric" note="points, B minus A">
      <ForestTable
        label="Difference by metric"
        rows={rows}
        aName={<ExecutionMark index={0} name="#32" />}
        bName={<ExecutionMark index={1} name="#41" />}
      />
      <div className="px-4 py-3">
        <ScoreBarsKey />
      </div>
    </Card>
  );
}
