import type { Prediction } from '@assay/contracts';
import { Banner } from '../../../ui/banner';
import { DrawerSection } from '../../../ui/drawer-section';
import { PlainText } from '../../../ui/plain-text';
import { errorNextStep } from '../error-next-step';

type ErrorSectionProps = {
  readonly error: NonNullable<Prediction['error']>;
  readonly answers: readonly string[];
};

/** What stands where the prediction would: why there is none, and what to do about it. */
export function ErrorSection({ error, answers }: ErrorSectionProps) {
  return (
    <DrawerSection title="No prediction">
      <Banner tone="error" title={error.message}>
        <span className="mt-1 block">{errorNextStep(error.code)}</span>
        <code className="mt-1 block font-mono text-xs text-ink-2">{error.code}</code>
      </Banner>
      {answers[0] !== undefined && (
        <div className="mt-3">
          <p className="mb-1 text-xs text-ink-3">Expected</p>
          <PlainText text={answers[0]} />
        </div>
      )}
    </DrawerSection>
  );
}
