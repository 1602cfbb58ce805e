import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the migrated database each test file gets a copy of. */
    readonly testServer: { readonly url: string; readonly template: string };
    /** The Redis of this run, or why there is none. */
    readonly testRedis: { readonly url: string } | { readonly reason: string };
  }
}
