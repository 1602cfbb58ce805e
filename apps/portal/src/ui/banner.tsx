import { cva, type VariantProps } from 'class-variance-authority';
import { CircleCheck, CircleX, History, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const style = cva('flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm max-sm:flex-wrap [&>.lucide]:mt-px', {
  variants: {
    tone: {
      info: 'border-lapis-line bg-lapis-soft [&>.lucide]:text-lapis',
      notice: 'border-brass-line bg-brass-soft [&>.lucide]:text-brass',
      success: 'border-patina-line bg-patina-soft [&>.lucide]:text-patina',
      fail: 'border-cinnabar-line bg-cinnabar-soft [&>.lucide]:text-cinnabar',
      error: 'border-garnet-line bg-garnet-soft [&>.lucide]:text-garnet',
    },
  },
});

const icons = {
  info: <Info />,
  notice: <History />,
  success: <CircleCheck />,
  fail: <TriangleAlert />,
  error: <CircleX />,
} as const;

type BannerProps = {
  readonly tone: NonNullable<VariantProps<typeof style>['tone']>;
  /** First words, in bold: what it is about. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** It appeared because of something that just happened, and is read aloud. */
  readonly isLive?: boolean;
};

/** A notice in the page: what happened, to which thing, what to do now. */
export function Banner({ tone, title, children, actions, isLive = false }: BannerProps) {
  const live = isLive ? { role: tone === 'error' || tone === 'fail' ? 'alert' : 'status' } : {};
  return (
    <div className={style({ tone })} {...live}>
      {icons[tone]}
      <div className="min-w-0 flex-1 break-words">
        <b className="font-semibold">{title}</b> {children}
      </div>
      {actions && <div className="-my-1 flex gap-1 pl-3 max-sm:mt-1 max-sm:w-full max-sm:pl-6">{actions}</div>}
    </div>
  );
}
