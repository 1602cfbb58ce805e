/**
 * Full Unicode case folding (ß = SS, final sigma = sigma, Kelvin sign = k), independent of language: dotless ı stays apart from i.
 *
 * @see The Unicode Standard, section 5.18 and CaseFolding.txt, mappings C and F
 */
export function foldCase(text: string): string {
  return text
    .split('ı')
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ'))
    .join('ı');
}
