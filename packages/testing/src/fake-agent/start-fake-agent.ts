import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FakeAgentSettings, FakeAgentStats } from './fake-agent-settings';
import { answerBody } from './fake-answer';
import { type FakeBehaviour, fakeBehaviours } from './fake-behaviour';
import { misbehave, sendJson } from './misbehave';
import { type ReceivedRequest, readQuestion } from './received-request';

/** A running fake agent. */
export type FakeAgent = {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Change any of these while it runs. */
  readonly settings: FakeAgentSettings;
  readonly stats: () => FakeAgentStats;
  /** The requests received, oldest first, as far as the last thousand. */
  readonly received: () => readonly ReceivedRequest[];
  /** Sets the counters to zero and forgets the requests received. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

type Options = Partial<FakeAgentSettings> & {
  /** TCP port; 0, the default, takes a free one. */
  readonly port?: number;
};

type State = { readonly settings: FakeAgentSettings; stats: FakeAgentStats; received: ReceivedRequest[] };

const keptRequests = 1_000;

/**
 * A real HTTP server on 127.0.0.1 that answers questions always in the same way and fails on demand.
 *
 * `POST /v1/chat/completions` answers in the shape of OpenAI's API, `/v1/messages` in content blocks, `/messages`
 * with the whole conversation and any other path with `{answer, toolCalls, usage}`. `GET /stats` gives the counters;
 * `POST /control` with `{behaviour?, latencyMs?, retryAfter?}` changes the settings from another process.
 */
export async function startFakeAgent({ port = 0, ...chosen }: Options = {}): Promise<FakeAgent> {
  const settings: FakeAgentSettings = {
    latencyMs: 0,
    behaviour: 'answer',
    answer: (question) => `Answer to: ${question}`,
    retryAfter: '1',
    ...chosen,
  };
  const state: State = { settings, stats: noStats(), received: [] };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => response.destroy(new Error(String(error))));
  });
  server.on('connection', () => {
    state.stats.connections += 1;
  });
  const boundPort = await listen(server, port);
  return {
    url: `http://127.0.0.1:${boundPort}`,
    port: boundPort,
    settings,
    stats: () => ({ ...state.stats, questions: { ...state.stats.questions } }),
    received: () => state.received,
    reset: () => {
      state.stats = { ...noStats(), inflight: state.stats.inflight };
      state.received = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // An AF_INET listener always has an AddressInfo; the other shapes belong to pipes.
    server.listen(port, '127.0.0.1', 1_024, () => resolve((server.address() as AddressInfo).port));
  });
}

async function handle(state: State, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(message.url ?? '/', 'http://127.0.0.1').pathname;
  if (path === '/stats') return sendJson(response, 200, state.stats);
  const body = await readBody(message);
  if (path === '/control') return control(state.settings, body, response);
  const { method = 'GET', headers } = message;
  const request = { method, path, headers, body, question: readQuestion(body) };
  remember(state, request);
  const { stats } = state;
  stats.inflight += 1;
  stats.maxInflight = Math.max(stats.maxInflight, stats.inflight);
  response.once('close', () => {
    state.stats.inflight -= 1;
  });
  if (state.settings.latencyMs > 0) await sleep(state.settings.latencyMs);
  reply(state, request, response);
}

function remember(state: State, request: ReceivedRequest): void {
  state.stats.requests += 1;
  state.stats.questions[request.question] = (state.stats.questions[request.question] ?? 0) + 1;
  state.received.push(request);
  if (state.received.length > keptRequests) state.received.shift();
}

function reply({ settings, stats }: State, request: ReceivedRequest, response: ServerResponse): void {
  const { question, path } = request;
  const behaviour = typeof settings.behaviour === 'string' ? settings.behaviour : settings.behaviour(question);
  const isFirst = (stats.questions[question] ?? 0) <= 1;
  if (misbehave(behaviour, { response, request, retryAfter: settings.retryAfter, isFirst })) return;
  const answer = settings.answer(question);
  sendJson(response, 200, answerBody(path, question, typeof answer === 'string' ? { content: answer } : answer));
}

function control(settings: FakeAgentSettings, body: unknown, response: ServerResponse): void {
  const wanted = new Map(Object.entries(Object(body)));
  const behaviour = wanted.get('behaviour') ?? settings.behaviour;
  const latencyMs = wanted.get('latencyMs') ?? settings.latencyMs;
  const retryAfter = wanted.get('retryAfter') ?? settings.retryAfter;
  const isKnown = typeof behaviour === 'function' || fakeBehaviours.some((known) => known === behaviour);
  if (!isKnown || typeof latencyMs !== 'number' || typeof retryAfter !== 'string') {
    sendJson(response, 400, { error: 'behaviour, latencyMs or retryAfter is not one the fake agent knows' });
    return;
  }
  // Checked against the list of behaviours above.
  Object.assign(settings, { behaviour: behaviour as FakeBehaviour, latencyMs, retryAfter });
  sendJson(response, 200, { behaviour: String(behaviour), latencyMs, retryAfter });
}

async function readBody(message: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8')) text += String(chunk);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function noStats(): FakeAgentStats {
  return { requests: 0, inflight: 0, maxInflight: 0, connections: 0, questions: {} };
}
