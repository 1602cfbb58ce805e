import type { Credential, CredentialKind } from '@assay/contracts';
import type { Option } from '../../ui/option';
import { kindLabel } from './kinds';

/** Credentials to choose from, after the choice of none; one that is of no kind in `kinds` says so. */
export function credentialOptions(
  credentials: readonly Credential[],
  kinds: readonly CredentialKind[],
): readonly Option[] {
  const wanted = kinds.map(kindLabel).join(' or ');
  const options = credentials.map(({ id, name, kind, hint }) => ({
    value: id,
    label: name,
    description: [kindLabel(kind), describeHint(hint)].filter(Boolean).join(', '),
    ...(!kinds.includes(kind) && { disabledReason: `${kindLabel(kind)}; this connector takes ${wanted}` }),
  }));
  return [{ value: '', label: 'No credential' }, ...options];
}

/** The end of a secret as a person reads it; empty where none is kept. */
export function describeHint(hint: string): string {
  return hint === '' ? '' : `ends in ${hint}`;
}
