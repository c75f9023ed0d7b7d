import { idField, type RecordFields, type StoredRecord } from '@doselore/contract';
import {
  type HalfFields,
  halfFields,
  halfOf,
  type ProjectChoices,
  requestFields,
  type TwoInOneDay,
  type TwoInOneFields,
  twoInOneFields,
  wishFields,
} from '@doselore/contract/bookings';
import { type FormState, useRecordForm } from '../../../../ui/form/index.ts';
import { isOnline, ofOneWay } from '../requests/is-online.ts';

export const halfWords = { first: 'First session', second: 'Second session' } as const;
export type HalfName = keyof typeof halfWords;

/** Returns the fields with the session in their labels, so that the summary of problems tells them apart. */
function labelled<F extends RecordFields>(fields: F): F {
  const rows = Object.entries(fields).map(([name, field]) => {
    const half = name.startsWith('first_') ? 'first' : name.startsWith('second_') ? 'second' : undefined;
    const label = half === undefined ? field.label : `${field.label} (${halfWords[half].toLowerCase()})`;
    return [name, { ...field, label }];
  });
  return Object.fromEntries(rows) as F;
}

const { gap_minutes, is_order_fixed, slot, ...halves } = labelled(twoInOneFields);
/** In the order of the form, in which the summary lists problems. */
const fields = { ...halves, slot, gap_minutes, is_order_fixed };
const apart = {
  firstProductId: idField('Course (first session)'),
  secondProductId: idField('Course (second session)'),
  ...wishFields,
};
type Saved = TwoInOneFields & StoredRecord<typeof apart>;

type Options = {
  record?: TwoInOneDay;
  choices: ProjectChoices;
  onSave: (fields: Saved, baseValues: TwoInOneFields, idempotencyKey: string) => Promise<unknown>;
};

const chosen = (text: string) => (text === '' ? 'Choose a course' : undefined);

/** Returns the fields of both sessions as they are sent: each without the place or the meeting that it cannot have. */
function sentFields(saved: Saved, online: (half: HalfName) => boolean): Saved {
  const halves = (['first', 'second'] as const).flatMap((half) =>
    Object.entries(ofOneWay<HalfFields>(halfOf(saved, half), online(half))).map(([name, value]) => [
      `${half}_${name}`,
      value,
    ]),
  );
  return { ...saved, ...Object.fromEntries(halves) };
}

/** State and checks of the form of two sessions on one day. A new one also chooses both courses, and limits for trainers. */
export const useDayForm = ({ record, choices, onSave }: Options) =>
  useRecordForm({
    ...{ fields, apart, record },
    initial:
      record === undefined
        ? { first_delegates: '8', first_minutes: '120', second_delegates: '8', second_minutes: '120' }
        : { firstProductId: String(record.first.product.id), secondProductId: String(record.second.product.id) },
    rules: { firstProductId: [chosen], secondProductId: [chosen] },
    onSave: (saved, baseValues, idempotencyKey) => {
      const online = (half: HalfName) =>
        record?.[half].is_virtual ?? isOnline(choices, String(saved[`${half}ProductId`])) ?? false;
      return onSave(sentFields(saved, online), baseValues, idempotencyKey);
    },
  });
export type DayForm = ReturnType<typeof useDayForm>;

type HalfValues = Record<keyof HalfFields | 'productId', string>;
type DayName = keyof DayForm['values'] & `${HalfName}${string}`;

const nameIn = (half: HalfName, name: keyof HalfValues) =>
  (name === 'productId' ? `${half}ProductId` : `${half}_${name}`) as DayName;
const halfNames = [...Object.keys(halfFields), 'productId'] as (keyof HalfValues)[];
const labelOf = (name: keyof HalfValues) => (name === 'productId' ? 'Course' : requestFields[name].label);

/** Returns the form of one of both sessions, with the names and labels of the form of a request. */
export const halfForm = (form: DayForm, half: HalfName): Pick<FormState<HalfValues>, 'field' | 'set' | 'values'> => ({
  field: (name) => ({ ...form.field(nameIn(half, name)), label: labelOf(name) }),
  set: (changes) =>
    form.set(
      Object.fromEntries(
        halfNames.filter((name) => name in changes).map((name) => [nameIn(half, name), changes[name] ?? '']),
      ),
    ),
  values: Object.fromEntries(halfNames.map((name) => [name, form.values[nameIn(half, name)]])) as HalfValues,
});
