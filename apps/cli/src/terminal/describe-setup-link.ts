/** The line that shows the one-time link. */
export function describeSetupLink(setupUrl: string): string {
  return `open this link once to make your account: ${setupUrl}`;
}
