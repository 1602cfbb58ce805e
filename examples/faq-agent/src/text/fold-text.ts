/** Lower case without accents, so that "Envío" and "envio" are one word. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
