import type { ExecutionMetric, PredictionDetail } from '@assay/contracts';
import { DrawerSection } from '../../../ui/drawer-section';
import { Score } from '../../../ui/score';
import { ScoreRow } from './score-row';

type ScoreSectionProps = { readonly prediction: PredictionDetail; readonly metrics: readonly ExecutionMetric[] };

/** Every score of a prediction with its reason, and the composites they add up to. */
export function ScoreSection({ prediction, metrics }: ScoreSectionProps) {
  const { composites, scores } = prediction;
  const [only] = composites;
  return (
    <DrawerSection
      title="Scores"
      aside={
        composites.length === 1 &&
        only && (
          <span className="inline-flex items-baseline gap-1.5">
            composite <Composite composite={only} />
          </span>
        )
      }
    >
      {composites.length > 1 && (
        <ul className="mb-2 grid gap-1 text-sm">
          {composites.map((composite) => (
            <li key={composite.configuration} className="flex justify-between gap-3">
              <span className="text-ink-2">Composite of {composite.configuration}</span>
              <Composite composite={composite} />
            </li>
          ))}
        </ul>
      )}
      {composites.map(({ configuration, failedMetrics }) =>
        failedMetrics.length === 0 ? null : (
          <p key={configuration} className="mb-2 text-sm text-garnet">
            No composite in {configuration}: {failedMetrics.join(', ')} could not be scored.
          </p>
        ),
      )}
      {scores.length === 0 ? (
        <p className="text-sm text-ink-3">No score: there was no prediction to score.</p>
      ) : (
        <ul className="grid">
          {scores.map((score) => (
            <ScoreRow
              key={score.metricIndex}
              score={score}
              metric={metrics.find(({ index }) => index === score.metricIndex)}
            />
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}

function Composite({ composite }: { readonly composite: PredictionDetail['composites'][number] }) {
  const failed = composite.failedMetrics.join(', ');
  return (
    <Score
      value={composite.composite}
      reason={failed === '' ? 'Nothing was scored' : `No score of ${failed}`}
      className="font-semibold text-ink"
    />
  );
}
