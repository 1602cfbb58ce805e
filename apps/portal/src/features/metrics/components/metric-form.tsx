'use client';

import type { Metric } from '@assay/contracts';
import { Save } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { useMissingRole } from '../../shell';
import { useMetricForm } from '../hooks/use-metric-form';
import type { MetricType } from '../metric-type';
import { suggestName } from '../suggest-name';
import { MetricFields } from './metric-fields';
import { MetricTypePicker } from './metric-type-picker';
import { MetricTypeSummary } from './metric-type-summary';
import { TryMetric } from './try-metric';

type MetricFormProps = {
  /** The metric that is changed; absent for a new one. */
  readonly metric?: Metric | undefined;
  readonly types: readonly MetricType[];
  /** Names that are not free. */
  readonly takenNames: readonly string[];
  readonly onSaved: (metric: Metric) => void;
  readonly onDirtyChange?: (isDirty: boolean) => void;
  /** Beside the button that saves: usually the way back. */
  readonly actions?: ReactNode;
};

/** A metric to configure, and beside it a case to try it on. First its type, then everything else. */
export function MetricForm({ types, ...props }: MetricFormProps) {
  const [typeName, setTypeName] = useState(props.metric?.type);
  const type = types.find((one) => one.type === typeName);
  return (
    <div className="@container">
      {type ? (
        <ConfiguredMetric key={type.type} {...props} type={type} onChangeType={() => setTypeName(undefined)} />
      ) : (
        <MetricTypePicker types={types} onPick={(picked) => setTypeName(picked.type)} />
      )}
    </div>
  );
}

type ConfiguredMetricProps = Omit<MetricFormProps, 'types'> & {
  readonly type: MetricType;
  readonly onChangeType: () => void;
};

function ConfiguredMetric({ metric, type, onChangeType, takenNames, ...props }: ConfiguredMetricProps) {
  const { onSaved, onDirtyChange, actions } = props;
  const missingRole = useMissingRole('editor');
  const suggestedName = suggestName(type.title, takenNames);
  const form = useMetricForm({ metric, type, suggestedName, onSaved });
  const { isDirty } = form;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  function onSubmit(event: FormEvent) {
    // The form may stand in a drawer over another form, which must not be sent with it.
    event.stopPropagation();
    if (missingRole === undefined) void form.onSubmit(event);
    else event.preventDefault();
  }

  const change = (
    <Button size="sm" disabledReason={missingRole} onClick={onChangeType}>
      Change type
    </Button>
  );
  return (
    <div className="grid items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <form noValidate aria-label="Metric" className="grid min-w-0 gap-4" onSubmit={onSubmit}>
        <MetricTypeSummary type={type} action={change} />
        <MetricFields form={form} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="mr-auto text-xs text-ink-3">
            {metric
              ? `Saving other settings makes version ${metric.version + 1}; executions keep the version they ran with.`
              : 'Saved for every evaluator of this workspace.'}
          </p>
          {actions}
          <Button type="submit" variant="primary" icon={<Save />} isBusy={form.isSaving} disabledReason={missingRole}>
            Save metric
          </Button>
        </div>
      </form>
      <TryMetric trial={form.trial} needsAnswer={type.needs.includes('reference')} onTry={() => void form.onTry()} />
    </div>
  );
}
