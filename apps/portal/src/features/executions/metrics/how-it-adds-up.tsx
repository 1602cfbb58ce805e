import type { ExecutionDetail, ExecutionMetrics } from '@assay/contracts';
import { Score } from '../../../ui/score';
import { LeftOut } from './left-out';
import { sumUp } from './sum-up';

type HowItAddsUpProps = { readonly execution: ExecutionDetail; readonly figures: ExecutionMetrics };

/** The composite as a sum: each metric's mean times its weight, then the mean over the cases of all configurations. */
export function HowItAddsUp({ execution, figures }: HowItAddsUpProps) {
  const { mean, nScored, nTotal } = figures.composite;
  const sums = sumUp(figures, execution.snapshot);
  return (
    <>
      <h3 className="text-sm text-ink-2">{mean === null ? 'How it adds up' : `How ${mean.toFixed(3)} adds up`}</h3>
      <table className="w-full text-sm [&_td]:py-0.5 [&_td]:pl-3 [&_td]:text-right [&_th]:text-left">
        <caption className="sr-only">How the composite adds up</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Metric</th>
            <th scope="col">Mean times weight, or cases</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        {sums.map((sum) => (
          <tbody key={sum.configuration} className="[&>tr:last-child]:border-b [&>tr:last-child]:border-line">
            {sum.terms.map((term) => (
              <Term key={term.index} term={term} />
            ))}
            <tr className="[&>*]:font-semibold">
              <th scope="row">{sum.configuration}, sum</th>
              <td className="font-normal! text-ink-3">{sum.mean === null ? '' : inCases(sum.nScored)}</td>
              <td>
                <Score value={sum.mean} reason="Another configuration uses the same cases, or none has a composite" />
              </td>
            </tr>
          </tbody>
        ))}
        <tbody>
          <tr className="font-semibold [&>*]:pt-1.5!">
            <th scope="row">Composite, mean over cases</th>
            <td className="font-normal text-ink-3">{inCases(nScored)}</td>
            <td>
              <Score value={mean} reason="No case has a composite" />
            </td>
          </tr>
        </tbody>
      </table>
      {nScored < nTotal && <LeftOut executionId={execution.id} count={nTotal - nScored} />}
    </>
  );
}

function Term({ term: { name, weight, normalizedWeight, mean, product } }: { readonly term: TermOf }) {
  const isCounted = weight > 0;
  return (
    <tr>
      <th scope="row" className="font-normal break-words">
        {name}
      </th>
      <td className="whitespace-nowrap text-ink-3">
        {isCounted ? `${mean === null ? '–' : mean.toFixed(3)} × ${normalizedWeight.toFixed(2)}` : 'does not count'}
      </td>
      <td>
        {isCounted ? <Score value={product} reason="No case has this score" /> : <span className="text-ink-3">0</span>}
      </td>
    </tr>
  );
}

type TermOf = ReturnType<typeof sumUp>[number]['terms'][number];

function inCases(count: number): string {
  return count === 1 ? '1 case' : `${count} cases`;
}
