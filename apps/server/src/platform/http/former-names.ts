import { AppError, commandName } from '@doselore/contract';
import { z } from 'zod';

/** Fields that the release before named otherwise, by their former names. */
const renamedFields: Readonly<Record<string, string>> = { meeting_account_id: 'videoAccountId' };

type Fields = Map<string, readonly z.ZodType[]>;

/**
 * Answers a call whose body may come from a page of the release before. Such a page sends a field under the name of
 * the record, such as `hq_code` for `hqCode`, or under a name of `renamedFields`. A refusal has the name that was sent.
 * Renames a field only when its schema has the new name and not the former one.
 */
export async function withFormerNames<T>(
  schema: z.ZodType,
  sent: unknown,
  answer: (body: unknown) => Promise<T>,
): Promise<T> {
  const former = new Map<string, string>();
  const body = renamed([schema], sent, former);
  try {
    return await answer(body);
  } catch (error) {
    throw error instanceof AppError && former.size > 0 ? inFormerNames(error, former) : error;
  }
}

function inFormerNames(error: AppError, former: ReadonlyMap<string, string>): AppError {
  const { code, message, retryAfter, fields, editConflict } = error;
  const nameOf = (name: string) => former.get(commandName(name)) ?? name;
  const renamedKeys = <V>(values: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(values).map(([path, value]) => [path.split('.').map(nameOf).join('.'), value]));
  return new AppError(code, message, {
    ...(retryAfter !== undefined && { retryAfter }),
    ...(fields && { fields: renamedKeys(fields) }),
    ...(editConflict && {
      editConflict: { ...editConflict, fields: editConflict.fields.map(nameOf), now: renamedKeys(editConflict.now) },
    }),
    cause: error.cause ?? error,
  });
}

/** Returns the value in the names of its schemas, and adds each former name to `former` under the new one. */
function renamed(schemas: readonly z.ZodType[], value: unknown, former: Map<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { fields, items } = insideOf(schemas);
  if (Array.isArray(value))
    return items.length === 0 ? value : value.map((item: unknown) => renamed(items, item, former));
  if (fields.size === 0) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const next = nameIn(fields, name, value);
    if (next !== name) former.set(next, name);
    return [next, renamed(fields.get(next) ?? [], inner, former)] as const;
  });
  return Object.fromEntries(entries);
}

function nameIn(fields: Fields, name: string, value: object): string {
  const next = (Object.hasOwn(renamedFields, name) ? renamedFields[name] : undefined) ?? commandName(name);
  return fields.has(name) || !fields.has(next) || Object.hasOwn(value, next) ? name : next;
}

type Inside = { fields: Fields; items: readonly z.ZodType[] };
const known = new WeakMap<readonly z.ZodType[], Inside>();

/** Returns what objects and lists of these schemas contain. A field of several has the schemas of all. */
function insideOf(schemas: readonly z.ZodType[]): Inside {
  const found = known.get(schemas);
  if (found !== undefined) return found;
  const parts = schemas.flatMap(partsOf);
  const fields: Fields = new Map();
  for (const part of parts) {
    if (!(part instanceof z.ZodObject)) continue;
    for (const [name, field] of Object.entries(part.shape))
      fields.set(name, [...(fields.get(name) ?? []), asType(field)]);
  }
  const inside = { fields, items: parts.flatMap((part) => (part instanceof z.ZodArray ? [asType(part.element)] : [])) };
  known.set(schemas, inside);
  return inside;
}

/** Returns the schema of a value that is there, without defaults and transformations, and each choice of a union. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodPipe) return partsOf(asType(schema.in));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => partsOf(asType(option)));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return partsOf(asType(schema.unwrap()));
  return [schema];
}

/** Zod types the inside of a schema as the core that every schema extends. */
const asType = (schema: z.core.$ZodType) => schema as z.ZodType;
