import buildSerialiser, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type Serialise = (answer: unknown) => string;

const built = new WeakMap<z.ZodType, Serialise>();

/**
 * Returns the serialiser of answers with a schema. It is built at the first answer and once for all levels, because
 * building the serialisers of all endpoints takes longer than the rest of a start.
 */
export function serialiserOf(schema: z.ZodType): Serialise {
  return (answer) => {
    const serialise = built.get(schema) ?? buildFor(schema);
    built.set(schema, serialise);
    return serialise(answer);
  };
}

/** Builds a serialiser that writes in one pass, without a copy of the row, and only the fields of the schema. */
export function buildFor(schema: z.ZodType): Serialise {
  return buildSerialiser(z.toJSONSchema(schema, { target: 'draft-7' }) as Schema);
}
