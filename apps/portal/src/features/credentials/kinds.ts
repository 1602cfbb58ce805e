import type { CredentialKind } from '@assay/contracts';
import type { Option } from '../../ui/option';

type KindOption = Option & { readonly value: CredentialKind };

/** Kinds of credential as they are offered: what each is called and what it is for. */
export const kindOptions: readonly KindOption[] = [
  {
    value: 'openai_compatible',
    label: 'Model API key',
    description: 'Key of an OpenAI-compatible server, sent as its bearer token.',
  },
  { value: 'http_header', label: 'HTTP header', description: 'Text sent in a header of every call to an HTTP agent.' },
  { value: 'secret', label: 'General secret', description: 'Any secret; every connector that takes one can use it.' },
];

/** What a kind of credential is called. */
export function kindLabel(kind: CredentialKind): string {
  return kindOptions.find(({ value }) => value === kind)?.label ?? kind;
}
