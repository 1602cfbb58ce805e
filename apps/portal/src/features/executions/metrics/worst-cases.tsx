import type { Prediction } from '@assay/contracts';
import { CircleX } from 'lucide-react';
import { Score } from '../../../ui/score';
import { predictionsHref } from '../predictions-href';
import { AttentionItem } from './attention-item';
import { AttentionSection } from './attention-section';

type WorstCasesProps = { readonly executionId: string; readonly cases: readonly Prediction[] };

/** The cases with the lowest composites. */
export function WorstCases({ executionId, cases }: WorstCasesProps) {
  if (cases.length === 0) return null;
  return (
    <AttentionSection title="Worst cases">
      {cases.map((prediction) => (
        <AttentionItem
          key={prediction.id}
          icon={<CircleX className="text-cinnabar" />}
          href={predictionsHref(executionId, { sort: 'score', order: 'asc', prediction: prediction.id })}
          title={prediction.question || prediction.caseKey}
          note={describeCase(prediction)}
          figure={<Score value={lowest(prediction)} className="font-semibold" />}
        />
      ))}
    </AttentionSection>
  );
}

function describeCase({ caseKey, trial, composites, scores }: Prediction): string {
  const failed = composites.flatMap(({ failedMetrics }) => failedMetrics);
  const said = scores.find(({ passed, comment }) => passed === false && comment !== '')?.comment;
  const why = failed.length > 0 ? `not scored: ${failed.join(', ')}` : said;
  return [caseKey, trial > 1 && `trial ${trial}`, why].filter(Boolean).join(' · ');
}

function lowest({ composites }: Prediction): number | null {
  const scored = composites.flatMap(({ composite }) => (composite === null ? [] : [composite]));
  return scored.length === 0 ? null : Math.min(...scored);
}
