/** A failure a person can do something about; the message says what happened, to which thing, and what to do now. */
export class LauncherError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LauncherError';
  }
}
