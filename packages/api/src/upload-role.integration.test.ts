import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from './test-support/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A body without a known length, which says how often it was asked for more. */
function endlessBody() {
  const body = { reads: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        body.reads += 1;
        controller.enqueue(new Uint8Array(2 ** 16));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, stream };
}

const headers = { 'content-type': 'multipart/form-data; boundary=x' };
const routes = ['/datasets', '/datasets/preview', '/datasets/01900000-0000-7000-8000-000000000000/versions'];

it.each(routes)('%s refuses a viewer before it reads the upload', async (route) => {
  const { body, stream } = endlessBody();
  const answer = await api.call('POST', route, { key: await api.keyFor('viewer'), bytes: stream, headers });
  expect([answer.status, answer.body['code'], body.reads]).toEqual([403, 'auth.forbidden', 0]);
});

it('reads what an editor uploads, up to the limit', async () => {
  const { body, stream } = endlessBody();
  const answer = await api.call('POST', '/datasets', { key: await api.keyFor('editor'), bytes: stream, headers });
  expect([answer.status, answer.body['code']]).toEqual([413, 'request.too_large']);
  expect(body.reads).toBeGreaterThan(1);
});
