import type { AgentRequest } from '@assay/contracts';
import { z } from 'zod';
import type { Json } from './connector';
import { suggestName } from './suggest-name';

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;
const wholePlaceholder = /^\{\{\s*([^{}]+?)\s*\}\}$/;
const metadataPrefix = 'metadata.';

const values: Readonly<Record<string, (request: AgentRequest) => unknown>> = {
  question: (request) => request.question,
  caseKey: (request) => request.caseKey,
  context: (request) => request.context,
  trial: (request) => request.trial,
  metadata: (request) => request.metadata,
};

/** What is wrong with the placeholders of a template, or undefined when all can be filled. */
export function templateProblem(template: string): string | undefined {
  for (const [, name = ''] of template.matchAll(placeholder)) {
    if (Object.hasOwn(values, name) || (name.startsWith(metadataPrefix) && name.length > metadataPrefix.length))
      continue;
    return `has no value for {{${name}}}.${suggestName(name, [...Object.keys(values), 'metadata.<column>'])}`;
  }
  return undefined;
}

/**
 * The text with every `{{placeholder}}` replaced once; what is put in is never searched for placeholders again.
 *
 * @param encode - makes a value safe where it goes, for example `encodeURIComponent`
 */
export function fillText(template: string, request: AgentRequest, encode: (text: string) => string): string {
  return template.replace(placeholder, (_, name: string) => encode(asText(lookUp(name, request))));
}

/**
 * The JSON template with its placeholders filled. A text that is nothing but one placeholder becomes the value itself, a
 * list or number included; inside a longer text it becomes text. A metadata column the case lacks is null or empty.
 */
export function fillJson(template: Json, request: AgentRequest): Json {
  if (typeof template === 'string') {
    const [, name] = wholePlaceholder.exec(template) ?? [];
    return name === undefined ? fillText(template, request, (text) => text) : lookUp(name, request);
  }
  if (template === null || typeof template !== 'object') return template;
  if (Array.isArray(template)) return template.map((item) => fillJson(item, request));
  return Object.fromEntries(Object.entries(template).map(([key, item]) => [key, fillJson(item, request)]));
}

function lookUp(name: string, request: AgentRequest): Json {
  const { metadata } = request;
  const column = name.startsWith(metadataPrefix) ? name.slice(metadataPrefix.length) : undefined;
  if (column === undefined) return asJson(values[name]?.(request));
  return Object.hasOwn(metadata, column) ? asJson(metadata[column]) : null;
}

function asJson(value: unknown): Json {
  const parsed = z.json().safeParse(value);
  return parsed.success ? parsed.data : value === undefined ? null : String(value);
}

function asText(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(asText).join('\n\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
