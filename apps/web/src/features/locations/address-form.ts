import { limits } from '@doselore/contract';
import { halfPosition, normalisePostcode, notAPostcode, ukBounds } from '@doselore/contract/locations';
import { maxText, type Rule, requiredAs } from '../../ui/form/index.ts';

/** Values of the fields of an address, as they are typed. */
export type AddressValues = {
  address_line_1: string;
  address_line_2: string;
  town: string;
  postcode: string;
  latitude: string;
  longitude: string;
};

type Address = {
  address_line_1: string;
  address_line_2: string | null;
  town: string;
  postcode: string;
  latitude: number | null;
  longitude: number | null;
};

export const newAddress: AddressValues = {
  address_line_1: '',
  address_line_2: '',
  town: '',
  postcode: '',
  latitude: '',
  longitude: '',
};

export const addressLabels: Record<keyof AddressValues, string> = {
  address_line_1: 'Address',
  address_line_2: 'Address line 2',
  town: 'Town',
  postcode: 'Postcode',
  latitude: 'Latitude',
  longitude: 'Longitude',
};

/** Returns the stored fields of an address, without the others of its record. */
export function addressOf({ address_line_1, address_line_2, town, postcode, latitude, longitude }: Address): Address {
  return { address_line_1, address_line_2, town, postcode, latitude, longitude };
}

/** Returns an address as one line, for a list without its postcode, which has a column of its own. */
export function streetText({ address_line_1, address_line_2, town }: Address): string {
  return [address_line_1, address_line_2, town].filter((part) => part !== null && part !== '').join(', ');
}

/** Returns an address as one line. */
export const addressText = (of: Address) => `${streetText(of)}, ${of.postcode}`;

export function addressValues(of: Address): AddressValues {
  return {
    address_line_1: of.address_line_1,
    address_line_2: of.address_line_2 ?? '',
    town: of.town,
    postcode: of.postcode,
    latitude: of.latitude === null ? '' : String(of.latitude),
    longitude: of.longitude === null ? '' : String(of.longitude),
  };
}

const degreesOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

export function addressFields(values: AddressValues): Address {
  return {
    address_line_1: values.address_line_1.trim(),
    address_line_2: values.address_line_2.trim() || null,
    town: values.town.trim(),
    postcode: values.postcode,
    latitude: degreesOf(values.latitude),
    longitude: degreesOf(values.longitude),
  };
}

const realPostcode: Rule = (value) =>
  value.trim() === '' || normalisePostcode(value) !== undefined ? undefined : notAPostcode;

const degrees =
  (least: number, most: number): Rule =>
  (value) => {
    const typed = degreesOf(value);
    if (typed === null) return undefined;
    return typed >= least && typed <= most ? undefined : `Enter a number from ${least} to ${most}`;
  };

const withOther =
  (other: 'latitude' | 'longitude'): Rule<string, Pick<AddressValues, 'latitude' | 'longitude'>> =>
  (value, values) =>
    value.trim() === '' && values[other].trim() !== '' ? halfPosition : undefined;

export const addressRules = {
  address_line_1: [requiredAs('Enter the address'), maxText(limits.name)],
  address_line_2: [maxText(limits.name)],
  town: [requiredAs('Enter the town'), maxText(limits.name)],
  postcode: [requiredAs('Enter the postcode'), realPostcode],
  latitude: [degrees(ukBounds.south, ukBounds.north), withOther('longitude')],
  longitude: [degrees(ukBounds.west, ukBounds.east), withOther('latitude')],
};
