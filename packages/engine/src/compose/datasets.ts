import { archiveDataset } from '../datasets/archive-dataset';
import { createDataset } from '../datasets/create-dataset';
import { createVersion } from '../datasets/create-version';
import { createDatasetFiles } from '../datasets/dataset-files';
import type { Engine } from '../engine';
import type { EngineContext } from './context';

/** The use cases about datasets. */
export function composeDatasets({ open, settings }: EngineContext): Engine['datasets'] {
  const files = createDatasetFiles(settings.maxUploadBytes);
  return {
    template: files.writeTemplate,
    preview: async (actor, upload) => {
      open(actor, 'editor');
      return files.previewCases(upload);
    },
    create: async (actor, input, upload) => createDataset({ ...open(actor, 'editor'), files }, input, upload),
    addVersion: async (actor, id, upload) => createVersion({ ...open(actor, 'editor'), files }, id, upload),
    get: async (actor, id) => open(actor, 'viewer').datasets.get(id),
    list: async (actor, page) => open(actor, 'viewer').datasets.list(page),
    listVersions: async (actor, id) => open(actor, 'viewer').datasets.listVersions(id),
    getVersion: async (actor, id, number) => open(actor, 'viewer').datasets.getVersion(id, number),
    listCases: async (actor, id, number, page) => {
      const { datasets } = open(actor, 'viewer');
      const version = await datasets.getVersion(id, number);
      return datasets.listCases(version.id, page);
    },
    archive: async (actor, id) => archiveDataset(open(actor, 'editor'), id),
  };
}
