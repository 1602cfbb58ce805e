'use client';

import { useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { KeyValueList } from '../key-value-list';
import { Loading } from '../loading';
import { ProgressBar } from '../progress-bar';
import { Score } from '../score';
import { Skeleton } from '../skeleton';
import { Tabs } from '../tabs';

/** Long work, loading, tabs and lists of facts. */
export function WorkSpecimens() {
  const [tab, setTab] = useState('metrics');
  return (
    <Card title="Work, tabs, facts">
      <div className="grid gap-6 *:min-w-0">
        <Tabs
          label="Execution"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'metrics',
              label: 'Metrics',
              content: (
                <KeyValueList
                  entries={[
                    { name: 'Composite', value: <Score value={0.8648} /> },
                    { name: 'Scored cases', value: '116 of 118' },
                    { name: 'Judge calls', value: '200' },
                  ]}
                />
              ),
            },
            { value: 'predictions', label: 'Predictions', count: 118, content: <Skeleton lines={3} /> },
            { value: 'attention', label: 'Needs attention', count: 6, content: <Skeleton lines={3} /> },
            { value: 'log', label: 'Log', content: <Skeleton lines={3} /> },
          ]}
        />
        <ProgressBar
          label="Importing faq-es-noviembre.xlsx"
          done={37}
          total={60}
          detail="37 of 60 rows, about 2 s left. Goes on after a reload."
          action={<Button size="sm">Cancel</Button>}
        />
        <div className="rounded-md border border-line">
          <Loading label="Loading executions" />
        </div>
        <Skeleton className="h-20 w-full" />
      </div>
    </Card>
  );
}
