'use client';

import { Card } from '../card';
import { Delta } from '../delta';
import { HeatMap } from '../heat-map';
import { Histogram } from '../histogram';
import { Score } from '../score';
import { Streak } from '../streak';
import { StreakKey } from '../streak-key';
import { useToast } from '../toast';
import { VerdictPill } from '../verdict-pill';
import { bins } from './sample-data';

const metrics = [
  { id: 'correctness', label: 'Correctness', threshold: 0.75 },
  { id: 'groundedness', label: 'Groundedness', threshold: 0.8 },
  { id: 'similarity', label: 'Semantic similarity', threshold: 0.75 },
  { id: 'trajectory', label: 'Tool trajectory', threshold: 0.8 },
];

const slices = [
  { label: 'Billing', n: 18, means: { correctness: 0.94, groundedness: 0.9, similarity: 0.86, trajectory: 0.78 } },
  { label: 'Refunds', n: 14, means: { correctness: 0.7, groundedness: 0.78, similarity: 0.79, trajectory: 0.77 } },
  {
    label: 'Account access',
    n: 15,
    means: { correctness: 0.88, groundedness: 0.88, similarity: 0.87, trajectory: 0.65 },
  },
  {
    label: 'Technical help',
    n: 12,
    means: { correctness: 0.85, groundedness: 0.91, similarity: null, trajectory: 0.9 },
  },
  {
    label: 'All',
    n: 98,
    isTotal: true,
    means: { correctness: 0.86, groundedness: 0.87, similarity: 0.84, trajectory: 0.78 },
  },
];

/** Distributions, streaks and the heat map. */
export function ChartSpecimens() {
  const toast = useToast();
  return (
    <div className="grid gap-3 *:min-w-0 xl:grid-cols-2">
      <div className="grid content-start gap-3 sm:grid-cols-2">
        <Card>
          <p className="font-semibold">Correctness</p>
          <p className="mb-2 flex items-baseline gap-2 text-xs text-ink-3">
            <span className="text-3xl font-semibold text-ink">
              <Score value={0.856} />
            </span>
            95 % 0.820 to 0.889
          </p>
          <Histogram
            hasThreshold
            label="Distribution of Correctness"
            caption="97 of 98 cases"
            bins={bins([0, 0, 0, 0, 0, 12, 0, 32, 0, 53], [0, 0, 0, 0, 0, 12, 0, 0, 0, 0])}
            onSelect={(bin) => toast({ text: `${bin.count} cases from ${bin.from} to ${bin.to}` })}
          >
            <Streak
              isBelowBars
              label="Correctness"
              value={0.856}
              interval={[0.82, 0.889]}
              threshold={0.75}
              baseline={0.82}
            />
          </Histogram>
          <div className="mt-2 flex items-center justify-between gap-2">
            <Delta difference={{ by: 0.036, unit: 'points', isHigherBetter: true, isEvidence: false }} />
            <VerdictPill verdict="pass" />
          </div>
        </Card>
        <Card>
          <p className="font-semibold">ROUGE-L</p>
          <p className="mb-2 flex items-baseline gap-2 text-xs text-ink-3">
            <span className="text-3xl font-semibold text-ink">
              <Score value={0.483} />
            </span>
            no threshold
          </p>
          <Histogram
            hasThreshold={false}
            label="Distribution of ROUGE-L"
            caption="98 of 98 cases"
            bins={bins([3, 3, 9, 17, 20, 19, 12, 11, 3, 1])}
          >
            <Streak isBelowBars label="ROUGE-L" value={0.483} interval={[0.445, 0.519]} />
          </Histogram>
        </Card>
        <Card className="sm:col-span-2">
          <div className="grid gap-3">
            <Streak
              label="Passes"
              value={0.865}
              interval={[0.841, 0.887]}
              threshold={0.85}
              baseline={0.833}
              domain={[0.7, 1]}
            />
            <Streak
              label="Fails"
              value={0.824}
              interval={[0.78, 0.85]}
              threshold={0.85}
              baseline={0.81}
              domain={[0.7, 1]}
            />
            <Streak label="No verdict" value={0.9} interval={[0.87, 0.93]} domain={[0.7, 1]} />
            <StreakKey baselineName="#32" />
          </div>
        </Card>
      </div>
      <Card title="Category by metric" note="mean of n cases">
        <HeatMap
          label="Category by metric"
          rowName="Category"
          columns={metrics}
          rows={slices}
          onSelect={(row, metric) => toast({ text: `The cases of ${row}, ${metric}` })}
        />
      </Card>
    </div>
  );
}
