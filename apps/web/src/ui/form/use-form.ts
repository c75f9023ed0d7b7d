import { AppError, commandName, type EditConflict, type StoredValues } from '@doselore/contract';
import { use, useEffect, useId, useState } from 'react';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import {
  forgetTyped,
  formKey,
  isInterruption,
  isServerFailure,
  offlineProblem,
  readTyped,
  reportFailure,
  saveTyped,
} from '../../platform/interruption/index.ts';
import { FormSubject } from './form-subject.ts';
import { firstProblem, type Rule } from './rules.ts';
import { inWords, storedNow, typedValues } from './stored-values.ts';
import { useSaved } from './use-saved.ts';

type Values = Record<string, unknown>;
// A rule for `unknown` fits every field.
type Rules<V extends Values> = { [K in keyof V]?: readonly Rule<V[K], V>[] };
type Words<V extends Values> = { [K in keyof V]?: (value: V[K]) => string };
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

export type FormOptions<V extends Values, S extends StoredValues = StoredValues> = {
  initial: V;
  /**
   * Record as it was when the form was opened. Sent back with the change, so that it overwrites nobody else's change.
   */
  baseValues?: S | undefined;
  /** Words for the values of a field in an edit conflict, if they differ from the typed text. */
  words?: Words<V>;
  /** Labels of the fields and of the error summary, so that both use the same words. */
  labels: Record<keyof V, string>;
  rules?: Rules<V>;
  /**
   * Sends the form. Throws AppError to show problems; anything else is a success. Values in the answer's `now` are
   * taken over. The idempotency key stays the same until the command has succeeded.
   */
  onSubmit: (values: V, baseValues: S, idempotencyKey: string) => Promise<unknown>;
};

export type Problem = { id: string; label: string; message: string };

/** A field that somebody else has changed too. */
export type Difference = { name: string; id: string; label: string; theirs: string; yours: string };

export type EditConflictState = Pick<EditConflict, 'by' | 'at'> & {
  differences: Difference[];
  takeTheirs: (names: readonly string[]) => void;
  saveYours: () => Promise<boolean>;
};

export type FormState<V extends Values> = {
  values: V;
  field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>;
  set: (changes: Partial<V>) => void;
  submit: () => Promise<boolean>;
  reset: (values?: V) => void;
  /** Makes the next submission another command, with an idempotency key of its own. */
  beginCommand: () => void;
  saving: boolean;
  /** True for a while after saving, until something is typed. */
  saved: boolean;
  dirty: boolean;
  /** In the order of the fields. */
  problems: Problem[];
  /** Failure that belongs to no field. */
  failure: string | undefined;
  /** Somebody else has changed the same fields. Nothing is saved yet. */
  editConflict: EditConflictState | undefined;
  /** Number of refused submissions. The summary takes the focus each time it grows. */
  refusals: number;
};

/**
 * Runs `act` after the current press. A message that disappears moves the page, and the pressed button would be missed.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** Returns the values of the password fields. Passwords are typed again: another person may sit here by then. */
function passwordsOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => /password/iu.test(name)));
}

function withoutKeys<T extends object>(current: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))) as T;
}

/**
 * State and checks of a form. Fields are checked on submit, then when a field with an error loses the focus. The button
 * is never disabled.
 */
