import type { FormNode } from './form-node';

/** What the fields hold while a person edits them: texts, numbers, lists and pairs rather than JSON. */
export type FormValues = { [key: string]: unknown };

/** One row of a field that holds names and texts. */
export type Pair = { readonly name: string; readonly value: string };

/** What the fields show at first: `settings` where it has a value, else the default. */
export function toFormValues(nodes: readonly FormNode[], settings: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(nodes.map((node) => [node.key, toFormValue(node, settings[node.key] ?? node.default)]));
}

/** The settings the fields stand for; what was left empty is left out, or null where that means left out. */
export function toSettings(nodes: readonly FormNode[], values: FormValues): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const node of nodes) {
    const value = toSetting(node, values[node.key]);
    if (value !== undefined) settings[node.key] = value;
    else if (node.isNullable) settings[node.key] = null;
  }
  return settings;
}

function toFormValue(node: FormNode, value: unknown): unknown {
  switch (node.kind) {
    case 'object':
      return toFormValues(node.nodes, asRecord(value));
    case 'pairs':
      return Object.entries(asRecord(value)).map(([name, text]) => ({ name, value: String(text) }));
    case 'json':
      return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
    case 'texts':
    case 'choices':
      return Array.isArray(value) ? value : [];
    case 'boolean':
      return value === true;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    default:
      return typeof value === 'string' ? value : '';
  }
}

function toSetting(node: FormNode, value: unknown): unknown {
  switch (node.kind) {
    case 'object':
      return toSettings(node.nodes, asRecord(value));
    case 'pairs':
      return fromPairs(value);
    case 'json':
      return value === '' || value === undefined ? undefined : JSON.parse(String(value));
    case 'text':
      return value === '' && node.default !== '' ? undefined : value;
    default:
      return value === '' ? undefined : value;
  }
}

function fromPairs(value: unknown): Record<string, string> {
  return Object.fromEntries(asPairs(value).map((pair) => [pair.name.trim(), pair.value]));
}

/** The rows of a field of names and texts. */
export function asPairs(value: unknown): readonly Pair[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((pair) => ({ name: String(pair['name'] ?? ''), value: String(pair['value'] ?? '') }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
