import fc from 'fast-check';
import { z } from 'zod';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
};

/** Draws values for a schema. They may break rules that JSON Schema cannot express. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return schemaValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

function schemaValue(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(schemaValue));
  if (schema.allOf?.[0]) return schemaValue(schema.allOf[0]);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const make = byType[schema.type ?? ''];
  return make ? make(schema) : fc.jsonValue({ maxDepth: 2 });
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  string: textOf,
  integer: (schema) => numberOf(schema),
  number: (schema) => numberOf(schema),
  array: ({ items = {}, minItems = 0, maxItems = 6 }) =>
    fc.array(schemaValue(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 6)) }),
  object: objectOf,
};

/** Draws mostly small whole numbers, because they are the ids of existing rows. */
function numberOf({ minimum = -5, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
  const least = Math.ceil(minimum);
  const most = Math.max(least, Math.min(Math.floor(maximum), least + 40));
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: least, max: most }) },
    { weight: 1, arbitrary: fc.constant(maximum) },
  );
}

function textOf({ format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-05-04', '0001-01-01', '9999-12-31', '2024-02-29');
  if (format === 'date-time') return fc.constantFrom('2026-05-04T10:00:00Z', '0001-01-01T00:00:00Z');
  if (format === 'email') return fc.emailAddress();
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)), unit: 'grapheme' });
}

function objectOf({ properties, required = [], additionalProperties, propertyNames }: Schema): fc.Arbitrary<unknown> {
  if (properties)
    return fc.record(Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, schemaValue(value)])), {
      requiredKeys: required,
    });
  const values = typeof additionalProperties === 'object' ? schemaValue(additionalProperties) : fc.jsonValue();
  return fc.dictionary(propertyNames ? schemaValue(propertyNames).map(String) : fc.string(), values, { maxKeys: 4 });
}
