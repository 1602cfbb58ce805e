import { explainError } from '../explain-error';

type Closer = { readonly name: string; readonly close: () => Promise<void>; readonly kill: () => void };

/** What was opened, to be closed in the opposite order. */
export type Closers = {
  /** Whether there is anything to close. */
  hasOpen(): boolean;
  add(name: string, close: () => Promise<void>, kill?: () => void): void;
  /** Closes everything; says what could not be closed, and goes on. Safe to call twice. */
  closeAll(say: (sentence: string) => void): Promise<void>;
  /** Ends at once whatever can be ended so. */
  killAll(): void;
};

export function createClosers(): Closers {
  const open: Closer[] = [];
  return {
    hasOpen: () => open.length > 0,
    add: (name, close, kill = () => {}) => void open.push({ name, close, kill }),
    closeAll: async (say) => {
      for (let closer = open.pop(); closer !== undefined; closer = open.pop()) {
        const { name, close } = closer;
        await close().catch((error: unknown) => say(`the ${name} did not stop in order: ${explainError(error)}`));
      }
    },
    killAll: () => {
      for (const { kill } of open) kill();
    },
  };
}
