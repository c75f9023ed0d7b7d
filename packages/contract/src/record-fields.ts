import type { Stored } from './changes.ts';

/** Declaration of how a field is read and checked. The server makes its schema of it, a form its rules. */
export type FieldSpec =
  /**
   * Trimmed text. `required` is the message for an empty one. Without it the text may be empty. `check` returns why a text
   * is refused for another reason.
   */
  | { kind: 'text'; max: number; required?: string | undefined; check?: Check<string> | undefined }
  /** Trimmed text, null when empty. `check` returns why another text is refused. */
  | { kind: 'optionalText'; max: number; check?: Check<string> | undefined }
  /** Email address, stored in small letters. */
  | { kind: 'email'; required: string }
  | { kind: 'optionalEmail' }
  /** Password as it is typed, spaces at its ends included. */
  | { kind: 'password'; required: string }
  /** `orText` also accepts a number that is sent as text. */
  | { kind: 'whole'; min: number; max: number; required: string; orText?: true }
  /** Number, null when empty. `check` returns why a number is refused. A form asks it before the limits. */
  | { kind: 'optionalWhole'; min: number; max: number; orText?: true; check?: Check<number> }
  /** Number with at most this many decimals, null when empty. */
  | { kind: 'optionalDecimal'; min: number; max: number; digits: number }
  | { kind: 'flag' }
  /** Yes or no, null when neither is chosen. A form holds the texts `true` and `false`. */
  | { kind: 'optionalFlag' }
  /** Id of another record. A form stores 0 while none is chosen. */
  | { kind: 'id' }
  /** Id of another record, null when none is chosen. */
  | { kind: 'optionalId' }
  /** `required` is the message while nothing is chosen. A field with an initial value needs none. */
  | { kind: 'choice'; values: readonly string[]; required?: string | undefined }
  /** One of these values, null when none is chosen. */
  | { kind: 'optionalChoice'; values: readonly string[] }
  /** One of these numbers, such as a type. It may be sent as text. `problem` is the message of the server for another. */
  | { kind: 'numberChoice'; values: readonly number[]; problem: string; required: string }
  /** Calendar day, `YYYY-MM-DD`. */
  | { kind: 'day'; required: string }
  | { kind: 'optionalDay' }
  /**
   * Text that `read` normalises. `problem` is the message for one that it cannot read. A call accepts up to `max`
   * characters, 40 without it.
   */
  | { kind: 'code'; read: ReadCode; problem: string; required: string }
  | { kind: 'optionalCode'; read: ReadCode; problem: string; max?: number | undefined };

type Check<Value> = (value: Value) => string | undefined;

/** Returns a code as it is stored; undefined for a text that is none. */
export type ReadCode = (text: string) => string | undefined;

/**
 * Name in the audit trail for a change whose values it does not store. Null when it stores them, false when it does not
 * name the change.
 */
type TraceName = string | null | false;
type Common = { label: string; spec: FieldSpec; trace: TraceName };
/**
 * Field of a record: schema, form, base values and audited names follow from it. `initial` is what the form of a new
 * record shows. `stored` is never set, and carries the type of the stored value.
 */
export type TypedField<S extends Stored> = Common & { initial: string; readonly stored?: S };
export type FlagField = Common & { initial: boolean; readonly stored?: boolean };
export type RecordField = TypedField<Stored> | FlagField;
export type RecordFields = Readonly<Record<string, RecordField>>;

/** A record as it is stored. */
export type StoredRecord<F extends RecordFields> = {
  [Name in keyof F]: F[Name] extends FlagField ? boolean : F[Name] extends TypedField<infer S> ? S : never;
};
/** A record as a form holds it: text and numbers as they are typed. */
export type TypedRecord<F extends RecordFields> = { [Name in keyof F]: F[Name] extends FlagField ? boolean : string };

type Range = { min: number; max: number };
type Trace = { trace?: string | false | undefined };
const common = (label: string, spec: FieldSpec, { trace = null }: { trace?: TraceName | undefined } = {}) => ({
  ...{ label, spec, trace },
  initial: '',
});

/** `initial` is the text that a new form offers. */
export const textField = (
  label: string,
  { trace, initial = '', ...text }: { max: number; required?: string; check?: Check<string>; initial?: string } & Trace,
): TypedField<string> => ({ ...common(label, { kind: 'text', ...text }, { trace }), initial });

export const optionalTextField = (
  label: string,
  { max, check, ...trace }: { max: number; check?: Check<string> } & Trace,
): TypedField<string | null> => common(label, { kind: 'optionalText', max, check }, trace);

export const emailField = (label: string, { required, ...trace }: { required: string } & Trace): TypedField<string> =>
  common(label, { kind: 'email', required }, trace);

export const optionalEmailField = (label: string, trace: Trace = {}): TypedField<string | null> =>
  common(label, { kind: 'optionalEmail' }, trace);

/** The audit trail never stores a password, also where its field is part of a record. */
export const passwordField = (label: string, { required }: { required: string }): TypedField<string> =>
  common(label, { kind: 'password', required }, { trace: false });

