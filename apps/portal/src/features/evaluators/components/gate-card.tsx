'use client';

import type { Evaluator } from '@assay/contracts';
import { Card } from '../../../ui/card';
import { Field } from '../../../ui/field';
import { NumberField } from '../../../ui/number-field';
import { Sparkline } from '../../../ui/sparkline';
import { Textarea } from '../../../ui/textarea';
import type { EvaluatorForm } from '../hooks/use-evaluator-form';

type GateCardProps = {
  readonly form: EvaluatorForm;
  /** Newest first. */
  readonly recentExecutions: Evaluator['recentExecutions'];
};

/** When an execution passes as a whole, and which of the last ones would. */
export function GateCard({ form, recentExecutions }: GateCardProps) {
  const { draft, edit, errorOf } = form;
  return (
    <Card title="Gate" note="when an execution passes">
      <div className="grid gap-4">
        <Field
          label="Composite threshold"
          error={errorOf('compositeThreshold')}
          help="From 0 to 1; without one there is no verdict."
        >
          <NumberField
            min={0}
            max={1}
            step={0.05}
            value={draft.compositeThreshold}
            onValueChange={(compositeThreshold) => edit({ compositeThreshold })}
          />
        </Field>
        <Field label="Rationale of the threshold" error={errorOf('thresholdRationale')}>
          <Textarea
            rows={2}
            maxLength={2000}
            value={draft.thresholdRationale}
            onChange={({ target }) => edit({ thresholdRationale: target.value })}
          />
        </Field>
        <Field
          label="Minimum coverage"
          isRequired
          error={errorOf('minCoverage')}
          help="Share of the cases that must have a composite for a verdict."
        >
          <NumberField
            min={0}
            max={100}
            step={5}
            unit="%"
            value={draft.minCoverage}
            onValueChange={(minCoverage) => edit({ minCoverage })}
          />
        </Field>
        <Preview threshold={draft.compositeThreshold} recentExecutions={recentExecutions} />
      </div>
    </Card>
  );
}

function Preview({
  threshold,
  recentExecutions,
}: Pick<GateCardProps, 'recentExecutions'> & { threshold: number | undefined }) {
  const scored = recentExecutions.flatMap(({ number, composite }) =>
    composite === null ? [] : [{ number, composite }],
  );
  if (scored.length === 0 || threshold === undefined || Number.isNaN(threshold)) return null;
  const passing = scored.filter(({ composite }) => composite >= threshold).map(({ number }) => `#${number}`);
  return (
    <div className="grid gap-1">
      <p className="text-xs text-ink-3">
        Preview on the last {scored.length === 1 ? 'execution' : `${scored.length} executions`}
      </p>
      <Sparkline
        label="Composite"
        points={scored.toReversed().map(({ number, composite }) => ({ name: `#${number}`, value: composite }))}
        threshold={threshold}
        className="h-12 w-full"
      />
      <p className="text-xs">
        <b className="font-semibold">
          {passing.length} of {scored.length} would pass
          {passing.length > 0 && `: ${passing.join(', ')}`}.
        </b>{' '}
        <span className="text-ink-3">The dashed line is the threshold.</span>
      </p>
    </div>
  );
}
