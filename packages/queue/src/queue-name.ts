import type { JobName } from '@assay/contracts';

/** The BullMQ queue of a job; the prefix is part of the name because the PostgreSQL backend knows no other one. */
export function queueName(prefix: string, name: JobName): string {
  return `${prefix}.${name}`;
}
