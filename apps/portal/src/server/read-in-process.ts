import 'server-only';
import { headers } from 'next/headers';
import { readProblem } from '../data/api-problem';
import { openApi } from './open-api';

/** The API is asked in this process; no socket is opened, so the name resolves nowhere. */
const ownOrigin = 'http://assay.invalid';

/** Reads from the API as the visitor of this page. @throws {ApiProblem} */
export async function readInProcess(address: string): Promise<unknown> {
  const visitor = await headers();
  const own = ['cookie', 'authorization'].flatMap((name): [string, string][] => {
    const value = visitor.get(name);
    return value === null ? [] : [[name, value]];
  });
  const response = await openApi().fetch(new Request(`${ownOrigin}/api/v1${address}`, { headers: own }));
  if (!response.ok) throw await readProblem(response);
  return await response.json();
}
