import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link';

type AttentionItemProps = {
  readonly icon: ReactNode;
  readonly href: string;
  readonly title: string;
  /** What is the matter, in a half sentence. */
  readonly note: string;
  /** The figure or the kind, at the right. */
  readonly figure: ReactNode;
};

/** One thing to look at. */
export function AttentionItem({ icon, href, title, note, figure }: AttentionItemProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-0">
      <span className="mt-0.5 flex-none">{icon}</span>
      <div className="min-w-0 flex-1">
        <TextLink href={href} className="line-clamp-2 break-words">
          {title}
        </TextLink>
        <p className="text-xs break-words text-ink-3">{note}</p>
      </div>
      <span className="flex-none">{figure}</span>
    </li>
  );
}
