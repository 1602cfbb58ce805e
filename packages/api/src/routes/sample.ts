import { requireRole } from '@assay/auth';
import { AppError, loadedSampleSchema, sampleOfferSchema } from '@assay/contracts';
import type { AddRoutes } from '../api-context';
import { describeRoute, json } from '../describe-route';

const tags = ['Sample'];

const routes = {
  offer: describeRoute('/sample', {
    ...{ method: 'get', tags, summary: 'Whether there is a sample to load' },
    responses: { 200: json(sampleOfferSchema, 'The offer') },
  }),
  load: describeRoute('/sample', {
    ...{ method: 'post', tags, summary: 'Make whatever of the sample is missing; starts no execution' },
    responses: { 200: json(loadedSampleSchema, 'What the sample is in this workspace') },
  }),
};

/** The sample: an agent, datasets, metrics and an evaluator to begin with. */
export const addSampleRoutes: AddRoutes = (api, { engine, readSample }) => {
  api.openapi(routes.offer, (c) => c.json({ available: readSample !== undefined }, 200));
  api.openapi(routes.load, async (c) => {
    const actor = c.get('actor');
    requireRole(actor, 'editor');
    if (readSample === undefined) throw notAvailable();
    return c.json(await engine.samples.load(actor, await readSample()), 200);
  });
};

function notAvailable(): AppError {
  return new AppError('sample.not_available', 'This installation has no sample.', {
    nextStep: 'Start Assay with npm start, or set ASSAY_SAMPLE_DIR and ASSAY_SAMPLE_AGENT_URL for the portal.',
  });
}
