import {
  type FieldSpec,
  namesOf,
  pickFields,
  type RecordFields,
  type StoredRecord,
  storedValue,
  type TypedRecord,
  typedValue,
} from '@doselore/contract';
import { email, maxNumber, maxText, minNumber, type Rule, requiredAs, wholeNumber } from './rules.ts';
import { type FormOptions, type FormState, useForm } from './use-form.ts';

/** Returns the rules of a field whose value is text. */
function rulesOf(spec: FieldSpec): Rule[] {
  switch (spec.kind) {
    case 'text':
      return [...(spec.required === undefined ? [] : [requiredAs(spec.required)]), maxText(spec.max)];
    case 'optionalText':
      return [maxText(spec.max)];
    case 'optionalEmail':
      return [email];
    case 'whole':
      return [requiredAs(spec.required), wholeNumber, minNumber(spec.min), maxNumber(spec.max)];
    case 'optionalDecimal':
      return [between(spec)];
    case 'choice':
      return [requiredAs(spec.required)];
    case 'code':
      return [requiredAs(spec.required), (text) => readable(spec, text)];
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

const readable = ({ read, problem }: Extract<FieldSpec, { kind: 'code' }>, text: string) =>
  text.trim() === '' || read(text) !== undefined ? undefined : problem;

function each<F extends RecordFields, T>(fields: F, make: (name: keyof F & string) => T) {
  return Object.fromEntries(namesOf(fields).map((name) => [name, make(name)])) as { [Name in keyof F]: T };
}

export type RecordFormOptions<F extends RecordFields> = Pick<FormOptions<TypedRecord<F>>, 'words'> & {
  fields: F;
  /** Record that the form changes. Without it the form makes a new one. */
  record?: Readonly<StoredRecord<F>> | undefined;
  /** Rules about several fields, besides those of each field. */
  rules?: FormOptions<TypedRecord<F>>['rules'];
  /** Sends the record. Without `record` there are no base values. */
  onSave: (fields: StoredRecord<F>, baseValues: StoredRecord<F>, idempotencyKey: string) => Promise<unknown>;
};

/** State and checks of a form for a record whose fields are declared in the contract. */
export function useRecordForm<F extends RecordFields>({ fields, record, rules, words, onSave }: RecordFormOptions<F>) {
  type Typed = TypedRecord<F>;
  const fieldOf = (name: keyof F & string) => {
    const field = fields[name];
    if (field === undefined) throw new Error(`No field ${name}`);
    return field;
  };
  const form = useForm<Typed, StoredRecord<F>>({
    initial: each(fields, (name) =>
      record === undefined ? fieldOf(name).initial : typedValue(fieldOf(name), record[name]),
    ) as Typed,
    ...(record !== undefined && { baseValues: pickFields(fields, record) }),
    labels: each(fields, (name) => fieldOf(name).label),
    rules: each(fields, (name) => [...rulesOf(fieldOf(name).spec), ...(rules?.[name] ?? [])]) as NonNullable<
      typeof rules
    >,
    ...(words && { words }),
    onSubmit: (values, baseValues, idempotencyKey) =>
      onSave(
        each(fields, (name) => storedValue(fieldOf(name), values[name])) as StoredRecord<F>,
        baseValues,
        idempotencyKey,
      ),
  });
  return form as FormState<Typed>;
}
