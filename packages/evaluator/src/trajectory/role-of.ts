import type { TraceRecord } from './first-of';

const roles: ReadonlyMap<string, string> = new Map([
  ['human', 'user'],
  ['humanmessage', 'user'],
  ['humanmessagechunk', 'user'],
  ['ai', 'assistant'],
  ['aimessage', 'assistant'],
  ['aimessagechunk', 'assistant'],
  ['model', 'assistant'],
  ['function', 'tool'],
  ['toolmessage', 'tool'],
  ['toolmessagechunk', 'tool'],
  ['functionmessage', 'tool'],
  ['systemmessage', 'system'],
  ['systemmessagechunk', 'system'],
  ['developer', 'system'],
]);
/** What LangChain writes as the type of a message; other formats have types of their own. */
const messageTypes = new Set([...roles.keys(), 'tool', 'system']);

/** The role of a message in our words, or undefined when it has none. */
export function roleOf(message: TraceRecord): string | undefined {
  const { role, type } = message;
  if (typeof role === 'string' && role !== '') return roles.get(role.toLowerCase()) ?? role;
  if (role !== undefined && role !== null) return undefined;
  if (typeof type !== 'string' || !messageTypes.has(type.toLowerCase()) || !Object.hasOwn(message, 'content')) {
    return undefined;
  }
  return roles.get(type.toLowerCase()) ?? type.toLowerCase();
}
