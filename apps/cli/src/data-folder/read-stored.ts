import { readFileSync } from 'node:fs';
import type { z } from 'zod';

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON file of the data folder; undefined when it is missing or not what the schema says. */
export function readStored<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> | undefined {
  const text = readText(file);
  return text === undefined ? undefined : schema.safeParse(parse(text)).data;
}
