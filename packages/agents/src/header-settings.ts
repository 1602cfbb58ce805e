import { z } from 'zod';

const secretNames = /authorization|cookie|api[-_]?key|token|secret|password/i;
const ownNames = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'expect', 'te']);

/** Characters an HTTP header name may have: a token of RFC 9110, section 5.6.2. */
const token = /^[\w!#$%&'*+.^`|~-]+$/;
const printable = /^[\t\x20-\x7e]*$/;

/** Name of one HTTP header. */
export const headerNameSchema = z.string().regex(token, 'is not a header name');

/** Headers stored in the clear; one that looks like a secret is refused, because a credential is the place for it. */
export const headersSchema = z.record(z.string(), z.string()).superRefine((headers, context) => {
  for (const [name, value] of Object.entries(headers)) {
    const problem = problemOf(name, value);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: [name], message: problem });
  }
});

function problemOf(name: string, value: string): string | undefined {
  if (!token.test(name)) return 'is not a header name';
  if (secretNames.test(name)) return 'looks like a secret; save it as a credential and choose that credential here';
  if (ownNames.has(name.toLowerCase())) return 'is set by the call itself';
  return printable.test(value) ? undefined : 'has a value with line breaks or characters outside ASCII';
}
