import { z } from 'zod';

/** Any stored value. It may break a rule that was added later, so only its type is checked. */
const stored = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);

function each<S extends z.ZodRawShape>(fields: S): { [K in keyof S]: typeof stored } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, stored])) as { [K in keyof S]: typeof stored };
}

/** Fields with the values that the form was opened with. A sent field that differs from its base value was changed. */
export const baseValuesOf = <S extends z.ZodRawShape>(fields: S) => z.strictObject(each(fields));

/** Answer to a change. `now` has the current values of all fields, including those that somebody else changed. */
export const savedOf = <S extends z.ZodRawShape>(fields: S) =>
  z.object({ ok: z.literal(true), now: z.object(each(fields)) });
