import {
  caseSchema,
  countedPageSchema,
  createDatasetSchema,
  datasetSchema,
  datasetVersionSchema,
  importPreviewSchema,
  importReportSchema,
  namedPageQuerySchema,
  pageQuerySchema,
  pageSchema,
  searchTextSchema,
} from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, done, idParams, json } from '../describe-route';
import { parseInput } from '../parse-input';
import { readUpload, uploadFields } from '../read-upload';

const tags = ['Datasets'];
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const storedSchema = z.object({ dataset: datasetSchema, report: importReportSchema });
const form = <Schema extends z.ZodType>(schema: Schema) =>
  ({ body: { required: true, content: { 'multipart/form-data': { schema } } } }) as const;

const numberParam = z
  .union([z.literal('latest'), z.coerce.number().int().min(1)])
  .meta({ description: 'A version number, or `latest`' });
const versionParams = idParams.extend({ number: numberParam });

const casesQuery = pageQuerySchema.extend({
  text: searchTextSchema.optional().meta({ description: 'Text in the question or an expected answer' }),
});

const routes = {
  list: describeRoute('/datasets', {
    ...{ method: 'get', tags, summary: 'Datasets, newest first' },
    request: { query: namedPageQuerySchema },
    responses: { 200: json(pageSchema(datasetSchema), 'A page of datasets') },
  }),
  get: describeRoute('/datasets/{id}', {
    ...{ method: 'get', tags, summary: 'One dataset' },
    request: { params: idParams },
    responses: { 200: json(datasetSchema, 'The dataset') },
  }),
  archive: describeRoute('/datasets/{id}', {
    ...{ method: 'delete', tags, summary: 'Archive a dataset no evaluator uses' },
    request: { params: idParams },
    responses: { 204: done },
  }),
  versions: describeRoute('/datasets/{id}/versions', {
    ...{ method: 'get', tags, summary: 'Versions of a dataset, newest first' },
    request: { params: idParams },
    responses: { 200: json(z.array(datasetVersionSchema), 'Its versions, with their import reports') },
  }),
  version: describeRoute('/datasets/{id}/versions/{number}', {
    ...{ method: 'get', tags, summary: 'One version with its import report' },
    request: { params: versionParams },
    responses: { 200: json(datasetVersionSchema, 'The version') },
  }),
  cases: describeRoute('/datasets/{id}/versions/{number}/cases', {
    ...{ method: 'get', tags, summary: 'Cases of a version, in order' },
    request: { params: versionParams, query: casesQuery },
    responses: { 200: json(countedPageSchema(caseSchema), 'A page of cases') },
  }),
};

/** Uploads are documented here; their bodies are read by hand, as a file is no JSON schema. */
const uploads = {
  template: describeRoute('/datasets/template.xlsx', {
    ...{ method: 'get', tags, summary: 'A workbook to fill in; it imports back without a change' },
    responses: { 200: { description: 'The template', content: { [xlsx]: { schema: z.any() } } } },
  }),
  preview: describeRoute('/datasets/preview', {
    ...{ method: 'post', tags, summary: 'What a file would become; stores nothing' },
    request: form(uploadFields),
    responses: { 200: json(importPreviewSchema, 'The report and the first cases') },
  }),
  create: describeRoute('/datasets', {
    ...{ method: 'post', tags, summary: 'Make a dataset from a file' },
    request: form(z.object({ ...createDatasetSchema.shape, ...uploadFields.shape })),
    responses: { 201: json(storedSchema, 'The dataset and what became of every row') },
  }),
  addVersion: describeRoute('/datasets/{id}/versions', {
    ...{ method: 'post', tags, summary: 'Add a version from a file' },
    request: { params: idParams, ...form(uploadFields) },
    responses: { 201: json(storedSchema, 'The dataset and what became of every row') },
  }),
};

/** Datasets, their versions and cases. */
export const addDatasetRoutes: AddRoutes = (api, deps) => {
  const { datasets } = deps.engine;
  addUploadRoutes(api, deps);
  api.openapi(routes.list, async (c) => c.json(await datasets.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.get, async (c) => c.json(await datasets.get(c.get('actor'), c.req.valid('param').id), 200));
  api.openapi(routes.archive, async (c) => {
    await datasets.archive(c.get('actor'), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.versions, async (c) =>
    c.json(await datasets.listVersions(c.get('actor'), c.req.valid('param').id), 200),
  );
  api.openapi(routes.version, async (c) => {
    const { id, number } = c.req.valid('param');
    return c.json(await datasets.getVersion(c.get('actor'), id, number), 200);
  });
  api.openapi(routes.cases, async (c) => {
    const { id, number } = c.req.valid('param');
    return c.json(await datasets.listCases(c.get('actor'), id, number, c.req.valid('query')), 200);
  });
};

const addUploadRoutes: AddRoutes = (api, { engine: { datasets } }) => {
  for (const route of Object.values(uploads)) api.openAPIRegistry.registerPath(route);
  api.get(uploads.template.path, async (c) => {
    const disposition = 'attachment; filename="assay-template.xlsx"';
    return c.body(new Uint8Array(await datasets.template()), 200, {
      'content-type': xlsx,
      'content-disposition': disposition,
    });
  });
  api.post(uploads.preview.path, async (c) => {
    const { upload } = await readUpload(c.req.raw);
    return c.json(await datasets.preview(c.get('actor'), upload), 200);
  });
  api.post(uploads.create.path, async (c) => {
    const { upload, fields } = await readUpload(c.req.raw);
    return c.json(await datasets.create(c.get('actor'), parseInput(createDatasetSchema, fields), upload), 201);
  });
  api.post(uploads.addVersion.getRoutingPath(), async (c) => {
    const { upload } = await readUpload(c.req.raw);
    return c.json(await datasets.addVersion(c.get('actor'), idParams.parse(c.req.param()).id, upload), 201);
  });
};
