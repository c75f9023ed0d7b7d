import { z } from 'zod';

/** Result of a bulk command for one row. */
export const bulkResult = z.object({
  done: z.array(z.number().int()),
  failed: z.array(z.object({ id: z.number().int(), name: z.string(), reason: z.string() })),
});
export type BulkResult = z.output<typeof bulkResult>;
