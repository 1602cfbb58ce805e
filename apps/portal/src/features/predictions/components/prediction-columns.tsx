import type { ExecutionMetric, Prediction } from '@assay/contracts';
import { cutText } from '../../../ui/cut-text';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { Score } from '../../../ui/score';
import { ScoreBars } from '../../../ui/score-bars';
import { barScores } from '../bar-scores';
import { formatLatency } from '../format-latency';
import { lowestComposite } from '../lowest-composite';
import { PassedCount } from './passed-count';

/** Width of one bar with its gap, and of the cell's padding, in pixels. */
const barWidth = 12;
const cellPadding = 28;
/** The name of the column needs this much, in pixels. */
const leastBarsWidth = 84;

/**
 * The columns of the predictions table. The order by score is about `chosen`, or the composite when none is.
 *
 * @param metrics - the execution's metrics in their order
 */
export function predictionColumns(
  metrics: readonly ExecutionMetric[],
  chosen: ExecutionMetric | undefined,
): readonly DataColumn<Prediction>[] {
  return [
    { id: 'position', header: 'Case', width: 136, cell: CaseName, isSortable: true, isAlwaysShown: true },
    { id: 'question', header: 'Question', cell: ({ question }) => oneLine(question) },
    { id: 'prediction', header: 'Prediction', cell: Answer },
    { id: 'dataset', header: 'Dataset', width: 168, cell: ({ datasetName }) => datasetName },
    { id: 'category', header: 'Category', width: 128, cell: Category },
    {
      id: 'scores',
      header: 'Scores',
      width: Math.max(leastBarsWidth, metrics.length * barWidth + cellPadding),
      cell: (prediction) => metrics.length > 0 && <ScoreBars scores={barScores(prediction, metrics)} />,
    },
    { id: 'passed', header: 'Passed', width: 84, cell: (prediction) => <PassedCount prediction={prediction} /> },
    ...(chosen ? [metricColumn(chosen)] : []),
    {
      id: chosen ? 'composite' : 'score',
      ...{ header: 'Composite', width: 116, align: 'end' },
      cell: Composite,
      isSortable: !chosen,
    },
    { id: 'latency', header: 'Latency', width: 104, align: 'end', cell: Latency, isSortable: true },
  ];
}

function metricColumn({ index, name }: ExecutionMetric): DataColumn<Prediction> {
  return {
    id: 'score',
    header: name,
    width: Math.max(108, name.length * 7 + 48),
    align: 'end',
    isSortable: true,
    cell: ({ scores }) => {
      const score = scores.find(({ metricIndex }) => metricIndex === index);
      const reason = score ? (score.error?.message ?? score.comment) : 'This metric does not apply to the case';
      return <Score value={score?.score ?? null} reason={reason} />;
    },
  };
}

function CaseName({ caseKey, trial }: Prediction) {
  return (
    <span className="font-mono text-xs">
      {caseKey}
      {trial > 1 && <span className="text-ink-3">, trial {trial}</span>}
    </span>
  );
}

function Answer({ prediction, error }: Prediction) {
  if (error) return <span className="text-garnet">{error.message}</span>;
  return prediction === '' ? <span className="text-ink-3">an empty text</span> : oneLine(prediction ?? '');
}

function Category({ category }: Prediction) {
  return category ?? <span className="text-ink-3">none</span>;
}

function Composite(prediction: Prediction) {
  const failed = prediction.composites.flatMap(({ failedMetrics }) => failedMetrics);
  const reason = failed.length > 0 ? `No score of ${failed.join(', ')}` : 'No configuration could score this case';
  return <Score value={lowestComposite(prediction)} reason={reason} className="font-semibold" />;
}

function Latency({ latencyMs }: Prediction) {
  return latencyMs === null ? <Score value={null} reason="The agent was not asked" /> : formatLatency(latencyMs);
}

/** White space of any length becomes one space, so that a long answer's first words fill its line. */
function oneLine(text: string): string {
  return cutText(text, 400).replace(/\s+/gu, ' ');
}
