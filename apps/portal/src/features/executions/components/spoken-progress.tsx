'use client';

import type { Execution } from '@assay/contracts';
import { useThrottled } from '../../../ui/use-throttled';
import { describeErrors, describeTimeLeft } from '../describe-progress';

/** Milliseconds between two announcements: news often enough, without talking over everything else. */
const speakEveryMs = 15_000;

type SpokenProgressProps = { readonly execution: Pick<Execution, 'status' | 'progress'> };

/** How far an execution is, for people who hear the page. */
export function SpokenProgress({ execution: { status, progress } }: SpokenProgressProps) {
  const said = [`${progress.done} of ${progress.total} cases`, describeErrors(progress), describeTimeLeft(progress)];
  const text = useThrottled(status === 'QUEUED' ? 'Waiting to start' : said.filter(Boolean).join(', '), speakEveryMs);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
