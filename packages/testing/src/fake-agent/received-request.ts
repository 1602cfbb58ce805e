/** One request as the fake agent received it. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
  readonly question: string;
};

/** The question in a request body of any of the shapes the fake agent understands. */
export function readQuestion(body: unknown): string {
  if (typeof body === 'string') return body;
  if (!isRecord(body)) return '';
  const messages = body['messages'];
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  const text = isRecord(last) ? last['content'] : (body['question'] ?? body['input']);
  return typeof text === 'string' ? text : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
