import { z } from 'zod';

/** What is stored may break a rule that came later, so nothing but its kind is asked of it. */
const stored = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);

function each<S extends z.ZodRawShape>(fields: S): { [K in keyof S]: typeof stored } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, stored])) as { [K in keyof S]: typeof stored };
}

/** Fields as the form was opened with them: what differs from the fields sent is what was changed in it. */
export const baseValuesOf = <S extends z.ZodRawShape>(fields: S) => z.strictObject(each(fields));

/** The answer to a change: `now` is what the fields hold after it, what somebody else changed meanwhile included. */
export const savedOf = <S extends z.ZodRawShape>(fields: S) =>
  z.object({ ok: z.literal(true), now: z.object(each(fields)) });
