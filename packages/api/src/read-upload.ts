import { AppError, columnMappingSchema } from '@assay/contracts';
import type { Upload } from '@assay/engine';
import { z } from '@hono/zod-openapi';

/** The multipart fields of an upload, as the document shows them. */
export const uploadFields = z.object({
  file: z.any().meta({ description: 'The workbook', type: 'string', format: 'binary' }),
  mapping: z.string().optional().meta({ description: 'JSON: sheet and column roles, as in a preview report' }),
});

const mappingText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(columnMappingSchema);

/** The other fields of a multipart body, by name; files left out. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads a multipart body into an upload and its other fields.
 *
 * @throws {AppError} `request.invalid` naming the field; `request.unsupported_media_type` for another kind of body
 */
export async function readUpload(request: Request): Promise<{ readonly upload: Upload; readonly fields: FormFields }> {
  const type = request.headers.get('content-type') ?? 'none';
  if (!type.startsWith('multipart/form-data')) {
    throw new AppError('request.unsupported_media_type', `An upload is multipart/form-data; this is ${type}.`, {
      nextStep: 'Send the workbook as the field "file" of a multipart form.',
    });
  }
  const form = await request.formData().catch((cause: unknown) => {
    throw invalid('file', 'the multipart body is broken or cut off', cause);
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw invalid('file', 'is missing: send the workbook as a file');
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const fields = Object.fromEntries(texts);
  const mapping = mappingText.optional().safeParse(fields['mapping']);
  if (!mapping.success) throw invalid('mapping', mapping.error.issues.map(({ message }) => message).join('; '));
  const source = Buffer.from(await file.arrayBuffer());
  const upload = { fileName: file.name, source, ...(mapping.data !== undefined && { mapping: mapping.data }) };
  return { upload, fields };
}

function invalid(path: string, message: string, cause?: unknown): AppError {
  return new AppError(
    'request.invalid',
    `The upload cannot be read: ${path} ${message}.`,
    { fields: [{ path, message }] },
    { cause },
  );
}
