import { z } from 'zod';
import { limits } from './limits.ts';
import { ruleMessages } from './messages.ts';

/** Database id, in a path or a body. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** Parameters of an endpoint of `atPlace`. The path says whether there is a service. */
export const inPlace = z.strictObject({ groupId: id, subgroupId: id.optional() });
export const inGroup = z.strictObject({ groupId: id });
export const inSubgroup = z.strictObject({ groupId: id, subgroupId: id });
export const inVirtualGroup = z.strictObject({ virtualGroupId: id });
/** Organisation, service or course in an answer. */
export const placeShown = z.object({ id: z.number().int(), name: z.string() });
/** Key that the browser makes for a command, so that sending it again does nothing twice. */
export const idempotencyKey = z.string().min(8).max(64);
/** Calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** Time in UTC, ISO 8601. */
export const moment = z.iso.datetime();
export const requiredText = (max: number = limits.text) =>
  z.string().trim().min(1, ruleMessages.required).max(max, ruleMessages.maxText(max));
export const optionalText = (max: number = limits.text) =>
  z.string().trim().max(max, ruleMessages.maxText(max)).nullable();
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email, ruleMessages.maxText(limits.email))
  .pipe(z.email(ruleMessages.email));

/**
 * Query of every list page: search text, page from 1, rows on a page, and sort column with a leading `-` for
 * descending.
 */
export const listQuery = z.strictObject({
  q: z.string().trim().max(limits.name).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  sort: z.string().max(40).default(''),
});
export type ListQuery = z.output<typeof listQuery>;

export const pageOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), total: z.number().int() });

export const done = z.object({ ok: z.literal(true) });

/** Ids of one bulk command. */
export const bulkIds = z.array(id).min(1, 'Select at least one').max(limits.bulkMax);
