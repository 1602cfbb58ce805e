import type { ExecutionSnapshot } from '@assay/contracts';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';

type SnapshotDatasetsProps = {
  readonly configuration: string;
  readonly datasets: ExecutionSnapshot['configurations'][number]['datasets'];
};

/** The datasets of a configuration, at the versions it used. */
export function SnapshotDatasets({ configuration, datasets }: SnapshotDatasetsProps) {
  return (
    <section aria-label={`Datasets of ${configuration}`} className="p-4">
      <h3 className="text-sm font-medium text-ink-2">Datasets</h3>
      <ul className="mt-1">
        {datasets.map(({ datasetId, versionId, name, versionNumber, purpose, nCases }) => (
          <li
            key={versionId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <TextLink href={`/datasets/${datasetId}?version=${versionNumber}`} className="font-medium">
              {name} v{versionNumber}
            </TextLink>
            <Tag>{purpose}</Tag>
            <span className="ml-auto text-sm text-ink-2">{nCases === 1 ? '1 case' : `${nCases} cases`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
