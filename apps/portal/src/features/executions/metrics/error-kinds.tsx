import type { ExecutionMetrics } from '@assay/contracts';
import { OctagonX } from 'lucide-react';
import { Tag } from '../../../ui/tag';
import { predictionsHref } from '../predictions-href';
import { AttentionItem } from './attention-item';
import { AttentionSection } from './attention-section';

type ErrorKindsProps = { readonly figures: ExecutionMetrics };

const icon = <OctagonX className="text-garnet" />;
const inCases = (count: number) => (count === 1 ? '1 case' : `${count} cases`);

/** What went wrong, by kind: in the agent, then in each metric. None of it counts as a score. */
export function ErrorKinds({ figures: { executionId, operation, metrics } }: ErrorKindsProps) {
  const ofMetrics = metrics.flatMap(({ index, name, errors }) => errors.map((error) => ({ ...error, index, name })));
  if (operation.errors.length + ofMetrics.length === 0) return null;
  return (
    <AttentionSection title="Errors, not counted as scores">
      {operation.errors.map(({ code, count, example }) => (
        <AttentionItem
          key={code}
          icon={icon}
          href={predictionsHref(executionId, { outcome: 'error' })}
          title={`The agent, ${inCases(count)}`}
          note={example}
          figure={<Tag>{code}</Tag>}
        />
      ))}
      {ofMetrics.map(({ code, count, index, name }) => (
        <AttentionItem
          key={`${index} ${code}`}
          icon={icon}
          href={predictionsHref(executionId, { outcome: 'error', metric: index })}
          title={`${name}, ${inCases(count)}`}
          note="This metric could not be computed"
          figure={<Tag>{code}</Tag>}
        />
      ))}
    </AttentionSection>
  );
}
