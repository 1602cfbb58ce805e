import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder that holds one folder per metric type. */
export const metricsFolder = fileURLToPath(new URL('../src/metrics/', import.meta.url));

/** Names of the metric folders, in order; a folder is named after its metric type. */
export function metricFolders(): readonly string[] {
  return readdirSync(metricsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
