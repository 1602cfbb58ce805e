import { ChevronRight } from 'lucide-react';
import Link from 'next/link';

/** One place on the way here; without `href` it is a heading of the navigation, not a page. */
export type Crumb = { readonly label: string; readonly href?: string };

/** The way from the top to this page; the last one is this page. On a phone only that one is shown. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-ink-3">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            aria-current={index === last ? 'page' : undefined}
            className="flex items-center gap-1.5 whitespace-nowrap last:min-w-0 max-sm:not-last:hidden"
          >
            {index > 0 && <ChevronRight className="size-3.5 max-sm:hidden" />}
            <CrumbName crumb={crumb} isLast={index === last} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbName({ crumb, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }) {
  if (isLast) return <span className="truncate font-medium text-ink">{crumb.label}</span>;
  if (!crumb.href) return <span>{crumb.label}</span>;
  return (
    <Link href={crumb.href} className="rounded-sm py-0.5 hover:text-ink">
      {crumb.label}
    </Link>
  );
}
