import { Check } from 'lucide-react';
import { cn } from './cn';

type StepperProps = {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step one is at. */
  readonly current: number;
  /** Set: steps already done can be gone back to. */
  readonly onStep?: (index: number) => void;
  /** Steps ahead can be gone to as well. */
  readonly isFree?: boolean;
};

/** Where one is in a form of several steps. */
export function Stepper({ label, steps, current, onStep, isFree = false }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-line-2" />}
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              disabled={(index > current && !isFree) || !onStep}
              onClick={() => onStep?.(index)}
              className="flex h-8 items-center gap-2 rounded-md pr-2.5 pl-1.5 text-ink-2 ring-inset aria-[current=step]:bg-surface aria-[current=step]:font-medium aria-[current=step]:text-ink aria-[current=step]:ring-1 aria-[current=step]:ring-line-2 max-sm:h-10"
            >
              <StepMark number={index + 1} state={index < current ? 'done' : index === current ? 'current' : 'ahead'} />
              {step}
              {index < current && <span className="sr-only">, done</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ number, state }: { readonly number: number; readonly state: 'done' | 'current' | 'ahead' }) {
  const looks = {
    done: 'border-primary bg-primary text-on-primary',
    current: 'border-brass-mark text-brass',
    ahead: 'border-control',
  };
  return (
    <span
      className={cn('grid size-5 place-items-center rounded-full border-[1.5px] text-xs font-semibold', looks[state])}
    >
      {state === 'done' ? <Check className="size-3 stroke-3" /> : number}
    </span>
  );
}