export function useForm<V extends Values, S extends StoredValues = StoredValues>(
  options: FormOptions<V, S>,
): FormState<V> {
  const { initial, labels, onSubmit } = options;
  const rules: Rules<V> = options.rules ?? {};
  const words: Words<V> = options.words ?? {};
  const formId = useId();
  const names = Object.keys(initial) as (keyof V & string)[];
  const key = formKey(use(FormSubject), names);
  const [typed] = useState(() => readTyped(key));
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState((typed?.values ?? initial) as V);
  const [errors, setErrors] = useState<Problems<V>>({});
  const [failure, setFailure] = useState(typed && 'Not saved. Save again.');
  const [saving, setSaving] = useState(false);
  const [isSaved, setSaved] = useSaved();
  const [refusals, setRefusals] = useState(typed === undefined ? 0 : 1);
  const [baseValues, setBaseValues] = useState((typed?.baseValues ?? options.baseValues ?? {}) as StoredValues);
  const [idempotencyKey, setIdempotencyKey] = useState(() => typed?.idempotencyKey ?? crypto.randomUUID());
  const [editConflict, setConflict] = useState<EditConflict>();
  // Effect: the form has taken over what was typed, so the next form of this page begins anew.
  useEffect(() => forgetTyped(key), [key]);
  const idOf = (name: string) => `${formId}-${name}`;
  const problemOf = (name: keyof V & string) => firstProblem(rules[name] ?? [], values[name], values);

  /**
   * Returns whether a rule refused a field and accepts it with the next values. Problems of the server stay until
   * saving.
   */
  const isFixed = (name: keyof V & string, next: V): boolean =>
    problemOf(name) !== undefined && firstProblem(rules[name] ?? [], next[name], next) === undefined;

  const beginCommand = () => setIdempotencyKey(crypto.randomUUID());

  const refuse = (found: Problems<V>, message?: string): false => {
    setErrors(found);
    setFailure(message);
    setRefusals((count) => count + 1);
    return false;
  };

  /** Takes stored values over into fields that still have their value in `from`. Newer typing stays. */
  const takeOver = (stored: StoredValues, { from, fields }: { from: V; fields: readonly string[] }): void => {
    const next = typedValues(initial, stored, fields);
    const taken = fields.filter((name) => name in stored);
    setStart((current) => ({ ...current, ...next }));
    setValues((current) => {
      const untouched = names.filter((name) => name in next && current[name] === from[name]);
      return { ...current, ...Object.fromEntries(untouched.map((name) => [name, next[name]])) };
    });
    setBaseValues((current) => ({
      ...current,
      ...Object.fromEntries(taken.map((name) => [name, stored[name] ?? null])),
    }));
  };

  const meet = (found: EditConflict): false => {
    const untouched = Object.keys(found.now).filter(
      (name) => !found.fields.includes(name) && values[name] === start[name],
    );
    takeOver(found.now, { from: start, fields: untouched });
    setConflict(found);
    setRefusals((count) => count + 1);
    return false;
  };

  const takeFailure = (error: unknown): false => {
    const offline = offlineProblem(error);
    if (offline !== undefined) return refuse({}, offline);
    if (isInterruption(error)) {
      saveTyped(key, { values: { ...values, ...passwordsOf(initial) }, baseValues, idempotencyKey });
      return false;
    }
    if (error instanceof AppError && error.editConflict !== undefined) return meet(error.editConflict);
    const fields = error instanceof AppError ? (error.fields ?? {}) : {};
    const known = names.flatMap((name) => {
      const [problem] = fields[commandName(name)] ?? [];
      return problem === undefined ? [] : [[name, problem] as const];
    });
    if (known.length === 0) {
      if (isServerFailure(error)) reportFailure(error);
      return refuse({}, describeError(error));
    }
    showBanner({ message: describeError(error), type: 'error' });
    return refuse(Object.fromEntries(known) as Problems<V>);
  };

  const send = async (current: StoredValues): Promise<boolean> => {
    if (saving) return false;
    const found = names.flatMap((name) => {
      const problem = problemOf(name);
      return problem === undefined ? [] : [[name, problem] as const];
    });
    if (found.length > 0) return refuse(Object.fromEntries(found) as Problems<V>);
    setErrors({});
    setFailure(undefined);
    setSaving(true);
    setSaved(false);
    try {
      const answer = await onSubmit(values, current as S, idempotencyKey);
      beginCommand();
      setStart(values);
      setConflict(undefined);
      const stored = options.baseValues && storedNow(answer);
      if (stored) takeOver(stored, { from: values, fields: Object.keys(stored) });
      setSaved(true);
      return true;
    } catch (error) {
      return takeFailure(error);
    } finally {
      setSaving(false);
    }
  };

  const submit = () => send(baseValues);
  const dirty = names.some((name) => values[name] !== start[name]);

  const differencesOf = ({ fields, now }: EditConflict): Difference[] => {
    const theirs = typedValues(initial, now, fields);
    return names
      .filter((name) => name in theirs)
      .map((name) => {
        const tell = (words[name] ?? inWords) as (value: unknown) => string;
        return {
          name,
          id: idOf(name),
          label: labels[name],
          theirs: tell(theirs[name]),
          yours: tell(values[name]),
        };
      });
  };

  const decide = (found: EditConflict): EditConflictState => ({
    by: found.by,
    at: found.at,
    differences: differencesOf(found),
    takeTheirs: (chosen) => {
      takeOver(found.now, { from: values, fields: chosen });
      const left = found.fields.filter((name) => !chosen.includes(name));
      setConflict(left.length === 0 ? undefined : { ...found, fields: left });
    },
    saveYours: () => send({ ...baseValues, ...found.now }),
  });

  return {
    values,
    field: (name) => ({
      id: idOf(name),
      name,
      label: labels[name],
      value: values[name],
      error: errors[name],
      onChange: (value) => {
        const next = { ...values, [name]: value };
        setValues((current) => ({ ...current, [name]: value }));
        // A rule may read several fields, so another field can fix its problem.
        const fixed = names.filter((other) => other !== name && errors[other] !== undefined && isFixed(other, next));
        if (fixed.length > 0) afterPress(() => setErrors((current) => withoutKeys(current, fixed)));
      },
      onBlur: () => {
        if (errors[name] === undefined) return;
        afterPress(() => setErrors((current) => ({ ...current, [name]: problemOf(name) })));
      },
    }),
    set: (changes) => setValues((current) => ({ ...current, ...changes })),
    submit,
    beginCommand,
    reset: (next = initial) => {
      setStart(next);
      setValues(next);
      setErrors({});
      setFailure(undefined);
      setConflict(undefined);
    },
    saving,
    saved: isSaved && !dirty && !saving,
    dirty,
    problems: names.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [{ id: idOf(name), label: labels[name], message }];
    }),
    failure,
    editConflict: editConflict && decide(editConflict),
    refusals,
  };
}
