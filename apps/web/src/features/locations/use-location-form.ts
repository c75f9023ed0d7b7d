import { limits, type StoredValues } from '@doselore/contract';
import { halfPosition, normalisePostcode, notAPostcode, regions, ukBounds } from '@doselore/contract/locations';
import { type FormState, maxText, type Rule, requiredAs, useForm } from '../../ui/form/index.ts';
import type { Location, LocationChange, LocationFields } from './locations.queries.ts';

export type LocationValues = {
  name: string;
  region: string;
  address_line_1: string;
  address_line_2: string;
  town: string;
  postcode: string;
  latitude: string;
  longitude: string;
};

export const newLocation: LocationValues = {
  name: '',
  region: '',
  address_line_1: '',
  address_line_2: '',
  town: '',
  postcode: '',
  latitude: '',
  longitude: '',
};

export function valuesOf(location: Location): LocationValues {
  return {
    name: location.name,
    region: location.region,
    address_line_1: location.address_line_1,
    address_line_2: location.address_line_2 ?? '',
    town: location.town,
    postcode: location.postcode,
    latitude: location.latitude === null ? '' : String(location.latitude),
    longitude: location.longitude === null ? '' : String(location.longitude),
  };
}

/** Returns the base values of a location: the fields that a change may contain. */
export function storedOf(location: Location): LocationChange['baseValues'] {
  const { name, region, address_line_1, address_line_2, town, postcode, latitude, longitude } = location;
  return { name, region, address_line_1, address_line_2, town, postcode, latitude, longitude };
}

const degreesOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

function fieldsOf(values: LocationValues): LocationFields {
  return {
    name: values.name.trim(),
    region: regions.find((known) => known === values.region) ?? 'North East',
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
  (other: 'latitude' | 'longitude'): Rule<string, LocationValues> =>
  (value, values) =>
    value.trim() === '' && values[other].trim() !== '' ? halfPosition : undefined;

export function useLocationForm<S extends StoredValues>(
  initial: LocationValues,
  onSave: (fields: LocationFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<LocationValues> {
  return useForm<LocationValues, S>({
    initial,
    baseValues,
    labels: {
      name: 'Name of the location',
      region: 'Region',
      address_line_1: 'Address',
      address_line_2: 'Address line 2',
      town: 'Town',
      postcode: 'Postcode',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    rules: {
      name: [requiredAs('Enter the name of the location'), maxText(limits.name)],
      region: [requiredAs('Choose a region')],
      address_line_1: [requiredAs('Enter the address'), maxText(limits.name)],
      address_line_2: [maxText(limits.name)],
      town: [requiredAs('Enter the town'), maxText(limits.name)],
      postcode: [requiredAs('Enter the postcode'), realPostcode],
      latitude: [degrees(ukBounds.south, ukBounds.north), withOther('longitude')],
      longitude: [degrees(ukBounds.west, ukBounds.east), withOther('latitude')],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}
