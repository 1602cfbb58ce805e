import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDeps } from '@assay/api';
import { sampleFileSchema } from '@assay/contracts';
import type { PortalEnv } from './env';

/** Reads the sample from where the environment says it is; undefined where it says nothing. */
export function sampleReader({
  ASSAY_SAMPLE_DIR: folder,
  ASSAY_SAMPLE_AGENT_URL: agentUrl,
}: Pick<PortalEnv, 'ASSAY_SAMPLE_DIR' | 'ASSAY_SAMPLE_AGENT_URL'>): ApiDeps['readSample'] {
  if (folder === undefined || agentUrl === undefined) return undefined;
  return async () => {
    const text = await readFile(path.join(folder, 'sample.json'), 'utf8');
    const url = agentUrl.replace(/\/+$/, '');
    const { datasets, ...sample } = sampleFileSchema.parse(JSON.parse(text.replaceAll('{agentUrl}', url)));
    const withWorkbooks = datasets.map(async ({ file, ...dataset }) => ({
      ...dataset,
      upload: { fileName: path.basename(file), source: await readFile(path.join(folder, file)) },
    }));
    return { ...sample, datasets: await Promise.all(withWorkbooks) };
  };
}
