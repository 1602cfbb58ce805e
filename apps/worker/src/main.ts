import { readWorkerEnv } from './env';
import { startWorker } from './start-worker';

try {
  await startWorker(readWorkerEnv());
} catch (error) {
  process.stderr.write(`assay worker: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
