import type { ReactNode } from 'react';
import { BrandMark } from '../../../ui/brand-mark';
import { ThemeToggle } from '../../../ui/theme-toggle';

type AccountFrameProps = {
  readonly title: string;
  /** One sentence: what this page does. */
  readonly sentence: string;
  readonly children: ReactNode;
};

/** The page of someone who is not signed in: the mark, one card, nothing to wander off to. */
export function AccountFrame({ title, sentence, children }: AccountFrameProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[48px_minmax(0,1fr)]">
      <header className="flex items-center gap-2 px-6 max-sm:px-4">
        <BrandMark />
        <span className="text-lg font-semibold">Assay</span>
        <span className="ml-auto">
          <ThemeToggle />
        </span>
      </header>
      <main id="main" className="grid place-items-center px-4 pb-24">
        <div className="w-full max-w-100 rounded-lg border border-line bg-surface p-6 shadow-card">
          <h1 className="text-2xl font-semibold">{title}</h1>
          <p className="mt-1 mb-5 text-pretty text-ink-2">{sentence}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
