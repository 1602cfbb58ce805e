import { randomUUID } from 'node:crypto';
import { AppError } from '@assay/contracts';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerProblem } from './answer-problem';
import type { Api, ApiDeps, ApiEnv } from './api-context';
import { letIn } from './let-in';
import { refuseDeepJson } from './refuse-deep-json';
import { refuseForeignOrigin } from './refuse-foreign-origin';
import { refuseInvalid } from './refuse-invalid';
import { requireUploader } from './require-uploader';
import { addAccountRoutes } from './routes/accounts';
import { addAgentRoutes } from './routes/agents';
import { addApiKeyRoutes } from './routes/api-keys';
import { addComparisonRoutes } from './routes/comparisons';
import { addCredentialRoutes } from './routes/credentials';
import { addDatasetRoutes } from './routes/datasets';
import { addEvaluatorRoutes } from './routes/evaluators';
import { addExecutionEventRoutes } from './routes/execution-events';
import { addExecutionRoutes } from './routes/executions';
import { addMetricRoutes } from './routes/metrics';
import { addSampleRoutes } from './routes/sample';
import { addSystemRoutes } from './routes/system';
import { writeDocument } from './write-document';

/** Largest JSON body, in bytes. */
const maxJsonBytes = 5 * 2 ** 20;

/** Room for a form's other fields and its boundaries, in bytes. */
const formBytes = 2 ** 20;

/** The HTTP API under `/api/v1`: every use case of the engine, problems in one shape, and its own OpenAPI document. */
export function createApi(deps: ApiDeps): Api {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).basePath('/api/v1');
  api.onError((error, context) => answerProblem(deps.logger, context, error));
  api.notFound((context) => answerProblem(deps.logger, context, noRoute(context)));
  api.use(async (context, next) => {
    context.set('correlationId', randomUUID());
    await next();
    context.header('x-correlation-id', context.get('correlationId'));
  });
  api.use(refuseForeignOrigin(deps.publicUrl));
  api.use(letIn(deps.authenticate));
  api.use('/datasets/*', requireUploader);
  api.use(limitBody(deps.maxUploadBytes));
  api.use(requireJson);
  api.use(refuseDeepJson);
  for (const add of allRoutes) add(api, deps);
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', { type: 'http', scheme: 'bearer' });
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'assay.session_token',
    description: 'Set by POST /session; `__Secure-assay.session_token` where Assay is served over https',
  });
  api.get('/openapi.json', (context) => context.json(writeDocument(api, deps.version)));
  return api;
}

const allRoutes = [
  addSystemRoutes,
  addAccountRoutes,
  addAgentRoutes,
  addCredentialRoutes,
  addDatasetRoutes,
  addMetricRoutes,
  addEvaluatorRoutes,
  addExecutionRoutes,
  addExecutionEventRoutes,
  addComparisonRoutes,
  addSampleRoutes,
  addApiKeyRoutes,
];

function isForm(context: Context): boolean {
  return context.req.header('content-type')?.startsWith('multipart/form-data') === true;
}

function limitBody(maxUploadBytes: number) {
  const refuse = (limit: number, nextStep: string) => () => {
    const mebibytes = Math.floor(limit / 2 ** 20);
    throw new AppError('request.too_large', `The request is larger than ${mebibytes} MiB.`, { nextStep });
  };
  const upload = refuse(maxUploadBytes, 'Send less at once, or ask the operator to raise ASSAY_MAX_UPLOAD_MB.');
  const form = bodyLimit({ maxSize: maxUploadBytes + formBytes, onError: upload });
  const json = bodyLimit({ maxSize: maxJsonBytes, onError: refuse(maxJsonBytes, 'Send less at once.') });
  return (context: Context, next: () => Promise<void>) => (isForm(context) ? form : json)(context, next);
}

/** A body of another type would be skipped by validation and read as empty. */
async function requireJson(context: Context, next: () => Promise<void>): Promise<void> {
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(context.req.method);
  const type = context.req.header('content-type');
  if (hasBody && type !== undefined && !isForm(context) && !/^application\/([\w.+-]+\+)?json\b/.test(type)) {
    throw new AppError(
      'request.unsupported_media_type',
      `This route takes application/json; the request says ${type}.`,
      {
        nextStep: 'Send the content type application/json.',
      },
    );
  }
  await next();
}

function noRoute({ req }: Context): AppError {
  return new AppError('route.not_found', `There is no ${req.method} ${req.path}.`, {
    nextStep: 'See /api/v1/openapi.json for what there is.',
  });
}
