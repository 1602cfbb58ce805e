import {
  Bot,
  Database,
  FlaskConical,
  GitCompareArrows,
  History,
  type LucideIcon,
  Ruler,
  Settings,
  SlidersHorizontal,
} from 'lucide-react';

type NavigationPage = { readonly label: string; readonly href: string; readonly icon: LucideIcon };

type NavigationItem = NavigationPage & {
  /** Pages below this heading; the heading itself is then no page. */
  readonly pages?: readonly NavigationPage[];
};

type NavigationSection = { readonly title?: string; readonly items: readonly NavigationItem[] };

/** The product's map, in the order of the side bar. */
export const navigation: readonly NavigationSection[] = [
  {
    title: 'Activity',
    items: [
      {
        label: 'Evaluation',
        href: '/evaluation',
        icon: FlaskConical,
        pages: [
          { label: 'Configuration', href: '/evaluation/configuration', icon: SlidersHorizontal },
          { label: 'Executions', href: '/evaluation/executions', icon: History },
          { label: 'Compare', href: '/evaluation/compare', icon: GitCompareArrows },
        ],
      },
    ],
  },
  {
    title: 'Library',
    items: [
      { label: 'Datasets', href: '/datasets', icon: Database },
      { label: 'Metrics', href: '/metrics', icon: Ruler },
      { label: 'Agents', href: '/agents', icon: Bot },
    ],
  },
  { items: [{ label: 'Settings', href: '/settings', icon: Settings }] },
];
