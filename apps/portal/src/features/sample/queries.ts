import { z } from 'zod';
import { apiQuery } from '../../data/api-query';

const sampleSchema = z.object({ available: z.boolean() });

/** Whether the sample can be loaded into this workspace. */
export function sampleQuery() {
  return apiQuery(sampleSchema, '/sample');
}
