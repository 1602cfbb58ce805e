'use client';

import { Play, RefreshCw } from 'lucide-react';
import { Banner } from '../banner';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import { ProblemPanel } from '../problem-panel';

/** Notices, errors and nothing at all. */
export function NoticeSpecimens() {
  return (
    <Card title="Notices">
      <div className="grid gap-3">
        <Banner
          tone="notice"
          title="Changed since this execution:"
          actions={
            <>
              <Button size="sm" variant="ghost">
                See differences
              </Button>
              <Button size="sm" icon={<RefreshCw />}>
                Re-score
              </Button>
            </>
          }
        >
          Groundedness threshold 0.75 → 0.80.
        </Banner>
        <Banner tone="info" title="Sample.">
          50 of 118 cases, seed 7.
        </Banner>
        <Banner tone="success" title="Saved.">
          Version 9 of the evaluator.
        </Banner>
        <Banner tone="fail" title="Gate fails.">
          Composite 0.828 is under 0.850.
        </Banner>
        <Banner tone="error" title="The agent answered 401 on every case.">
          Check the credential <i>northwind-prod</i>, then re-run.
        </Banner>
        <ProblemPanel
          problem={{
            title: 'Predictions could not be read',
            detail: 'The database did not answer within 5 s. Your filters are kept.',
            code: 'database.unavailable',
            nextStep: 'Try again in a moment; if it goes on, look at the server logs.',
            correlationId: 'req-19ac4',
          }}
          onRetry={() => undefined}
          logsHref="/settings"
        />
        <EmptyState
          sentence="No executions yet. Run an evaluator to see its numbers here."
          action={
            <Button variant="primary" icon={<Play />}>
              Run
            </Button>
          }
          secondary={<Button variant="ghost">Load the sample</Button>}
        />
      </div>
    </Card>
  );
}