/** `initial` is the number that a new form offers. */
export function wholeField(
  label: string,
  { required = 'Enter a number', initial, ...limits }: Range & { required?: string; initial?: number; orText?: true },
): TypedField<number> {
  const field = common(label, { kind: 'whole', required, ...limits });
  return initial === undefined ? field : { ...field, initial: String(initial) };
}

/** `initial` is the number that a new form offers. */
export const optionalWholeField = (
  label: string,
  { initial, ...limits }: Range & { initial?: number; orText?: true; check?: Check<number> },
): TypedField<number | null> => ({
  ...common(label, { kind: 'optionalWhole', ...limits }),
  initial: initial === undefined ? '' : String(initial),
});

export const optionalDecimalField = (
  label: string,
  { min, max, digits, ...trace }: Range & { digits: number } & Trace,
): TypedField<number | null> => common(label, { kind: 'optionalDecimal', min, max, digits }, trace);

export const flagField = (label: string, { initial = false } = {}): FlagField => ({
  ...common(label, { kind: 'flag' }),
  initial,
});

export const optionalFlagField = (label: string): TypedField<boolean | null> => common(label, { kind: 'optionalFlag' });

export const idField = (label: string): TypedField<number> => common(label, { kind: 'id' });

export const optionalIdField = (label: string): TypedField<number | null> => common(label, { kind: 'optionalId' });

/** `initial` is the value that a new form offers. */
export const choiceField = <Value extends string>(
  label: string,
  { values, required, initial, trace }: Choice<Value>,
): TypedField<Value> => ({
  ...common(label, { kind: 'choice', values, required }, { trace }),
  ...(initial !== undefined && { initial }),
});
type Choice<Value> = { values: readonly Value[]; required?: string; initial?: NoInfer<Value> } & Trace;

export const optionalChoiceField = <Value extends string>(
  label: string,
  values: readonly Value[],
): TypedField<Value | null> => common(label, { kind: 'optionalChoice', values });

export const numberChoiceField = (
  label: string,
  choice: { values: readonly number[]; problem: string; required: string },
): TypedField<number> => common(label, { kind: 'numberChoice', ...choice });

export const dayField = (label: string, { required }: { required: string }): TypedField<string> =>
  common(label, { kind: 'day', required });

export const optionalDayField = (label: string): TypedField<string | null> => common(label, { kind: 'optionalDay' });

export const codeField = (
  label: string,
  { trace, ...code }: { read: ReadCode; problem: string; required: string } & Trace,
): TypedField<string> => common(label, { kind: 'code', ...code }, { trace });

export const optionalCodeField = (
  label: string,
  { trace, ...code }: { read: ReadCode; problem: string; max?: number } & Trace,
): TypedField<string | null> => common(label, { kind: 'optionalCode', ...code }, { trace });

/** Returns the names of fields, with their types. */
export const namesOf = <F extends RecordFields>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** Returns these fields of a record alone. */
export function pickFields<F extends RecordFields>(fields: F, record: Readonly<StoredRecord<F>>): StoredRecord<F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, record[name]])) as StoredRecord<F>;
}

/** Returns the record of an empty form: empty texts, null and false. It ignores initial values. */
export function emptyRecord<F extends RecordFields>(fields: F): StoredRecord<F> {
  const empty = Object.entries(fields).map(([name, field]) => [
    name,
    storedValue(field, typeof field.initial === 'boolean' ? false : ''),
  ]);
  return Object.fromEntries(empty) as StoredRecord<F>;
}

/** Returns a value as its field holds it: without a value an empty text. */
export function typedValue(field: RecordField, value: Stored): string | boolean {
  if (field.spec.kind === 'flag') return value === true;
  return value === null ? '' : String(value);
}

/** Returns the value that a field stores for a typed one. A number that cannot be read is NaN. */
export function storedValue({ spec }: RecordField, typed: string | boolean): Stored {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  switch (spec.kind) {
    case 'text':
    case 'email':
      return text;
    case 'optionalText':
    case 'optionalEmail':
    case 'optionalCode':
    case 'optionalDay':
    case 'optionalChoice':
      return text === '' ? null : text;
    case 'optionalFlag':
      return text === '' ? null : text === 'true';
    case 'whole':
    case 'numberChoice':
    case 'id':
      return Number(text);
    case 'optionalWhole':
    case 'optionalDecimal':
    case 'optionalId':
      return text === '' ? null : Number(text);
    default:
      return typed;
  }
}

/** Returns a record as a form holds it. */
export const typedRecord = <F extends RecordFields>(fields: F, record: Readonly<StoredRecord<F>>): TypedRecord<F> =>
  eachField(fields, (field, name) => typedValue(field, record[name] as Stored)) as TypedRecord<F>;

/** Returns the record that a form stores. */
export const storedRecord = <F extends RecordFields>(fields: F, typed: Readonly<TypedRecord<F>>): StoredRecord<F> =>
  eachField(fields, (field, name) => storedValue(field, typed[name])) as StoredRecord<F>;

function eachField<F extends RecordFields>(fields: F, make: (field: RecordField, name: keyof F) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]));
}
