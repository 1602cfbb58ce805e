import type { Option } from '../../ui/option';

const dayMs = 86_400_000;

/** How long an API key may work; the value is in days. */
export const expiryOptions: readonly Option[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: 'never', label: 'Until it is revoked' },
];

/** The moment a key ends that works for `choice` from `now` (milliseconds) on; null for one that does not. */
export function expiresAt(choice: string, now: number): string | null {
  return choice === 'never' ? null : new Date(now + Number(choice) * dayMs).toISOString();
}
