import { AppError } from '@assay/contracts';
import { nestingDepth } from '@assay/evaluator';
import type { Json } from './connector';

/** Deeper nesting than any honest reply has; readers that recurse are safe below it. */
const maxDepth = 200;

/**
 * The JSON value of a reply's body.
 *
 * @throws {AppError} agent.invalid_response when the body is empty, is not JSON, or is nested deeper than 200 levels
 */
export function parseBody(body: string, host: string, contentType: string | undefined): Json {
  if (body.trim() === '') throw new AppError('agent.invalid_response', `${host} answered with an empty body.`);
  let json: Json;
  try {
    json = JSON.parse(body);
  } catch (cause) {
    const type = contentType === undefined ? 'a body' : `${contentType.split(';')[0]}`;
    throw new AppError('agent.invalid_response', `${host} answered with ${type} that is not JSON.`, {}, { cause });
  }
  if (nestingDepth(json) > maxDepth) {
    throw new AppError('agent.invalid_response', `${host} answered with JSON nested deeper than ${maxDepth} levels.`);
  }
  return json;
}
