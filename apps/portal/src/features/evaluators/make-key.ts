/** A key no other request has. `crypto.randomUUID` is there only on pages served by HTTPS, this everywhere. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
