import { z } from 'zod';
import { commandSchema } from './commands/command.schemas.ts';

/** Any stored value. It may break a rule that was added later, so only its type is checked. */
const stored = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);
/** A stored list as its text, see `rowTexts`. */
const storedList = z.string().max(500_000);

function each<S extends z.ZodRawShape, V extends z.ZodType>(fields: S, value: V): { [K in keyof S]: V } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, value])) as { [K in keyof S]: V };
}

const saved = <S extends z.ZodRawShape>(now: S) => z.object({ ok: z.literal(true), now: z.object(now) });

/** Fields with the values that the form was opened with. A sent field that differs from its base value was changed. */
export const baseValuesOf = <S extends z.ZodRawShape>(fields: S) => commandSchema(each(fields, stored));

/** Answer to a change. `now` has the current values of all fields, including those that somebody else changed. */
export const savedOf = <S extends z.ZodRawShape>(fields: S) => saved(each(fields, stored));

/** Base values of lists, as their texts. */
export const baseListsOf = <S extends z.ZodRawShape>(lists: S) => commandSchema(each(lists, storedList));

/** Answer to a change of lists. `now` has their texts. */
export const savedListsOf = <S extends z.ZodRawShape>(lists: S) => saved(each(lists, storedList));
