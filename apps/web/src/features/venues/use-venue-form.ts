import { limits, type StoredValues } from '@doselore/contract';
import { type Equipment, equipment, equipmentWords, venueLimits } from '@doselore/contract/venues';
import {
  email,
  type FormState,
  maxNumber,
  maxText,
  minNumber,
  requiredAs,
  useForm,
  wholeNumber,
} from '../../ui/form/index.ts';
import {
  type AddressValues,
  addressFields,
  addressLabels,
  addressOf,
  addressRules,
  addressValues,
  newAddress,
} from '../locations/index.ts';
import type { Venue, VenueChange, VenueFields } from './venues.queries.ts';

type EquipmentValues = Record<Equipment, boolean>;
export type VenueValues = AddressValues &
  EquipmentValues & {
    name: string;
    location_id: string;
    group_id: string;
    capacity: string;
    access_notes: string;
    contact_name: string;
    contact_phone: string;
    contact_email: string;
  };

/** Returns a value for each piece of equipment. */
function eachPiece<T>(make: (piece: Equipment) => T): Record<Equipment, T> {
  return Object.fromEntries(equipment.map((piece) => [piece, make(piece)])) as Record<Equipment, T>;
}

export const newVenue: VenueValues = {
  name: '',
  location_id: '',
  group_id: '',
  ...newAddress,
  capacity: '',
  ...eachPiece(() => false),
  access_notes: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
};

const idText = (named: { id: number } | null) => (named === null ? '' : String(named.id));

export function valuesOf(venue: Venue): VenueValues {
  return {
    name: venue.name,
    location_id: idText(venue.location),
    group_id: idText(venue.group),
    ...addressValues(venue),
    capacity: String(venue.capacity),
    ...eachPiece((piece) => venue.equipment.includes(piece)),
    access_notes: venue.access_notes,
    contact_name: venue.contact_name ?? '',
    contact_phone: venue.contact_phone ?? '',
    contact_email: venue.contact_email ?? '',
  };
}

/** Returns the base values of a venue: the fields that a change may contain. */
export function storedOf(venue: Venue): VenueChange['baseValues'] {
  const { name, capacity, access_notes, contact_name, contact_phone, contact_email } = venue;
  return {
    ...{ name, capacity, access_notes, contact_name, contact_phone, contact_email },
    location_id: venue.location?.id ?? null,
    group_id: venue.group?.id ?? null,
    ...addressOf(venue),
    ...eachPiece((piece) => venue.equipment.includes(piece)),
  };
}

const idOf = (text: string) => (text === '' ? null : Number(text));

function fieldsOf(values: VenueValues): VenueFields {
  return {
    name: values.name.trim(),
    location_id: idOf(values.location_id),
    group_id: idOf(values.group_id),
    ...addressFields(values),
    capacity: Number(values.capacity),
    ...eachPiece((piece) => values[piece]),
    access_notes: values.access_notes.trim(),
    contact_name: values.contact_name.trim() || null,
    contact_phone: values.contact_phone.trim() || null,
    contact_email: values.contact_email.trim() || null,
  };
}

export function useVenueForm<S extends StoredValues>(
  initial: VenueValues,
  onSave: (fields: VenueFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<VenueValues> {
  return useForm<VenueValues, S>({
    initial,
    baseValues,
    labels: {
      name: 'Name of the venue',
      location_id: 'Location',
      group_id: 'Organisation',
      ...addressLabels,
      capacity: 'Capacity',
      ...equipmentWords,
      access_notes: 'Access notes',
      contact_name: 'Contact',
      contact_phone: 'Phone number',
      contact_email: 'Email address',
    },
    rules: {
      name: [requiredAs('Enter the name of the venue'), maxText(limits.name)],
      ...addressRules,
      capacity: [
        requiredAs('Enter how many people fit in'),
        wholeNumber,
        minNumber(1),
        maxNumber(venueLimits.capacity),
      ],
      access_notes: [maxText(limits.text)],
      contact_name: [maxText(limits.name)],
      contact_phone: [maxText(venueLimits.phone)],
      contact_email: [email],
    },
    onSubmit: (values, held) => onSave(fieldsOf(values), held),
  });
}
