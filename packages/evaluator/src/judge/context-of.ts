import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import type { Sample } from '../sample';

/** Names under which agents return the documents they found. */
const documentKeys = [
  'context',
  'contexts',
  'documents',
  'retrieved_documents',
  'retrievedDocuments',
  'sources',
  'citations',
];
/** Names under which a document holds its text. */
const textKeys = ['text', 'content', 'page_content', 'pageContent', 'snippet', 'document'];

/** The documents an answer should rest on: those of the case, or else those the agent's response says it found. */
export function contextOf({ context = [], response }: Sample): readonly string[] {
  const given = context.filter((document) => document.trim() !== '');
  return given.length > 0 ? given : documentsIn(response);
}

/** Looked for at the top of a response, in its `metadata` and in its last message. */
function documentsIn(response: Json | undefined): readonly string[] {
  if (response === undefined || !isRecord(response)) return [];
  const { metadata = null, messages = null } = response;
  const last = Array.isArray(messages) ? (messages.at(-1) ?? null) : null;
  const found = [response, metadata, last].flatMap((place) =>
    isRecord(place) ? documentKeys.map((key) => toDocuments(place[key] ?? null)) : [],
  );
  return found.find((documents) => documents.length > 0) ?? [];
}

function toDocuments(value: Json): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(documentText).filter((text) => text.trim() !== '');
}

function documentText(value: Json): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  const text = textKeys.map((key) => value[key]).find((one) => typeof one === 'string');
  return typeof text === 'string' ? text : '';
}
