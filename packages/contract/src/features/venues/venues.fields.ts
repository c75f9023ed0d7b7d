import { limits } from '../../limits.ts';
import {
  type FlagField,
  flagField,
  optionalEmailField,
  optionalIdField,
  optionalTextField,
  textField,
  wholeField,
} from '../../record-fields.ts';
import { addressFields } from '../locations/address.fields.ts';
import { type Equipment, equipment, equipmentWords, venueLimits } from './venues.rules.ts';

/** Each piece of equipment is a field of its own, so that changes of two people are joined. */
export const equipmentFields = Object.fromEntries(
  equipment.map((piece) => [piece, flagField(equipmentWords[piece])]),
) as Record<Equipment, FlagField>;

const contact = { trace: 'contact_changed' };

/** Fields that a venue stores as its form has them. */
export const venueTextFields = {
  name: textField('Name of the venue', { max: limits.name, required: 'Enter the name of the venue' }),
  ...addressFields,
  capacity: wholeField('Capacity', { min: 1, max: venueLimits.capacity, required: 'Enter how many people fit in' }),
  access_notes: textField('Access notes', { max: limits.text, trace: 'notes_changed' }),
  contact_name: optionalTextField('Contact', { max: limits.name, ...contact }),
  contact_phone: optionalTextField('Phone number', { max: venueLimits.phone, ...contact }),
  contact_email: optionalEmailField('Email address', contact),
};
export const venueFields = {
  ...venueTextFields,
  location_id: optionalIdField('Location'),
  group_id: optionalIdField('Organisation'),
  ...equipmentFields,
};
