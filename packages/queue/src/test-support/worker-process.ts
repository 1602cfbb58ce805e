import { argv, stdout } from 'node:process';
import { createQueue, type QueueOptions } from '../index';

/** A worker process that takes a job, says so, and never finishes it; the test kills it. */
// The test that spawns this script wrote the argument from a QueueOptions value.
const options = JSON.parse(argv[2] ?? '') as QueueOptions;
const takeAndHang = async (payload: { executionId: string }): Promise<void> => {
  stdout.write(`took ${payload.executionId}\n`);
  await new Promise(() => undefined);
};
createQueue(options).startWorkers({
  'execution.plan': takeAndHang,
  'execution.batch': takeAndHang,
  'execution.finish': takeAndHang,
});
