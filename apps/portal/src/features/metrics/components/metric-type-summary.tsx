import type { ReactNode } from 'react';
import { Tag } from '../../../ui/tag';
import { describeNeeds } from '../describe-needs';
import type { MetricType } from '../metric-type';

type MetricTypeSummaryProps = { readonly type: MetricType; readonly action?: ReactNode };

/** What a type measures, how its score is read and where it comes from. */
export function MetricTypeSummary({ type, action }: MetricTypeSummaryProps) {
  return (
    <div className="grid gap-2 rounded-md border border-line bg-sunken p-3">
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{type.title}</b>
        <Tag>{type.family}</Tag>
        <span className="text-xs text-ink-3">
          Score {type.range[0]} to {type.range[1]}, higher is better
        </span>
        {action && <span className="ml-auto">{action}</span>}
      </div>
      <p className="text-pretty text-sm">{type.description}</p>
      <p className="text-pretty text-sm text-ink-2">
        <b className="font-medium">How to read it:</b> {type.howToRead}
      </p>
      <p className="text-pretty text-xs text-ink-3">
        {describeNeeds(type.needs)} Source: {type.source}.
      </p>
    </div>
  );
}
