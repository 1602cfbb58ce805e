import { expect, it } from 'vitest';
import { readLivingChildren } from './children-file';
import { keepRunning } from './keep-running';
import { startChild } from './start-child';
import { startReady } from './start-ready';
import { useChildPrograms } from './test-support/child-programs';

const { folder, plan } = useChildPrograms();

function collect() {
  const said: string[] = [];
  let giveUp: (error: unknown) => void = () => {};
  const givenUp = new Promise<unknown>((resolve) => {
    giveUp = resolve;
  });
  return { said, givenUp, supervisor: { say: (sentence: string) => void said.push(sentence), giveUp } };
}

const ready = `setInterval(() => {}, 1000); process.send('ready');`;
const untilReady = async (child: ReturnType<typeof startChild>) => {
  await child.message((message) => message === 'ready' || undefined);
};

it('starts a service again that was killed', async () => {
  const { said, supervisor } = collect();
  const service = { name: 'program', start: () => startReady(plan(ready), folder(), untilReady) };
  const running = await keepRunning(service, supervisor);
  const [first] = readLivingChildren(folder().childrenFile);
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await expect
    .poll(() => readLivingChildren(folder().childrenFile).map(({ pid }) => pid), { timeout: 10_000 })
    .toEqual([expect.not.toSatisfy((pid) => pid === first?.pid)]);
  expect(said).toEqual([expect.stringContaining('the program ended (SIGKILL) and is started again')]);
  await running.stop();
  expect(readLivingChildren(folder().childrenFile)).toEqual([]);
});

it('gives up a service that ends again and again', async () => {
  const { said, givenUp, supervisor } = collect();
  const start = async () => startChild(plan(`console.log('no use'); process.exit(1);`), folder());
  const running = await keepRunning({ name: 'program', start }, supervisor);
  expect(await givenUp).toMatchObject({ message: expect.stringContaining('no use') });
  expect(said).toHaveLength(3);
  await running.stop();
});
