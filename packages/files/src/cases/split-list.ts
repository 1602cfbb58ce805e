/** The texts of a cell that holds a JSON list of texts (`["Paris", "Paris, France"]`); any other cell is one text. */
export function splitList(text: string): string[] {
  if (!/^\s*\[/.test(text)) return [text];
  const list = parseJson(text);
  const isTexts = Array.isArray(list) && list.length > 0 && list.every((item) => typeof item === 'string');
  return isTexts ? list.filter((item) => item.trim() !== '') : [text];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
