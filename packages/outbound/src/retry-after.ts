/**
 * Milliseconds a server asks to wait before the next attempt, or undefined when it asks for nothing it can be held to.
 *
 * @param header - value of `Retry-After`: whole seconds or an HTTP date
 * @param nowMs - milliseconds since 1970, to measure a date from
 * @see RFC 9110, section 10.2.3
 */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1_000);
  // An HTTP date begins with the day's name; Date.parse alone would take far more.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
