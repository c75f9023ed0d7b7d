import { limits, type StoredValues } from '@doselore/contract';
import { regions } from '@doselore/contract/locations';
import { type FormState, maxText, requiredAs, useForm } from '../../ui/form/index.ts';
import {
  type AddressValues,
  addressFields,
  addressLabels,
  addressOf,
  addressRules,
  addressValues,
  newAddress,
} from './address-form.ts';
import type { Location, LocationChange, LocationFields } from './locations.queries.ts';

export type LocationValues = AddressValues & { name: string; region: string };

export const newLocation: LocationValues = { name: '', region: '', ...newAddress };

export function valuesOf(location: Location): LocationValues {
  return { name: location.name, region: location.region, ...addressValues(location) };
}

/** Returns the base values of a location: the fields that a change may contain. */
export function storedOf(location: Location): LocationChange['baseValues'] {
  return { name: location.name, region: location.region, ...addressOf(location) };
}

function fieldsOf(values: LocationValues): LocationFields {
  const region = regions.find((known) => known === values.region) ?? 'North East';
  return { name: values.name.trim(), region, ...addressFields(values) };
}

export function useLocationForm<S extends StoredValues>(
  initial: LocationValues,
  onSave: (fields: LocationFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<LocationValues> {
  return useForm<LocationValues, S>({
    initial,
    baseValues,
    labels: { name: 'Name of the location', region: 'Region', ...addressLabels },
    rules: {
      name: [requiredAs('Enter the name of the location'), maxText(limits.name)],
      region: [requiredAs('Choose a region')],
      ...addressRules,
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}
