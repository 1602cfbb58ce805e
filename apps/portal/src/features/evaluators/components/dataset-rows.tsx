'use client';

import { X } from 'lucide-react';
import { capitalize } from '../../../ui/capitalize';
import { Combobox } from '../../../ui/combobox';
import { Field } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { Select } from '../../../ui/select';
import { Tag } from '../../../ui/tag';
import type { DraftConfiguration, DraftDataset } from '../evaluator-draft';
import type { EvaluatorForm } from '../hooks/use-evaluator-form';
import type { Library } from '../hooks/use-library';

export type BlockProps = {
  readonly block: DraftConfiguration;
  /** Path of the block in the request: `configurations.0`. */
  readonly path: string;
  readonly form: EvaluatorForm;
  readonly library: Library;
};

/** The datasets of a configuration, each at its latest or at one version. */
export function DatasetRows({ block, path, form, library }: BlockProps) {
  const { datasets } = block;
  const setDatasets = (next: readonly DraftDataset[]) => form.editBlock(block.key, { datasets: next });
  const options = library.datasets.map(({ id, name, latestVersion, purpose }) => ({
    value: id,
    label: name,
    description: `${purpose.replaceAll('_', ' ')}, ${latestVersion.nCases} cases`,
    disabledReason: datasets.some(({ datasetId }) => datasetId === id) ? 'is already in this configuration' : undefined,
  }));
  function add(id: string) {
    const dataset = library.datasets.find((one) => one.id === id);
    if (dataset) setDatasets([...datasets, { datasetId: id, name: dataset.name, version: 'latest' }]);
  }
  return (
    <section aria-label={`Datasets of ${block.name}`} className="grid gap-2 px-4 py-3">
      <h3 className="text-sm font-semibold">Datasets</h3>
      {datasets.length > 0 && (
        <ul className="grid gap-2">
          {datasets.map((dataset, index) => (
            <DatasetRow
              key={dataset.datasetId}
              dataset={dataset}
              library={library}
              error={
                form.errorOf(`${path}.datasets.${index}.datasetId`) ?? form.errorOf(`${path}.datasets.${index}.version`)
              }
              onChange={(changed) => setDatasets(datasets.with(index, changed))}
              onRemove={() => setDatasets(datasets.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      <Field label="Add dataset" isRequired error={form.errorOf(`${path}.datasets`)}>
        <Combobox
          label={`Add a dataset to ${block.name}`}
          options={options}
          value=""
          onValueChange={add}
          placeholder={datasets.length > 0 ? 'Add another dataset' : 'Choose a dataset'}
        />
      </Field>
    </section>
  );
}

type DatasetRowProps = {
  readonly dataset: DraftDataset;
  readonly library: Library;
  readonly error: string | undefined;
  readonly onChange: (dataset: DraftDataset) => void;
  readonly onRemove: () => void;
};

function DatasetRow({ dataset, library, error, onChange, onRemove }: DatasetRowProps) {
  const { datasetId, name, version } = dataset;
  const known = library.datasets.find(({ id }) => id === datasetId);
  const nCases = library.versionOf(dataset)?.nCases;
  return (
    <li className="rounded-md border border-line-2 py-1 pr-1 pl-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="min-w-0 break-words text-sm font-semibold">{name}</b>
        {known && <Tag>{known.purpose.replaceAll('_', ' ')}</Tag>}
        <span className="text-xs text-ink-3">{nCases === undefined ? '' : `${nCases} cases`}</span>
        <span className="ml-auto flex items-center gap-1">
          <Select
            label={`Version of ${name}`}
            options={versionOptions(library.versionsOf(datasetId), version)}
            value={`${version}`}
            onValueChange={(chosen) => onChange({ ...dataset, version: chosen === 'latest' ? chosen : Number(chosen) })}
            className="min-h-8 w-34 text-sm"
          />
          <IconButton label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
        </span>
      </div>
      {error && (
        <p role="alert" className="pb-1 text-xs text-garnet">
          {capitalize(error)}
        </p>
      )}
    </li>
  );
}

/** Also while the versions are on their way, the chosen one is among them. */
function versionOptions(versions: ReturnType<Library['versionsOf']>, chosen: DraftDataset['version']) {
  const [latest] = versions;
  const numbers = versions.map(({ number }) => number);
  if (chosen !== 'latest' && !numbers.includes(chosen)) numbers.push(chosen);
  return [
    { value: 'latest', label: latest ? `latest (v${latest.number})` : 'latest', description: 'whichever it is then' },
    ...numbers.map((number) => ({
      value: `${number}`,
      label: `v${number}`,
      description: casesOf(versions.find((version) => version.number === number)?.nCases),
    })),
  ];
}

function casesOf(nCases: number | undefined): string | undefined {
  return nCases === undefined ? undefined : `${nCases} cases`;
}
