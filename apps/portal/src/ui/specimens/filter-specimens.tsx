'use client';

import { Download, FileDown } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../card';
import { CountFilter } from '../count-filter';
import { FacetFilter } from '../facet-filter';
import { FilterPill } from '../filter-pill';
import { MenuButton } from '../menu-button';
import { SearchField } from '../search-field';
import { TabLinks } from '../tab-links';
import { useToast } from '../toast';

const categories = [
  { value: 'billing', label: 'Billing', count: 18 },
  { value: 'refunds', label: 'Refunds', count: 14 },
  { value: 'shipping', label: 'Shipping', count: 1_216 },
];
const changes = [
  { value: 'worse', label: 'worse', count: 14, tone: 'worse' },
  { value: 'improved', label: 'improved', count: 24, tone: 'better' },
  { value: 'unchanged', label: 'unchanged', count: 78, tone: 'none' },
  { value: 'not-scored', label: 'not scored', count: 2 },
] as const;
const tabs = [
  { label: 'Metrics', href: '/design' },
  { label: 'Predictions', href: '/design?tab=predictions', count: 1_118 },
  { label: 'Log', href: '/design?tab=log' },
];

/** What narrows a list down, and the tabs and menus above it. */
export function FilterSpecimens() {
  const toast = useToast();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['refunds']);
  const [change, setChange] = useState<string | null>('worse');
  const template = (kind: string) => ({
    label: kind,
    icon: <Download />,
    onSelect: () => toast({ text: `${kind} is on its way.` }),
  });
  return (
    <Card title="Filters, tabs with addresses">
      <div className="grid gap-5 *:min-w-0">
        <TabLinks label="Tabs with addresses" tabs={tabs} current="/design" />
        <div className="flex flex-wrap items-center gap-2">
          <SearchField label="Find a case" value={text} onValueChange={setText} />
          {text && <FilterPill name="Text" value={text} onRemove={() => setText('')} />}
          <MenuButton
            label="Templates"
            icon={<FileDown />}
            groups={[[template('Excel workbook'), template('CSV file')]]}
          />
        </div>
        <div className="max-w-50">
          <FacetFilter label="Category" options={categories} value={chosen} onValueChange={setChosen} />
        </div>
        <CountFilter label="Cases by change" options={changes} value={change} onValueChange={setChange} />
      </div>
    </Card>
  );
}
