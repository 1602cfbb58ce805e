import type { FormNode } from './form-node';
import { asPairs } from './form-values';

/** What is wrong with a field's value, as a sentence that says what would be right; undefined when nothing is. */
export function checkValue(node: FormNode, value: unknown): string | undefined {
  if (isEmpty(value)) return node.isRequired ? 'This is needed.' : undefined;
  switch (node.kind) {
    case 'text':
      return checkText(node, String(value));
    case 'number':
      return checkNumber(node, value);
    case 'texts':
      return Array.isArray(value) && value.length < node.minItems ? `At least ${node.minItems} needed.` : undefined;
    case 'pairs':
      return checkNames(asPairs(value).map((pair) => pair.name.trim()));
    case 'json':
      return isJson(String(value)) ? undefined : 'This is not valid JSON.';
    default:
      return undefined;
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function checkText(node: Extract<FormNode, { kind: 'text' }>, text: string): string | undefined {
  if (text.length < node.minLength) return `At least ${node.minLength} characters.`;
  if (text.length > node.maxLength) return `At most ${node.maxLength} characters; there are ${text.length}.`;
  if (node.isAddress && !URL.canParse(text)) return 'A whole address, such as https://agent.example/v1.';
  if (node.pattern && !new RegExp(node.pattern, 'u').test(text))
    return 'This holds a character that is not allowed here.';
  return undefined;
}

function checkNumber(
  { isInteger, min, max }: Extract<FormNode, { kind: 'number' }>,
  value: unknown,
): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'A number is needed.';
  if (isInteger && !Number.isInteger(value)) return 'A whole number is needed.';
  const isInside = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  return isInside ? undefined : limits(min, max);
}

function limits(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `At most ${max}.`;
  return max === undefined ? `At least ${min}.` : `Between ${min} and ${max}.`;
}

function checkNames(names: readonly string[]): string | undefined {
  if (names.includes('')) return 'Every line needs a name.';
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : `“${twice}” is there twice.`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
