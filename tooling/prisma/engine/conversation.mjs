import { createInterface } from 'node:readline';

/** Ids of the requests the engine sends to the CLI; far from those the CLI counts up from 1. */
const firstOwnId = 100_000;
/** JSON-RPC error code the native engine uses for every failure. */
const failureCode = 4466;

function describeFailure(error, errorRegistry) {
  const message = String(error?.message ?? error);
  const id = /id[":\s]+(\d+)/.exec(message)?.[1];
  const original = id === undefined ? undefined : errorRegistry?.consumeError?.(Number(id));
  const cause = original === undefined ? '' : `: ${original.error?.message ?? JSON.stringify(original)}`;
  return { is_panic: false, message: message + cause, error_code: error?.code, meta: error?.meta };
}

async function callEngine(getEngine, { method, params = {} }) {
  // Creating the database was the adapter's connection's business; the CLI only wants an answer.
  if (method === 'createDatabase') return { databaseName: '' };
  const engine = await getEngine();
  const name = method === 'getDatabaseVersion' ? 'version' : method;
  if (typeof engine[name] !== 'function') throw new Error(`the WebAssembly schema engine has no method ${method}`);
  return await engine[name](params);
}

/**
 * Answers the Prisma CLI: one JSON-RPC message per line on stdin and stdout, one at a time.
 * Ends the process when the CLI closes stdin.
 */
export function converse(getEngine, errorRegistry) {
  let nextId = firstOwnId;
  let work = Promise.resolve();
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  async function answer(request) {
    try {
      const result = await callEngine(getEngine, request);
      if (request.method === 'diff' && result.stdout) {
        send({ id: nextId++, method: 'print', params: { content: result.stdout } });
      }
      send({ id: request.id, result: result ?? {} });
    } catch (error) {
      send({
        id: request.id,
        error: { code: failureCode, message: 'error', data: describeFailure(error, errorRegistry) },
      });
    }
  }

  createInterface({ input: process.stdin })
    .on('line', (line) => {
      if (line.trim() === '') return;
      const message = JSON.parse(line);
      // A message without a method is the CLI's reply to a print of ours.
      if (message.method !== undefined) work = work.then(() => answer(message));
    })
    .on('close', () => work.finally(() => process.exit(0)));
}
