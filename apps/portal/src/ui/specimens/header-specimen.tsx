'use client';

import { Archive, Download, Ellipsis, Flag, GitCompareArrows, Play, RefreshCw } from 'lucide-react';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { PageHeader } from '../page-header';
import { StatusBadge } from '../status-badge';
import { TextLink } from '../text-link';
import { useToast } from '../toast';

/** A page header with actions, a menu and facts. */
export function HeaderSpecimen() {
  const toast = useToast();
  const say = (text: string) => () => toast({ text });
  return (
    <PageHeader
      title="Support FAQ, English and Spanish"
      reference="#41"
      badge={<StatusBadge status="COMPLETED" />}
      actions={
        <>
          <Button icon={<GitCompareArrows />}>Compare</Button>
          <Button variant="primary" icon={<Play />} onClick={say('Execution #42 is queued.')}>
            Run
          </Button>
          <Menu
            trigger={<IconButton variant="secondary" label="More actions" icon={<Ellipsis />} />}
            groups={[
              [
                { label: 'Re-score', icon: <RefreshCw />, onSelect: say('Re-scoring began.') },
                { label: 'Set as baseline', icon: <Flag />, onSelect: say('Execution #41 is the baseline.') },
                { label: 'Export', icon: <Download />, onSelect: say('The export began.') },
              ],
              [
                { label: 'Re-run failed', icon: <RefreshCw />, onSelect: say(''), disabledReason: 'no failures' },
                { label: 'Archive', icon: <Archive />, onSelect: say('Archived.'), isDestructive: true },
              ],
            ]}
          />
        </>
      }
      facts={[
        { name: 'Agent version', value: <TextLink href="/agents">faq-agent v14</TextLink> },
        { name: 'Dataset versions', value: <TextLink href="/datasets">FAQ English v7</TextLink> },
        { name: 'Coverage', value: '116 of 118 cases · 98.3 %' },
        { name: 'Cost', value: '$1.84' },
        { name: 'Duration', value: '4 min 12 s' },
        { name: 'Started', value: '28 Nov 2025, 16:04' },
      ]}
    />
  );
}
