import { QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiProblem, isUnreachable } from './api-problem';
import { toAddress } from './api-query';

/** How long fetched data counts as fresh, in milliseconds: short enough that a second look is up to date. */
const freshMs = 10_000;

/** Longest wait between two tries, in milliseconds: a server that comes back is noticed at once. */
const longestWaitMs = 4_000;

/** Tries beyond the first of a request the server did answer, where trying again may help. */
const mostRetries = 2;

const keySchema = z.tuple([z.string(), z.string()]).readonly();
const metaSchema = z.object({ schema: z.instanceof(z.ZodType) });

type QueryClientOptions = {
  /** Reads an address below `/api/v1`. */
  readonly read: (address: string, signal: AbortSignal) => Promise<unknown>;
  /** Told of reads that failed. A change that failed says so where it was made, and what was entered stays. */
  readonly onError?: (error: Error) => void;
};

/** A cache of what the API said. Queries say where to look and what shape to expect; how they are asked is here. */
export function createQueryClient({ read, onError }: QueryClientOptions): QueryClient {
  const ask = async ({ queryKey, meta, signal }: QueryFunctionContext): Promise<unknown> => {
    const { schema } = metaSchema.parse(meta);
    return schema.parse(await read(toAddress(keySchema.parse(queryKey)), signal));
  };
  return new QueryClient({
    queryCache: new QueryCache({ ...(onError && { onError }) }),
    defaultOptions: {
      queries: { staleTime: freshMs, queryFn: ask, retry: shouldRetry, retryDelay: waitMs },
    },
  });
}

function shouldRetry(failures: number, error: Error): boolean {
  // A server that restarts is waited for; what is on the screen stays there meanwhile.
  if (isUnreachable(error)) return true;
  return error instanceof ApiProblem && error.problem.status >= 500 && failures < mostRetries;
}

function waitMs(failures: number): number {
  return Math.min(500 * 2 ** failures, longestWaitMs);
}
