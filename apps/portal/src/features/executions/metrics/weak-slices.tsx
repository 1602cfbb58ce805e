import type { ExecutionMetrics } from '@assay/contracts';
import { TriangleAlert } from 'lucide-react';
import { Score } from '../../../ui/score';
import { predictionsHref } from '../predictions-href';
import { AttentionItem } from './attention-item';
import { AttentionSection } from './attention-section';
import type { weakestCategories, weakestMetricSlices } from './weakest-slices';

type WeakSlicesProps = {
  readonly figures: ExecutionMetrics;
  readonly categories: ReturnType<typeof weakestCategories>;
  readonly metricSlices: ReturnType<typeof weakestMetricSlices>;
};

const icon = <TriangleAlert className="text-cinnabar" />;
const worstFirst = { sort: 'score', order: 'asc' } as const;
const nameOf = (category: string | null) => category ?? 'No category';
const inPoints = (gap: number) => `${(gap * 100).toFixed(1)} points`;

/** Categories that pull the composite down, and where single metrics miss their threshold by most. */
export function WeakSlices({ figures: { executionId }, categories, metricSlices }: WeakSlicesProps) {
  if (categories.length + metricSlices.length === 0) return null;
  return (
    <AttentionSection title="Weakest slices">
      {categories.map(({ category, mean, nScored, gap }) => (
        <AttentionItem
          key={nameOf(category)}
          icon={icon}
          href={predictionsHref(executionId, { category: category ?? '', ...worstFirst })}
          title={nameOf(category)}
          note={`${inPoints(gap)} under the whole, n ${nScored}`}
          figure={<Score value={mean} className="font-semibold" />}
        />
      ))}
      {metricSlices.map(({ category, metric, metricIndex, mean, nScored, gap }) => (
        <AttentionItem
          key={`${metricIndex} ${nameOf(category)}`}
          icon={icon}
          href={predictionsHref(executionId, { metric: metricIndex, category: category ?? '', ...worstFirst })}
          title={`${nameOf(category)} × ${metric}`}
          note={`${inPoints(gap)} under its threshold, n ${nScored}`}
          figure={<Score value={mean} className="font-semibold" />}
        />
      ))}
    </AttentionSection>
  );
}
