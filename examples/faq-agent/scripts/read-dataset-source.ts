import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const datasetSourceSchema = z.object({
  sheet: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  cases: z.array(z.record(z.string(), z.string())).min(1),
});
/** A sample dataset as people edit it. */
export type DatasetSource = z.infer<typeof datasetSourceSchema>;

/** Names of the sample datasets, without extension. */
export const datasetNames = ['faq-support', 'out-of-context', 'prompt-attacks'] as const;

/** Where a file of `examples/datasets` is. */
export function datasetPath(fileName: string): string {
  return fileURLToPath(new URL(`../../datasets/${fileName}`, import.meta.url));
}

/**
 * Reads `<name>.json`.
 *
 * @throws {z.ZodError} if the file does not have the shape of a dataset source
 */
export async function readDatasetSource(name: string): Promise<DatasetSource> {
  return datasetSourceSchema.parse(JSON.parse(await readFile(datasetPath(`${name}.json`), 'utf8')));
}
