import type { ComponentProps, ReactNode } from 'react';
import { Facts } from './facts';

type PageHeaderProps = {
  readonly title: string;
  /** Short and quiet beside the title: "#41". */
  readonly reference?: string;
  readonly badge?: ReactNode;
  /** Buttons, the primary one last but for the menu. */
  readonly actions?: ReactNode;
  readonly facts?: ComponentProps<typeof Facts>['facts'];
};

/** What the page is about, what can be done with it, and its facts in one row. */
export function PageHeader({ title, reference, badge, actions, facts }: PageHeaderProps) {
  return (
    <div className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <h1 className="min-w-0 text-2xl font-semibold wrap-anywhere">{title}</h1>
          {reference && <span className="text-lg text-ink-3">{reference}</span>}
          {badge}
        </div>
        {actions && (
          <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:[&>:not([aria-label])]:flex-1">
            {actions}
          </div>
        )}
      </div>
      {facts && facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}
