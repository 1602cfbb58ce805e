export type { FakeAgentSettings, FakeAgentStats } from './fake-agent/fake-agent-settings';
export type { FakeAnswer } from './fake-agent/fake-answer';
export { type FakeBehaviour, fakeBehaviours } from './fake-agent/fake-behaviour';
export type { ReceivedRequest } from './fake-agent/received-request';
export { type FakeAgent, startFakeAgent } from './fake-agent/start-fake-agent';
export { createEmptyDatabase, createTestDatabase, type TestDatabase } from './postgres/create-test-database';
export { type UsedTestDatabase, useTestDatabase } from './postgres/use-test-database';
export { queueBackends, type TestQueueBackend, type TestQueueBackends } from './redis/queue-backends';
export { startTestRedis, type TestRedis, type TestRedisOptions } from './redis/start-test-redis';
