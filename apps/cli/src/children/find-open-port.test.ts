import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findOpenPort, isPortFree } from './find-open-port';

it('passes over a port somebody listens on', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const taken = address !== null && typeof address === 'object' ? address.port : 0;
  expect(await isPortFree(taken)).toBe(false);
  expect(await findOpenPort(taken)).not.toBe(taken);
  await new Promise((resolve) => server.close(resolve));
  expect(await findOpenPort(taken)).toBe(taken);
});
