import {
  type FieldSpec,
  limits,
  namesOf,
  pickFields,
  type ReadCode,
  type RecordFields,
  type Stored,
  type StoredRecord,
  storedRecord,
  type TypedRecord,
  typedValue,
} from '@doselore/contract';
import { realDay } from './day-rule.ts';
import { email, maxNumber, maxText, minNumber, type Rule, requiredAs, wholeNumber } from './rules.ts';
import { type FormOptions, type FormState, useForm } from './use-form.ts';

/** Returns the rules of a field whose value is text. */
function rulesOf(spec: FieldSpec): Rule[] {
  switch (spec.kind) {
    case 'text':
      return [
        ...(spec.required === undefined ? [] : [requiredAs(spec.required)]),
        maxText(spec.max),
        (text) => spec.check?.(text.trim()),
      ];
    case 'optionalText':
      return [maxText(spec.max), (text) => (text.trim() === '' ? undefined : spec.check?.(text.trim()))];
    case 'email':
      return [requiredAs(spec.required), email, maxText(limits.email)];
    case 'optionalEmail':
      return [email];
    case 'whole':
      return [requiredAs(spec.required), wholeNumber, minNumber(spec.min), maxNumber(spec.max)];
    case 'optionalWhole':
      return [
        wholeNumber,
        (text) => (text.trim() === '' ? undefined : spec.check?.(Number(text))),
        minNumber(spec.min),
        maxNumber(spec.max),
      ];
    case 'optionalDecimal':
      return [between(spec)];
    case 'password':
      return [requiredAs(spec.required)];
    case 'choice':
    case 'numberChoice':
      return spec.required === undefined ? [] : [requiredAs(spec.required)];
    case 'day':
      return [requiredAs(spec.required), realDay];
    case 'optionalDay':
      return [realDay];
    case 'code':
      return [requiredAs(spec.required), (text) => readable(spec, text)];
    case 'optionalCode':
      return [(text) => readable(spec, text)];
    default:
      return [];
  }
}

const between =
  ({ min, max }: { min: number; max: number }): Rule =>
  (value) =>
    value.trim() === '' || (Number(value) >= min && Number(value) <= max)
      ? undefined
      : `Enter a number from ${min} to ${max}`;

const readable = ({ read, problem }: { read: ReadCode; problem: string }, text: string) =>
  text.trim() === '' || read(text) !== undefined ? undefined : problem;

function each<F extends RecordFields, T>(fields: F, make: (name: keyof F & string) => T) {
  return Object.fromEntries(namesOf(fields).map((name) => [name, make(name)])) as { [Name in keyof F]: T };
}

type None = Record<never, never>;
export type RecordFormOptions<F extends RecordFields, A extends RecordFields = None> = Pick<
  FormOptions<TypedRecord<F & NoInfer<A>>>,
  'words'
> & {
  fields: F;
  /** Fields that are sent with the record and stored elsewhere. They have no base values. */
  apart?: A;
  /** Record that the form changes. Without it the form makes a new one. */
  record?: Readonly<StoredRecord<F>> | undefined;
  /** Values that the form begins with instead of those of the record or of the declaration. */
  initial?: Partial<TypedRecord<F & NoInfer<A>>>;
  /** Rules about several fields, besides those of each field. */
  rules?: FormOptions<TypedRecord<F & NoInfer<A>>>['rules'];
  /** Sends the record. Without `record` there are no base values. */
  onSave: (
    fields: StoredRecord<F & NoInfer<A>>,
    baseValues: StoredRecord<F>,
    idempotencyKey: string,
  ) => Promise<unknown>;
};

/** State and checks of a form for a record whose fields are declared in the contract. */
export function useRecordForm<F extends RecordFields, A extends RecordFields = None>({
  apart,
  record,
  rules,
  words,
  onSave,
  ...options
}: RecordFormOptions<F, A>) {
  type Typed = TypedRecord<F & A>;
  const fields: F & A = { ...options.fields, ...(apart ?? ({} as A)) };
  const fieldOf = (name: keyof (F & A) & string) => {
    const field = fields[name];
    if (field === undefined) throw new Error(`No field ${name}`);
    return field;
  };
  const declared = each(fields, (name) =>
    record !== undefined && name in options.fields
      ? typedValue(fieldOf(name), record[name as keyof F] as Stored)
      : fieldOf(name).initial,
  ) as Typed;
  const form = useForm<Typed, StoredRecord<F>>({
    initial: { ...declared, ...options.initial },
    ...(record !== undefined && { baseValues: pickFields(options.fields, record) }),
    labels: each(fields, (name) => fieldOf(name).label),
    rules: each(fields, (name) => [...rulesOf(fieldOf(name).spec), ...(rules?.[name] ?? [])]) as NonNullable<
      typeof rules
    >,
    ...(words && { words }),
    onSubmit: (values, baseValues, idempotencyKey) =>
      onSave(storedRecord<F & A>(fields, values), baseValues, idempotencyKey),
  });
  return form as FormState<Typed>;
}
