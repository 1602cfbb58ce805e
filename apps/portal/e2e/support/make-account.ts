import { request } from '@playwright/test';
import type { TestInstallation } from './installation';

/** Somebody who can sign in, and the state of a browser in which they have. */
export type Account = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly storageState: Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>;
};

const person = { name: 'Marta Ruiz', email: 'marta@northwind.example', password: 'a long enough sentence' } as const;

/** Makes the first account with the one-time link of an installation. */
export async function makeAccount({ url, setupUrl }: TestInstallation): Promise<Account> {
  if (setupUrl === null) throw new Error('the installation has an account already');
  const token = new URL(setupUrl).searchParams.get('token');
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const response = await context.post('/api/v1/setup', { data: { token, ...person } });
  if (!response.ok()) throw new Error(`the account could not be made: ${await response.text()}`);
  const storageState = await context.storageState();
  await context.dispose();
  return { ...person, storageState };
}
