import { startFakeAgent } from './start-fake-agent';

const [port = '0', latency = '0'] = process.argv.slice(2);
const agent = await startFakeAgent({ port: Number(port), latencyMs: Number(latency) });
process.stdout.write(`fake agent on ${agent.url}, latency ${agent.settings.latencyMs} ms\n`);

const stop = (): void => void agent.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.once('disconnect', stop);
