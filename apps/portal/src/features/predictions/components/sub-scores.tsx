import type { PredictionScore } from '@assay/contracts';
import { ChevronRight } from 'lucide-react';
import { Score } from '../../../ui/score';

type SubScoresProps = { readonly name: string; readonly subScores: PredictionScore['subScores'] };

/** The parts a score is made of, folded until asked for. */
export function SubScores({ name, subScores }: SubScoresProps) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-sm text-xs text-ink-2 hover:text-ink">
        <ChevronRight className="size-3.5 [details[open]>summary>&]:rotate-90" />
        {subScores.length} {subScores.length === 1 ? 'part' : 'parts'} <span className="sr-only">of {name}</span>
      </summary>
      <dl className="mt-1 grid grid-cols-[minmax(96px,auto)_56px_minmax(0,1fr)] gap-x-4 gap-y-1 pl-4.5">
        {subScores.map(({ key, score, value, comment }) => (
          <div key={key} className="col-span-3 grid grid-cols-subgrid items-baseline">
            <dt className="break-words text-ink-2">{key}</dt>
            <dd className="text-right">
              <Score value={score} reason={comment || 'Not scored'} />
            </dd>
            <dd className="min-w-0 text-xs break-words text-ink-3">
              {[value === score || value === null || typeof value === 'boolean' ? '' : JSON.stringify(value), comment]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
