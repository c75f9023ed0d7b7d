import { z } from 'zod';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import type { Level } from './levels.ts';

/** The same list under the same filters, all its pages in one spreadsheet. */
export function csvOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  list: Endpoint<P, Q, B, R>,
) {
  return defineEndpoint({
    method: 'GET',
    path: `${list.path}/csv`,
    levels: list.levels as [Level, ...Level[]],
    permission: list.permission,
    kind: 'file',
    params: list.params,
    query: list.query,
    response: z.any(),
  });
}
