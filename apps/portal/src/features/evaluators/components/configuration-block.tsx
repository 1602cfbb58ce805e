'use client';

import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { Input } from '../../../ui/input';
import { Textarea } from '../../../ui/textarea';
import { copyConfiguration } from '../evaluator-draft';
import { type BlockProps, DatasetRows } from './dataset-rows';
import { MetricRows } from './metric-rows';
import { VisualizationChoice } from './visualization-choice';
import { WeightsBar } from './weights-bar';

type ConfigurationBlockProps = BlockProps & {
  /** Place among the blocks, from 0. */
  readonly index: number;
  readonly onNewMetric: () => void;
};

/** One configuration: which cases are scored by which metrics, and how much each counts. */
export function ConfigurationBlock({ index, onNewMetric, ...props }: ConfigurationBlockProps) {
  const { block, path, form } = props;
  const blocks = form.draft.configurations;
  const edit = (change: Partial<typeof block>) => form.editBlock(block.key, change);
  return (
    <section
      aria-label={`Configuration ${index + 1}: ${block.name}`}
      className="min-w-0 divide-y divide-line overflow-clip rounded-lg border border-line bg-surface shadow-card"
    >
      <header className="flex px-4 py-3">
        <h2 className="sr-only">
          Configuration {index + 1}: {block.name}
        </h2>
        <Field
          label={`Name of configuration ${index + 1}`}
          isRequired
          error={form.errorOf(`${path}.name`)}
          className="flex-1"
        >
          <div className="flex flex-wrap gap-2">
            <Input
              value={block.name}
              maxLength={200}
              onChange={({ target }) => edit({ name: target.value })}
              className="w-auto min-w-50 flex-1"
            />
            <Button
              icon={<Copy />}
              className="h-9 max-sm:h-10"
              onClick={() =>
                form.edit({ configurations: blocks.toSpliced(index + 1, 0, copyConfiguration(block, blocks)) })
              }
            >
              Duplicate
            </Button>
            <IconButton
              label={`Remove configuration ${block.name}`}
              icon={<Trash2 />}
              disabledReason={blocks.length === 1 ? 'an evaluator needs at least one' : undefined}
              onClick={() => form.edit({ configurations: blocks.toSpliced(index, 1) })}
            />
          </div>
        </Field>
      </header>
      <DatasetRows {...props} />
      <MetricRows {...props} onNewMetric={onNewMetric} />
      {block.metrics.length > 0 && (
        <div className="grid gap-3 px-4 py-3">
          <WeightsBar metrics={block.metrics} />
          <Field label="Rationale of the weights" error={form.errorOf(`${path}.weightsRationale`)}>
            <Textarea
              rows={1}
              maxLength={2000}
              value={block.weightsRationale}
              onChange={({ target }) => edit({ weightsRationale: target.value })}
            />
          </Field>
        </div>
      )}
      <div className="px-4 py-3">
        <VisualizationChoice chosen={block.visualizations} onChange={(visualizations) => edit({ visualizations })} />
      </div>
    </section>
  );
}
