import type { Crumb } from '../../ui/breadcrumbs';

/** Where a page about evaluators is; `last` names the page below the list. */
export function crumbs(last?: Crumb): readonly Crumb[] {
  const list = [
    { label: 'Activity' },
    { label: 'Evaluation' },
    { label: 'Configuration', href: '/evaluation/configuration' },
  ];
  return last ? [...list, last] : list;
}
