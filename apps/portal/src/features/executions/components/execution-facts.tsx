import type { ExecutionDetail } from '@assay/contracts';
import { DateText } from '../../../ui/date-text';
import { describeDuration } from '../../../ui/describe-duration';
import { Missing } from '../../../ui/missing';
import { TextLink } from '../../../ui/text-link';
import { Coverage } from './coverage';

/** What an execution was run on, and how it went, as facts for a page's header. */
export function executionFacts(execution: ExecutionDetail) {
  const { snapshot, datasets, trials, startedAt, finishedAt, createdAt } = execution;
  const { agent } = snapshot;
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000 : undefined;
  return [
    {
      name: 'Agent version',
      value: (
        <TextLink href={`/agents/${agent.id}`}>
          {agent.name} v{agent.versionNumber}
        </TextLink>
      ),
    },
    {
      name: datasets.length === 1 ? 'Dataset version' : 'Dataset versions',
      value: datasets.map(({ datasetId, name, versionNumber }, place) => (
        <span key={datasetId}>
          {place > 0 && ', '}
          <TextLink href={`/datasets/${datasetId}?version=${versionNumber}`}>
            {name} v{versionNumber}
          </TextLink>
        </span>
      )),
    },
    { name: 'Coverage', value: <Coverage execution={execution} /> },
    ...(trials > 1 ? [{ name: 'Answers for each case', value: trials }] : []),
    {
      name: 'Duration',
      value: seconds === undefined ? <Missing reason="It has not ended" /> : describeDuration(seconds),
    },
    { name: 'Started', value: <DateText iso={startedAt ?? createdAt} /> },
  ];
}
