import { createCredential } from '../credentials/create-credential';
import { removeCredential } from '../credentials/remove-credential';
import { replaceSecret } from '../credentials/replace-secret';
import type { Engine } from '../engine';
import type { EngineContext } from './context';

/** The use cases about credentials; changing them is for admins, their names and hints are for every viewer. */
export function composeCredentials({ open, secretBox, newId }: EngineContext): Engine['credentials'] {
  return {
    create: async (actor, input) => createCredential({ ...open(actor, 'admin'), secretBox, newId }, input),
    replaceSecret: async (actor, id, { secret }) => replaceSecret({ ...open(actor, 'admin'), secretBox }, id, secret),
    get: async (actor, id) => open(actor, 'viewer').credentials.get(id),
    list: async (actor, page) => open(actor, 'viewer').credentials.list(page),
    remove: async (actor, id) => removeCredential(open(actor, 'admin'), id),
  };
}
