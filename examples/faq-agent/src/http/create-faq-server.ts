import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FaqAgent } from '../versions/faq-agent';
import { listAgents } from '../versions/list-agents';
import { answerChatCompletion, chatRequestSchema } from './answer-chat-completion';
import { answerMessages, messagesRequestSchema } from './answer-messages';
import { HttpProblem } from './http-problem';
import { readJsonBody } from './read-json-body';

type Agents = ReadonlyMap<string, FaqAgent>;
type Route = {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly answer: (agents: Agents, request: IncomingMessage, pathVersion?: string) => unknown;
};

const routes: readonly Route[] = [
  { method: 'GET', path: /^\/healthz$/, answer: () => ({ status: 'ok' }) },
  { method: 'GET', path: /^\/v1\/models$/, answer: (agents) => listModels(agents) },
  {
    method: 'POST',
    path: /^\/v1\/chat\/completions$/,
    answer: async (agents, request) =>
      answerChatCompletion(agents, await readJsonBody(request, chatRequestSchema), Math.floor(Date.now() / 1_000)),
  },
  {
    method: 'POST',
    path: /^(?:\/([^/]+))?\/messages$/,
    answer: async (agents, request, pathVersion) =>
      answerMessages(agents, await readJsonBody(request, messagesRequestSchema), pathVersion),
  },
];

/** The FAQ agent's HTTP server with every version on it; the caller listens and closes. */
export function createFaqServer(): Server {
  const agents = listAgents();
  return createServer((request, response) => {
    void respond(agents, request, response);
  });
}

async function respond(agents: Agents, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    send(response, 200, await route(agents, request));
  } catch (error) {
    const problem = error instanceof HttpProblem ? error : reportBug(error);
    // A body refused half-way is still arriving: the connection cannot be used again.
    if (!request.complete) response.setHeader('connection', 'close');
    send(response, problem.status, { error: { code: problem.code, message: problem.message } });
  }
}

/** Tells the operator what broke, and the client only that something did. */
function reportBug(error: unknown): HttpProblem {
  process.stderr.write(`faq-agent: ${error instanceof Error ? error.stack : String(error)}\n`);
  return new HttpProblem(500, 'internal', 'the agent failed; its error output says why');
}

async function route(agents: Agents, request: IncomingMessage): Promise<unknown> {
  const path = (request.url ?? '/').replace(/\?.*$/, '');
  const candidates = routes.filter((candidate) => candidate.path.test(path));
  const match = candidates.find(({ method }) => method === request.method);
  if (match !== undefined) return match.answer(agents, request, match.path.exec(path)?.[1]);
  const [known] = candidates;
  if (known !== undefined) throw new HttpProblem(405, 'method_not_allowed', `${path} takes ${known.method} only`);
  throw new HttpProblem(
    404,
    'not_found',
    `there is nothing at ${path}; try POST /v1/chat/completions, POST /messages, GET /v1/models or GET /healthz`,
  );
}

function listModels(agents: Agents): unknown {
  const data = [...agents.values()].map(({ model, description }) => ({
    id: model,
    object: 'model',
    created: 0,
    owned_by: 'faq-agent',
    description,
  }));
  return { object: 'list', data };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const payload = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(payload);
}
