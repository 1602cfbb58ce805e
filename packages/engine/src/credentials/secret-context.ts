/** What a sealed secret is bound to, so that it opens for this credential of this workspace and for no other. */
export function secretContext(workspaceId: string, credentialId: string): string {
  return `credential:${workspaceId}:${credentialId}`;
}
