import { AppShell } from '../app-shell';
import { Avatar } from '../avatar';
import { Page } from '../page';
import { Tag } from '../tag';
import { ButtonSpecimens } from './button-specimens';
import { ChartSpecimens } from './chart-specimens';
import { ChoiceSpecimens } from './choice-specimens';
import { ComparisonSpecimens } from './comparison-specimens';
import { FieldSpecimens } from './field-specimens';
import { FilterSpecimens } from './filter-specimens';
import { FoundationSpecimens } from './foundation-specimens';
import { HeaderSpecimen } from './header-specimen';
import { NoticeSpecimens } from './notice-specimens';
import { OverlaySpecimens } from './overlay-specimens';
import { SchemaFormSpecimen } from './schema-form-specimen';
import { StateSpecimens } from './state-specimens';
import { TableSpecimens } from './table-specimens';
import { TextSpecimens } from './text-specimens';
import { WorkSpecimens } from './work-specimens';

/** Every component in every state, on one page: what a page is built from, and what a change must not break. */
export function DesignReference() {
  return (
    <AppShell
      workspace={
        <div className="flex h-9 items-center gap-2 rounded-md border border-line bg-surface px-2 text-sm font-medium">
          <Avatar name="Northwind" /> Northwind Support
        </div>
      }
      person={
        <div className="flex items-center gap-2 px-1 text-sm">
          <Avatar name="Marta Ruiz" /> Marta Ruiz
          <span className="ml-auto">
            <Tag>editor</Tag>
          </span>
        </div>
      }
      notes={{ '/evaluation/executions': '1 running' }}
    >
      <Page crumbs={[{ label: 'Design', href: '/design' }, { label: 'Components' }]}>
        <HeaderSpecimen />
        <FoundationSpecimens />
        <div className="grid gap-3 *:min-w-0 xl:grid-cols-2">
          <ButtonSpecimens />
          <StateSpecimens />
          <FieldSpecimens />
          <ChoiceSpecimens />
          <NoticeSpecimens />
          <WorkSpecimens />
          <FilterSpecimens />
        </div>
        <TableSpecimens />
        <ChartSpecimens />
        <ComparisonSpecimens />
        <div className="grid gap-3 *:min-w-0 xl:grid-cols-2">
          <TextSpecimens />
          <SchemaFormSpecimen />
          <OverlaySpecimens />
        </div>
      </Page>
    </AppShell>
  );
}
