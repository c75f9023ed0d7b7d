import type { StoredRecord } from '@doselore/contract';
import { type addressFields, halfPosition } from '@doselore/contract/locations';
import type { Rule } from '../../../ui/form/index.ts';

export type Address = StoredRecord<typeof addressFields>;
/** Names of the fields of an address in a form. */
export type AddressName = keyof Address;

/** Returns an address as one line, for a list without its postcode, which has a column of its own. */
export function streetText({ address_line_1, address_line_2, town }: Address): string {
  return [address_line_1, address_line_2, town].filter((part) => part !== null && part !== '').join(', ');
}

/** Returns an address as one line. */
export const addressText = (target: Address) => `${streetText(target)}, ${target.postcode}`;

type Position = { latitude: string; longitude: string };
const withOther =
  (other: keyof Position): Rule<string, Position> =>
  (value, values) =>
    value.trim() === '' && values[other].trim() !== '' ? halfPosition : undefined;

/** Rules of a form with a position: both of its fields, or neither. */
export const positionRules = { latitude: [withOther('longitude')], longitude: [withOther('latitude')] };
