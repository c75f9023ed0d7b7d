import { flagField, type RecordFields, type StoredRecord, wholeField } from '../../record-fields.ts';
import { requestFields } from './bookings.fields.ts';
import { twoInOneLimits } from './two-in-one.rules.ts';

const { slot, ...halfFields } = requestFields;

/** Fields of one of both sessions, without its product. */
export { halfFields };
export type HalfFields = StoredRecord<typeof halfFields>;

type Prefixed<Prefix extends string, F extends RecordFields> = {
  [Name in keyof F & string as `${Prefix}_${Name}`]: F[Name];
};

const prefixed = <Prefix extends string, F extends RecordFields>(prefix: Prefix, fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${prefix}_${name}`, field]),
  ) as unknown as Prefixed<Prefix, F>;

/** Fields of two sessions on one day, without their products: those of the day, then those of each session. */
export const twoInOneFields = {
  gap_minutes: wholeField('Minutes between both sessions', {
    ...{ min: twoInOneLimits.shortestGap, max: twoInOneLimits.longestGap, initial: twoInOneLimits.usualGap },
    required: 'Enter the minutes between both sessions',
  }),
  is_order_fixed: flagField('The first session comes first'),
  slot,
  ...prefixed('first', halfFields),
  ...prefixed('second', halfFields),
};
export type TwoInOneFields = StoredRecord<typeof twoInOneFields>;

/** Returns the fields of one of both sessions, without their prefix. */
export function halfOf(fields: TwoInOneFields, prefix: 'first' | 'second'): HalfFields {
  const names = Object.keys(halfFields) as (keyof HalfFields)[];
  return Object.fromEntries(names.map((name) => [name, fields[`${prefix}_${name}`]])) as unknown as HalfFields;
}
