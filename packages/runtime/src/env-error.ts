/** One environment variable that cannot be used, and why. Never its value: it may be a secret. */
export type BadVariable = { readonly name: string; readonly message: string };

/** The environment cannot be used; `variables` lists everything wrong with it at once. */
export class EnvError extends Error {
  readonly variables: readonly BadVariable[];

  constructor(variables: readonly BadVariable[]) {
    const lines = variables.map(({ name, message }) => `  ${name}: ${message}`);
    super(`These environment variables cannot be used:\n${lines.join('\n')}\nSet them and start again.`);
    this.name = 'EnvError';
    this.variables = variables;
  }
}
