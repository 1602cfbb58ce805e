import { Missing } from '../../../ui/missing';
import type { DraftConfiguration } from '../evaluator-draft';
import type { Library } from '../hooks/use-library';
import { type SummaryBlock, summarizeDraft } from '../summarize-draft';

type MetricsSummaryProps = {
  readonly configurations: readonly DraftConfiguration[];
  readonly library: Library;
};

/** What the configurations amount to: every metric with its cases, weight and threshold, and the scores of one execution. */
export function MetricsSummary({ configurations, library }: MetricsSummaryProps) {
  const { blocks, nScores } = summarizeDraft(configurations, library);
  return (
    <>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Metrics summary</caption>
        <thead>
          <tr className="text-left text-xs text-ink-3 *:bg-sunken *:px-3 *:py-2 *:font-medium">
            <th scope="col">Metric</th>
            <th scope="col" className="text-right">
              Weight
            </th>
            <th scope="col" className="text-right">
              Threshold
            </th>
          </tr>
        </thead>
        {blocks.map((block) => (
          <BlockRows key={block.key} block={block} isNamed={blocks.length > 1} />
        ))}
      </table>
      <p className="flex justify-between gap-3 px-3 py-3 text-sm">
        Scores per execution
        <b className="font-semibold">
          {nScores === undefined ? <Missing reason="The size of a dataset is not known yet" /> : nScores}
        </b>
      </p>
    </>
  );
}

function BlockRows({ block, isNamed }: { readonly block: SummaryBlock; readonly isNamed: boolean }) {
  return (
    <tbody>
      {isNamed && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={3}
            className="border-b border-line px-3 pt-3 pb-1 text-left text-xs font-medium text-ink-2"
          >
            {block.name}
          </th>
        </tr>
      )}
      {block.rows.length === 0 && (
        <tr>
          <td colSpan={3} className="border-b border-line px-3 py-2 text-ink-3">
            No metric yet.
          </td>
        </tr>
      )}
      {block.rows.map(({ metricId, name, nCases, share, threshold }) => (
        <tr key={metricId} className="*:border-b *:border-line *:px-3 *:py-2">
          <th scope="row" className="break-words text-left font-normal">
            {name}
            <span className="block text-xs text-ink-3">
              {nCases === undefined ? 'cases unknown' : `${nCases} cases`}
            </span>
          </th>
          <td className="text-right">{share.toFixed(2)}</td>
          <td className="text-right">
            {threshold === null ? <Missing reason="No threshold" /> : threshold.toFixed(2)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
