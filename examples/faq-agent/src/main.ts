import { readSettings } from './env';
import { createFaqServer } from './http/create-faq-server';

try {
  serve(readSettings().port);
} catch (error) {
  fail(error);
}

function serve(port: number): void {
  const server = createFaqServer();
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A parent that started this process with an IPC channel takes it down with itself.
  process.once('disconnect', stop);
  server.once('error', fail);
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    const chosen = typeof address === 'object' && address !== null ? address.port : port;
    process.stdout.write(`${JSON.stringify({ port: chosen })}\n`);
  });
}

function fail(error: unknown): void {
  process.stderr.write(`faq-agent: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
