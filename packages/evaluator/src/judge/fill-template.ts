import type { DataBlock } from './judge-prompt';

/** What a variable of a template stands for: own words, or untrusted texts. */
export type TemplateValue = string | readonly DataBlock[];

/**
 * A user's template with its variables filled in; braces around other words stay as they are. Variables inside what is
 * filled in are not looked at again.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, TemplateValue>>,
): readonly (string | DataBlock)[] {
  return template.split(/(\{\w+\})/).flatMap((part): readonly (string | DataBlock)[] => {
    const name = part.startsWith('{') ? part.slice(1, -1) : '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return part.trim() === '' ? [] : [part.trim()];
    return typeof value === 'string' ? [value] : value;
  });
}

/** Whether a template uses a variable. */
export function usesVariable(template: string, name: string): boolean {
  return template.includes(`{${name}}`);
}
