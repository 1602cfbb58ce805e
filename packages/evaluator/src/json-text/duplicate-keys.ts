const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

type Frame = { readonly isObject: boolean; readonly keys: Set<string>; expectsKey: boolean };

/**
 * Keys that occur more than once in the same object, each named once.
 *
 * @param text - valid JSON
 */
export function duplicateKeys(text: string): readonly string[] {
  const duplicates = new Set<string>();
  const frames: Frame[] = [];
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[')
      frames.push({ isObject: part === '{', keys: new Set(), expectsKey: part === '{' });
    else if (part === '}' || part === ']') frames.pop();
    else readInside(frames.at(-1), part, duplicates);
  }
  return [...duplicates];
}

/** A comma announces the next key; a text is a key where one is expected and a value elsewhere. */
function readInside(frame: Frame | undefined, part: string, duplicates: Set<string>): void {
  if (!frame?.isObject) return;
  const isKey = frame.expectsKey && part !== ',';
  frame.expectsKey = part === ',';
  if (!isKey) return;
  const key = String(JSON.parse(part));
  if (frame.keys.has(key)) duplicates.add(key);
  frame.keys.add(key);
}
