import { Check, Minus, X } from 'lucide-react';
import { Badge } from './badge';

type VerdictPillProps = {
  /** `none`: no threshold, so no verdict. */
  readonly verdict: 'pass' | 'fail' | 'none';
  /** The larger stamp beside a composite. */
  readonly size?: 'md' | 'lg';
};

const looks = {
  pass: { word: 'PASS', icon: <Check /> },
  fail: { word: 'FAIL', icon: <X /> },
  none: { word: 'No verdict', icon: <Minus /> },
} as const;

/** Whether a mean reached its threshold. Never shortened: a verdict is read whole. */
export function VerdictPill({ verdict, size = 'md' }: VerdictPillProps) {
  const { word, icon } = looks[verdict];
  const stamp = size === 'lg' ? 'h-7 border-[1.5px] border-current px-2.5 text-sm font-bold tracking-wider' : '';
  return (
    <Badge tone={verdict} icon={icon} className={stamp}>
      {word}
    </Badge>
  );
}
