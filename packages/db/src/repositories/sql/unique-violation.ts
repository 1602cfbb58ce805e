import { z } from 'zod';

const pgError = z.object({ code: z.literal('23505'), constraint: z.string() });
const prismaError = z.object({
  code: z.literal('P2002'),
  meta: z.object({
    driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
  }),
});

/** The unique index an insert or update ran into; undefined for any other error. */
export function uniqueViolationOf(error: unknown): string | undefined {
  const direct = pgError.safeParse(error);
  if (direct.success) return direct.data.constraint;
  const wrapped = prismaError.safeParse(error);
  return wrapped.success ? wrapped.data.meta.driverAdapterError.cause.constraint.index : undefined;
}
