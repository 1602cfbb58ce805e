import type { ColumnMapping } from '@assay/contracts';

/** The multipart form of an upload. The file comes last, after everything that says how to read it. */
export function fileForm(file: File, mapping: ColumnMapping, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  form.set('mapping', JSON.stringify(mapping));
  form.set('file', file);
  return form;
}
