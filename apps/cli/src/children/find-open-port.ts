import { createServer } from 'node:net';

const highestPort = 65_535;
const triesBeforeAny = 50;

/** Whether nobody listens on the port of 127.0.0.1 at this moment, nor on all addresses. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function findAnyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('the operating system gave no port'));
      });
    });
  });
}

/** The wanted port of 127.0.0.1 or the next one free after it; any free one when the next ones are all taken. */
export async function findOpenPort(wanted: number): Promise<number> {
  const last = Math.min(wanted + triesBeforeAny, highestPort);
  for (let port = wanted; port <= last; port += 1) if (await isPortFree(port)) return port;
  return await findAnyPort();
}
