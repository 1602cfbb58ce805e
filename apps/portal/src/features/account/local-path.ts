/** An address within this installation, or the first page: a link must not lead a fresh session elsewhere. */
export function localPath(next: string | undefined): string {
  const isLocal = next !== undefined && /^\/(?![/\\])/.test(next);
  return isLocal ? next : '/';
}
