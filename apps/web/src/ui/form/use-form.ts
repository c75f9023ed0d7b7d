import { AppError } from '@doselore/contract';
import { useId, useState } from 'react';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import { isInterruption } from '../../platform/interruption/index.ts';
import { firstProblem, type Rule } from './rules.ts';

type Values = Record<string, unknown>;
// A rule that takes `unknown` fits every field.
type Rules<V extends Values> = { [K in keyof V]?: readonly Rule<V[K], V>[] };
type Problems<V extends Values> = Partial<Record<keyof V, string>>;

export type FieldProps<T> = {
  id: string;
  name: string;
  label: string;
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
};

export type FormOptions<V extends Values> = {
  initial: V;
  /** Labels serve the fields and the error summary, so both use the same words. */
  labels: Record<keyof V, string>;
  rules?: Rules<V>;
  /** Throws AppError to show problems; anything else is a success. */
  onSubmit: (values: V) => Promise<unknown>;
};

export type Problem = { id: string; label: string; message: string };

export type FormState<V extends Values> = {
  values: V;
  field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>;
  set: (changes: Partial<V>) => void;
  submit: () => Promise<boolean>;
  reset: (values?: V) => void;
  saving: boolean;
  dirty: boolean;
  /** In the order of the fields. */
  problems: Problem[];
  /** A failure that belongs to no field. */
  failure: string | undefined;
  /** Counts the submissions that were refused, so that the summary takes the focus each time. */
  refusals: number;
};

/** A message that goes away moves the page: not between pressing and releasing the button that took the focus. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** Checked on submit, then on leaving a field that is already in error; the button is never disabled. */
export function useForm<V extends Values>({ initial, labels, rules = {}, onSubmit }: FormOptions<V>): FormState<V> {
  const formId = useId();
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Problems<V>>({});
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const names = Object.keys(initial) as (keyof V & string)[];
  const idOf = (name: string) => `${formId}-${name}`;
  const problemOf = (name: keyof V & string) => firstProblem(rules[name] ?? [], values[name], values);

  const refuse = (found: Problems<V>, message?: string): false => {
    setErrors(found);
    setFailure(message);
    setRefusals((count) => count + 1);
    return false;
  };

  const takeFailure = (error: unknown): false => {
    if (isInterruption(error)) return false;
    const fields = error instanceof AppError ? (error.fields ?? {}) : {};
    const known = names.flatMap((name) => (fields[name]?.[0] === undefined ? [] : [[name, fields[name][0]] as const]));
    if (known.length === 0) return refuse({}, describeError(error));
    showBanner({ message: describeError(error), type: 'error' });
    return refuse(Object.fromEntries(known) as Problems<V>);
  };

  const submit = async (): Promise<boolean> => {
    if (saving) return false;
    const found = names.flatMap((name) => {
      const problem = problemOf(name);
      return problem === undefined ? [] : [[name, problem] as const];
    });
    if (found.length > 0) return refuse(Object.fromEntries(found) as Problems<V>);
    setErrors({});
    setFailure(undefined);
    setSaving(true);
    try {
      await onSubmit(values);
      setStart(values);
      return true;
    } catch (error) {
      return takeFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    field: (name) => ({
      id: idOf(name),
      name,
      label: labels[name],
      value: values[name],
      error: errors[name],
      onChange: (value) => setValues((held) => ({ ...held, [name]: value })),
      onBlur: () => {
        if (errors[name] === undefined) return;
        afterPress(() => setErrors((held) => ({ ...held, [name]: problemOf(name) })));
      },
    }),
    set: (changes) => setValues((held) => ({ ...held, ...changes })),
    submit,
    reset: (next = initial) => {
      setStart(next);
      setValues(next);
      setErrors({});
      setFailure(undefined);
    },
    saving,
    dirty: names.some((name) => values[name] !== start[name]),
    problems: names.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [{ id: idOf(name), label: labels[name], message }];
    }),
    failure,
    refusals,
  };
}
