import { z } from 'zod';
import { baseValuesOf, savedOf } from './changes.schemas.ts';
import { commandSchema } from './commands/command.schemas.ts';
import { day, email, id, optionalText, requiredText } from './common.schemas.ts';
import { limits } from './limits.ts';
import { ruleMessages } from './messages.ts';
import type { FieldSpec, ReadCode, RecordFields, StoredRecord } from './record-fields.ts';

/** Schemas of values that calls send. */
export type FieldSchemas<F extends RecordFields> = {
  [Name in keyof F]: z.ZodType<StoredRecord<F>[Name], StoredRecord<F>[Name]>;
};

const trimmed = (max: number) => z.string().trim().max(max, ruleMessages.maxText(max));

/** Refines a schema by a rule that returns why a value is refused. */
const checked = <Value>(schema: z.ZodType<Value>, check: ((value: Value) => string | undefined) | undefined) =>
  check === undefined
    ? schema
    : schema.superRefine((value, context) => {
        const message = check(value);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      });

const within = ({ min, max, orText }: { min: number; max: number; orText?: true }) =>
  (orText === true ? z.coerce.number() : z.number())
    .int()
    .min(min, ruleMessages.minNumber(min))
    .max(max, ruleMessages.maxNumber(max));

/** Returns a transformation into the code of a text, which refuses a text that is none. */
const reading =
  ({ read, problem }: { read: ReadCode; problem: string }) =>
  (text: string, context: z.RefinementCtx): string => {
    const code = read(text);
    if (code !== undefined) return code;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  };

/** Returns the schema of a text that is null when it is empty. */
const textOrNull = ({ max, check }: Extract<FieldSpec, { kind: 'optionalText' }>) =>
  optionalText(max)
    .transform((text) => text || null)
    .superRefine((text, context) => {
      const message = text === null ? undefined : check?.(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

function sentSchema(spec: FieldSpec): z.ZodType {
  switch (spec.kind) {
    case 'text':
      return checked(spec.required === undefined ? trimmed(spec.max) : requiredText(spec.max), spec.check);
    case 'optionalText':
      return textOrNull(spec);
    case 'email':
      return email;
    case 'optionalEmail':
      return email.nullable();
    case 'password':
      return z.string().min(1, ruleMessages.required).max(limits.passwordMax);
    case 'whole':
      return within(spec);
    case 'optionalWhole':
      return checked(within(spec), spec.check).nullable();
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
    case 'optionalFlag':
      return z.boolean().nullable();
    case 'id':
      return id;
    case 'optionalId':
      return id.nullable();
    case 'choice':
      return z.enum(spec.values);
    case 'optionalChoice':
      return z.enum(spec.values).nullable();
    case 'numberChoice':
      return z.coerce.number().refine((value) => spec.values.includes(value), spec.problem);
    case 'day':
      return day;
    case 'optionalDay':
      return day.nullable();
    case 'code':
      return z.string().max(40).transform(reading(spec));
    case 'optionalCode': {
      const read = reading(spec);
      return z
        .string()
        .max(spec.max ?? 40)
        .nullable()
        .transform((text, context) => (text === null || text.trim() === '' ? null : read(text, context)));
    }
  }
}

function storedSchema(spec: FieldSpec): z.ZodType {
  switch (spec.kind) {
    case 'text':
    case 'email':
    case 'password':
    case 'code':
      return z.string();
    case 'day':
      return day;
    case 'optionalDay':
      return day.nullable();
    case 'choice':
      return z.enum(spec.values);
    case 'optionalChoice':
      return z.enum(spec.values).nullable();
    case 'optionalText':
    case 'optionalEmail':
    case 'optionalCode':
      return z.string().nullable();
    case 'whole':
    case 'numberChoice':
    case 'id':
      return z.number().int();
    case 'optionalDecimal':
      return z.number().nullable();
    case 'optionalWhole':
    case 'optionalId':
      return z.number().int().nullable();
    case 'flag':
      return z.boolean();
    case 'optionalFlag':
      return z.boolean().nullable();
  }
}

const each = <F extends RecordFields>(fields: F, schemaOf: (spec: FieldSpec) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, { spec }]) => [name, schemaOf(spec)])) as FieldSchemas<F>;

/** Returns the schemas of the fields of a record as commands send them. */
export const sentFields = <F extends RecordFields>(fields: F) => each(fields, sentSchema);

/** Returns the schemas of the fields of a record in an answer. */
export const answerFields = <F extends RecordFields>(fields: F) => each(fields, storedSchema);

/**
 * Returns body and answer of a command that changes a record. The fields of `apart` are sent with it and stored
 * elsewhere, such as the day from which a new code is valid: they have no base values.
 */
export function changeOf<F extends RecordFields, A extends RecordFields = Record<never, never>>(fields: F, apart?: A) {
  const sent = sentFields(fields);
  const body = commandSchema({ ...sent, ...sentFields(apart ?? ({} as A)), baseValues: baseValuesOf(sent) });
  return { body, response: savedOf(sent) };
}
