'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { TextLink } from '../../../ui/text-link';
import { type MetricType, metricQuery, metricTypesQuery } from '../../metrics';

type MetricReadingProps = {
  readonly type: string;
  readonly saved: { readonly metricId: string; readonly metricVersion: number } | undefined;
};

/** What a metric measures and how to read it, behind a line. */
export function MetricReading({ type, saved }: MetricReadingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group text-xs">
      <summary className="-my-1 inline-flex min-h-6 list-none items-center gap-1 rounded-sm text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" />
        How to read it
      </summary>
      {isOpen && <Reading type={type} saved={saved} />}
    </details>
  );
}

function Reading({ type, saved }: MetricReadingProps) {
  const types = useApiQuery(metricTypesQuery());
  return (
    <div className="mt-2 grid gap-2 text-ink-2">
      <QueryView query={types} name="how to read it">
        {({ items }) => <About about={items.find((item) => item.type === type)} />}
      </QueryView>
      {saved && <Rationale saved={saved} />}
    </div>
  );
}

function About({ about }: { readonly about: MetricType | undefined }) {
  if (!about) return <p>This type of metric is no longer part of Assay.</p>;
  const { description, howToRead, range, source } = about;
  return (
    <>
      <p>{description}</p>
      <p>
        From {range[0]} to {range[1]}. {howToRead}
      </p>
      <p className="text-ink-3">Source: {source}</p>
    </>
  );
}

function Rationale({
  saved: { metricId, metricVersion },
}: {
  readonly saved: NonNullable<MetricReadingProps['saved']>;
}) {
  const { data } = useApiQuery(metricQuery(metricId));
  if (!data) return null;
  return (
    <p>
      {data.version === metricVersion && data.rationale !== '' && `Threshold: ${data.rationale} `}
      <TextLink href={`/metrics/${metricId}`}>
        {data.name} v{metricVersion}
      </TextLink>
      {data.version !== metricVersion && `, which is at v${data.version} by now`}
    </p>
  );
}
