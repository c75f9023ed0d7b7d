import { z } from 'zod';
import { baseValuesOf, savedOf } from './changes.schemas.ts';
import { email, id, optionalText, requiredText } from './common.schemas.ts';
import { ruleMessages } from './messages.ts';
import type { FieldSpec, RecordFields, StoredRecord } from './record-fields.ts';

/** Schemas of values that calls send. */
export type FieldSchemas<F extends RecordFields> = {
  [Name in keyof F]: z.ZodType<StoredRecord<F>[Name], StoredRecord<F>[Name]>;
};

function sentSchema(spec: FieldSpec): z.ZodType {
  switch (spec.kind) {
    case 'text':
      return spec.required === undefined
        ? z.string().trim().max(spec.max, ruleMessages.maxText(spec.max))
        : requiredText(spec.max);
    case 'optionalText':
      return optionalText(spec.max);
    case 'optionalEmail':
      return email.nullable();
    case 'whole':
      return z
        .number()
        .int()
        .min(spec.min, ruleMessages.minNumber(spec.min))
        .max(spec.max, ruleMessages.maxNumber(spec.max));
    case 'optionalDecimal': {
      const scale = 10 ** spec.digits;
      return z
        .number()
        .min(spec.min, ruleMessages.minNumber(spec.min))
        .max(spec.max, ruleMessages.maxNumber(spec.max))
        .transform((value) => Math.round(value * scale) / scale)
        .nullable();
    }
    case 'flag':
      return z.boolean();
    case 'optionalId':
      return id.nullable();
    case 'choice':
      return z.enum(spec.values);
    case 'code':
      return z
        .string()
        .max(40)
        .transform((typed, context) => {
          const read = spec.read(typed);
          if (read !== undefined) return read;
          context.addIssue({ code: 'custom', message: spec.problem });
          return z.NEVER;
        });
  }
}

function storedSchema(spec: FieldSpec): z.ZodType {
  switch (spec.kind) {
    case 'text':
    case 'code':
      return z.string();
    case 'choice':
      return z.enum(spec.values);
    case 'optionalText':
    case 'optionalEmail':
      return z.string().nullable();
    case 'whole':
      return z.number().int();
    case 'optionalDecimal':
      return z.number().nullable();
    case 'optionalId':
      return z.number().int().nullable();
    case 'flag':
      return z.boolean();
  }
}

const each = <F extends RecordFields>(fields: F, schemaOf: (spec: FieldSpec) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, { spec }]) => [name, schemaOf(spec)])) as FieldSchemas<F>;

/** Returns the schemas of the fields of a record as commands send them. */
export const sentFields = <F extends RecordFields>(fields: F) => each(fields, sentSchema);

/** Returns the schemas of the fields of a record in an answer. */
export const answerFields = <F extends RecordFields>(fields: F) => each(fields, storedSchema);

/** Returns body and answer of a command that changes a record. */
export function changeOf<F extends RecordFields>(fields: F) {
  const sent = sentFields(fields);
  return { body: z.strictObject({ ...sent, baseValues: baseValuesOf(sent) }), response: savedOf(sent) };
}
