import { z } from 'zod';
import { readStartOf } from '../data-folder/process-identity';
import { readStored } from '../data-folder/read-stored';
import { writeFileWhole } from '../data-folder/write-file-whole';

const childrenSchema = z.array(z.object({ name: z.string(), pid: z.number().int().min(1), start: z.string() }));

/** A child process as the data folder remembers it. */
export type KnownChild = z.infer<typeof childrenSchema>[number];

/** The child processes of the last launcher that still run. */
export function readLivingChildren(file: string): KnownChild[] {
  const known = readStored(childrenSchema, file) ?? [];
  return known.filter(({ pid, start }) => readStartOf(pid) === start);
}

/** Remembers a child beside those that still run, so that a launcher after a killed one can end it. */
export function rememberChild(file: string, name: string, pid: number): void {
  const start = readStartOf(pid);
  if (start === undefined) return;
  writeFileWhole(file, JSON.stringify([...readLivingChildren(file), { name, pid, start }]));
}
