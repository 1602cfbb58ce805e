import { AppError } from '@assay/contracts';
import type { Context } from 'hono';

/** Levels of lists and objects a JSON body may hold inside each other; validation walks them on the call stack. */
const maxDepth = 100;

/**
 * Refuses a JSON body nested so deeply that validating it would overflow the call stack.
 *
 * @throws {AppError} `request.invalid`
 */
export async function refuseDeepJson(context: Context, next: () => Promise<void>): Promise<void> {
  const isJson = /^application\/([\w.+-]+\+)?json\b/.test(context.req.header('content-type') ?? '');
  if (isJson && deepest(await context.req.text()) > maxDepth) {
    throw new AppError('request.invalid', `The request body is nested more than ${maxDepth} levels deep.`, {
      nextStep: 'Send flatter JSON.',
    });
  }
  await next();
}

const steps: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
]);

/** The deepest level of brackets outside of strings; malformed JSON gets a number too, and is refused later. */
function deepest(text: string): number {
  let depth = 0;
  let most = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') isInString = !isInString;
    else if (isInString) at += char === '\\' ? 1 : 0;
    else depth += steps.get(char) ?? 0;
    most = Math.max(most, depth);
  }
  return most;
}
