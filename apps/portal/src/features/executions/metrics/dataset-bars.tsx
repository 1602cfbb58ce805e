import type { ExecutionMetrics, ExecutionSnapshot, MetricSummary } from '@assay/contracts';
import { Card } from '../../../ui/card';
import { Score } from '../../../ui/score';
import { ScrollBox } from '../../../ui/scroll-box';
import { Streak } from '../../../ui/streak';
import { TextLink } from '../../../ui/text-link';
import { predictionsHref } from '../predictions-href';

type DatasetBarsProps = {
  readonly executionId: string;
  readonly figures: ExecutionMetrics;
  readonly datasets: ExecutionSnapshot['configurations'][number]['datasets'];
};

/** The composite of each dataset with its interval, on one axis. */
export function DatasetBars({ executionId, figures: { composite }, datasets }: DatasetBarsProps) {
  const rows = datasets.flatMap((dataset) => {
    const slice = composite.byDataset.find(({ datasetId }) => datasetId === dataset.datasetId);
    return slice ? [{ dataset, summary: slice.summary }] : [];
  });
  return (
    <Card isFlush title="By dataset" note="composite, 0 to 1">
      <ScrollBox label="By dataset">
        <table className="w-full min-w-130 text-sm [&_td]:px-4 [&_td]:py-2.5 [&_th]:px-4 [&_th]:text-left">
          <caption className="sr-only">Composite by dataset</caption>
          <thead>
            <tr className="bg-sunken text-xs [&>th]:h-9 [&>th]:font-medium [&>th]:text-ink-2">
              <th scope="col">Dataset</th>
              <th scope="col" className="text-right!">
                Mean
              </th>
              <th scope="col" className="w-2/5">
                95 % interval
              </th>
              <th scope="col" className="text-right!">
                n
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ dataset, summary }) => (
              <tr key={dataset.versionId} className="border-t border-line">
                <th scope="row" className="font-normal">
                  <TextLink href={predictionsHref(executionId, { dataset: dataset.datasetId })} className="font-medium">
                    {dataset.name} v{dataset.versionNumber}
                  </TextLink>
                  <span className="block text-xs text-ink-3">{dataset.purpose}</span>
                </th>
                <Bar name={dataset.name} summary={summary} threshold={composite.threshold} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}

type BarProps = { readonly name: string; readonly summary: MetricSummary; readonly threshold: number | null };

function Bar({ name, summary: { mean, interval, nScored, nTotal }, threshold }: BarProps) {
  const isUnder = mean !== null && threshold !== null && mean < threshold;
  return (
    <>
      <td className="text-right font-medium whitespace-nowrap">
        {isUnder && (
          <span className="mr-1 text-cinnabar" title="below the threshold">
            <span aria-hidden="true">▼</span>
            <span className="sr-only">below the threshold: </span>
          </span>
        )}
        <Score value={mean} reason="No case has a composite" />
      </td>
      <td>
        {mean !== null && (
          <Streak
            label={name}
            value={mean}
            interval={interval ? [interval.low, interval.high] : undefined}
            threshold={threshold ?? undefined}
          />
        )}
      </td>
      <td className="text-right whitespace-nowrap text-ink-2">
        {nScored}/{nTotal}
      </td>
    </>
  );
}
