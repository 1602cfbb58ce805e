import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { HttpProblem } from './http-problem';

/** A question and its history fit many times over. */
const maxBodyBytes = 1_000_000;

/**
 * Reads a request's JSON body and checks its shape.
 *
 * @throws {HttpProblem} 413 above 1 MB; 400 for text that is not JSON or does not fit the schema, naming the place
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseJson(await readText(request)));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
  throw new HttpProblem(400, 'invalid_request', `${place}: ${issue?.message ?? 'does not fit'}`);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let nBytes = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    nBytes += bytes.length;
    if (nBytes > maxBodyBytes) {
      throw new HttpProblem(413, 'body_too_large', `the body exceeds ${maxBodyBytes} bytes; send a shorter question`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpProblem(400, 'invalid_json', `the body is not JSON: ${reason}`);
  }
}
