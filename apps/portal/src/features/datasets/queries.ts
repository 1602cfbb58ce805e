import { caseSchema, countedPageSchema, datasetSchema, datasetVersionSchema, pageSchema } from '@assay/contracts';
import { z } from 'zod';
import { apiQuery } from '../../data/api-query';

const datasetPageSchema = pageSchema(datasetSchema);
const versionListSchema = z.array(datasetVersionSchema).readonly();
const casePageSchema = countedPageSchema(caseSchema);

/** How many rows a page of a list shows. */
export const pageSize = 100;

/** Which part of a list to read. */
export type ListPart = {
  /** Only what contains this text. */
  readonly text?: string | undefined;
  /** The `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
};

/** Datasets, newest first. */
export function datasetsQuery({ text, cursor }: ListPart = {}) {
  return apiQuery(datasetPageSchema, '/datasets', { text: text || null, cursor, limit: pageSize });
}

/** One dataset. */
export function datasetQuery(id: string) {
  return apiQuery(datasetSchema, `/datasets/${encodeURIComponent(id)}`);
}

/** All versions of a dataset, newest first. */
export function versionsQuery(id: string) {
  return apiQuery(versionListSchema, `/datasets/${encodeURIComponent(id)}/versions`);
}

/** One version with its import report. */
export function versionQuery(id: string, version: number | 'latest') {
  return apiQuery(datasetVersionSchema, `/datasets/${encodeURIComponent(id)}/versions/${version}`);
}

/** Cases of a version in their order. */
export function casesQuery(id: string, version: number | 'latest', { text, cursor }: ListPart = {}) {
  const path = `/datasets/${encodeURIComponent(id)}/versions/${version}/cases`;
  return apiQuery(casePageSchema, path, { text: text || null, cursor, limit: pageSize });
}

/** The case at a position of a version, alone on its page; the cursor of cases is the position before the first one. */
export function caseAtQuery(id: string, version: number | 'latest', position: number) {
  const path = `/datasets/${encodeURIComponent(id)}/versions/${version}/cases`;
  return apiQuery(casePageSchema, path, { cursor: position > 1 ? position - 1 : null, limit: 1 });
}
