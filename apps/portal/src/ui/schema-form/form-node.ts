import { type JsonSchema, jsonSchemaSchema } from './json-schema';

type NodeBase = {
  /** Name of the property. */
  readonly key: string;
  readonly title: string;
  readonly help: string | undefined;
  readonly isRequired: boolean;
  /** Whether null stands for "left out". */
  readonly isNullable: boolean;
  readonly default: unknown;
};

/** One field of a form, and what may be put into it. */
export type FormNode = NodeBase &
  (
    | {
        readonly kind: 'text';
        readonly isMultiline: boolean;
        readonly minLength: number;
        readonly maxLength: number;
        readonly pattern: string | undefined;
        readonly isAddress: boolean;
      }
    | { readonly kind: 'credential' }
    | {
        readonly kind: 'number';
        readonly isInteger: boolean;
        readonly min: number | undefined;
        readonly max: number | undefined;
      }
    | { readonly kind: 'boolean' }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'choices'; readonly options: readonly string[] }
    | { readonly kind: 'texts'; readonly minItems: number }
    | { readonly kind: 'pairs' }
    | { readonly kind: 'object'; readonly nodes: readonly FormNode[] }
    | { readonly kind: 'json' }
  );

/**
 * The fields of a form for an object schema, in the order of its properties.
 *
 * @throws {ZodError} if `schema` is no JSON Schema
 */
export function formNodes(schema: unknown): readonly FormNode[] {
  return nodesOf(jsonSchemaSchema.parse(schema));
}

function nodesOf({ properties = {}, required = [] }: JsonSchema): readonly FormNode[] {
  return Object.entries(properties).map(([key, property]) => nodeOf(key, property, required.includes(key)));
}

function nodeOf(key: string, schema: JsonSchema, isRequired: boolean): FormNode {
  const { inner, isNullable } = withoutNull(schema);
  const base = {
    key,
    title: schema.title ?? inner.title ?? inWords(key),
    help: schema.description ?? inner.description,
    isRequired,
    isNullable,
    default: schema.default,
  };
  return { ...base, ...kindOf({ ...inner, widget: schema.widget ?? inner.widget }) };
}

/** A type or null is that type, left out when null. */
function withoutNull(schema: JsonSchema): { readonly inner: JsonSchema; readonly isNullable: boolean } {
  const types = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = types;
  const isNullable = types.length === 1 && schema.anyOf?.length === 2;
  return isNullable && only ? { inner: only, isNullable } : { inner: schema, isNullable: false };
}

type Kind<Node = FormNode> = Node extends FormNode ? Omit<Node, keyof NodeBase> : never;

function kindOf(schema: JsonSchema): Kind {
  if (schema.widget === 'credential') return { kind: 'credential' };
  const options = schema.enum ?? namedOptions(schema);
  if (options) return { kind: 'choice', options };
  switch (schema.type) {
    case 'string':
      return textKind(schema);
    case 'number':
    case 'integer':
      return { kind: 'number', isInteger: schema.type === 'integer', min: schema.minimum, max: schema.maximum };
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return listKind(schema);
    case 'object':
      return objectKind(schema);
    default:
      return { kind: 'json' };
  }
}

/** Names to choose from where other forms are allowed too, which only the API takes. */
function namedOptions({ anyOf }: JsonSchema): readonly string[] | undefined {
  return anyOf?.find((option) => option.enum !== undefined)?.enum;
}

function textKind({ multiline = false, minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema): Kind {
  return { kind: 'text', isMultiline: multiline, minLength, maxLength, pattern, isAddress: format === 'uri' };
}

function listKind({ items, minItems = 0 }: JsonSchema): Kind {
  if (items?.enum) return { kind: 'choices', options: items.enum };
  return items?.type === 'string' ? { kind: 'texts', minItems } : { kind: 'json' };
}

function objectKind(schema: JsonSchema): Kind {
  if (schema.properties) return { kind: 'object', nodes: nodesOf(schema) };
  const values = schema.additionalProperties;
  return typeof values === 'object' && values.type === 'string' ? { kind: 'pairs' } : { kind: 'json' };
}

/** "maxTokens" as "Max tokens", for a property without a title. */
function inWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
