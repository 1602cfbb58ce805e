import type { DataBlock } from './judge-prompt';

/** What a variable of a template stands for: own words, or untrusted texts. */
export type TemplateValue = string | readonly DataBlock[];

/**
 * A user's template with its variables filled in; braces around other words stay as they are. Variables inside what is
 * filled in are not looked at again.
 *
 * @param values - by name of the variable, of letters only; at least one
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, TemplateValue>>,
): readonly (string | DataBlock)[] {
  const variables = new RegExp(`\\{(${Object.keys(values).join('|')})\\}`);
  // With the names captured, every second part is one.
  return template.split(variables).flatMap((part, index): readonly (string | DataBlock)[] => {
    if (index % 2 === 0) return part.trim() === '' ? [] : [part.trim()];
    const value = values[part] ?? '';
    return typeof value === 'string' ? [value] : value;
  });
}

/** Whether a template uses a variable. */
export function usesVariable(template: string, name: string): boolean {
  return template.includes(`{${name}}`);
}
