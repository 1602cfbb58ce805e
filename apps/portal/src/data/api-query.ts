import type { z } from 'zod';

type ParameterValue = string | number | boolean | null | undefined;

/** What a page wants to know: where the API says it, and the shape of the answer. Server and browser both can ask. */
export type ApiQuery<Data> = {
  readonly queryKey: readonly [path: string, search: string];
  readonly meta: { readonly schema: z.ZodType<Data> };
};

/**
 * Describes a read of the API.
 *
 * @param path - below `/api/v1`, its parts already encoded: `/datasets/…`
 * @param parameters - the query string; null and undefined are left out
 */
export function apiQuery<Data>(
  schema: z.ZodType<Data>,
  path: string,
  parameters: Readonly<Record<string, ParameterValue>> = {},
): ApiQuery<Data> {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return { queryKey: [path, new URLSearchParams(given).toString()], meta: { schema } };
}

/** The address a query's key stands for, below `/api/v1`. */
export function toAddress([path, search]: ApiQuery<unknown>['queryKey']): string {
  return search === '' ? path : `${path}?${search}`;
}
