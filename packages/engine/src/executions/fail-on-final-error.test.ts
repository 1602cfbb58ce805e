import { AppError, type ExecutionStatus } from '@assay/contracts';
import { expect, it } from 'vitest';
import { failOnFinalError } from './fail-on-final-error';

function setUp() {
  const moves: (readonly [ExecutionStatus, string | undefined])[] = [];
  const jobs: string[] = [];
  const move = async (_id: string, to: ExecutionStatus, reason?: string) => {
    moves.push([to, reason]);
    return true;
  };
  const enqueue = async (name: string) => void jobs.push(name);
  return { deps: { executions: { move }, enqueue }, moves, jobs };
}

it('ends the execution on an error that cannot be cured, and has what was done aggregated', async () => {
  const { deps, moves, jobs } = setUp();
  const error = new AppError('credential.unreadable', 'The secret cannot be read.');
  await expect(failOnFinalError(deps, 'execution', () => Promise.reject(error))).rejects.toBe(error);
  expect(moves).toEqual([['FAILED', 'credential.unreadable: The secret cannot be read.']]);
  expect(jobs).toEqual(['execution.finish']);
});

it.each([
  ['an error that may pass', new AppError('database.unavailable', 'no connection')],
  ['a lost lease', new AppError('execution.lease_lost', 'another worker has it')],
  ['a bug', new TypeError('undefined is not a function')],
])('leaves the execution alone on %s', async (_what, error) => {
  const { deps, moves, jobs } = setUp();
  await expect(failOnFinalError(deps, 'execution', () => Promise.reject(error))).rejects.toBe(error);
  expect([moves, jobs]).toEqual([[], []]);
});
