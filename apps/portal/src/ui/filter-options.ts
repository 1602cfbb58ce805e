import type { Option } from './option';

/** The options whose label or description holds every word of `query`, whatever its case and accents. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
