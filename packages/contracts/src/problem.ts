import { z } from 'zod';
import { importReportSchema } from './dataset';

/** What every failed request answers (RFC 9457, application/problem+json). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  /** Names this request in the server's log. */
  correlationId: z.string(),
  nextStep: z.string().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** What an upload that wants its columns mapped holds. */
  report: importReportSchema.optional(),
});
export type Problem = z.infer<typeof problemSchema>;
