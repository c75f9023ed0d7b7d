import { limits } from '../../limits.ts';
import { codeField, optionalDecimalField, optionalTextField, textField } from '../../record-fields.ts';
import { ukBounds } from './address.rules.ts';
import { normalisePostcode, notAPostcode } from './postcodes.rules.ts';

const { north, south, east, west } = ukBounds;

/** UK postcode. It is stored in capitals with one space. */
export const postcodeField = (label: string, { required, trace }: { required: string; trace?: string }) =>
  codeField(label, { read: normalisePostcode, problem: notAPostcode, required, ...(trace !== undefined && { trace }) });

/** Position of a place. It replaces the middle of the postcode district. */
export const positionFields = (trace: { trace?: string } = {}) => ({
  latitude: optionalDecimalField('Latitude', { min: south, max: north, digits: 5, ...trace }),
  longitude: optionalDecimalField('Longitude', { min: west, max: east, digits: 5, ...trace }),
});

export const addressFields = {
  address_line_1: textField('Address', { max: limits.name, required: 'Enter the address' }),
  address_line_2: optionalTextField('Address line 2', { max: limits.name }),
  town: textField('Town', { max: limits.name, required: 'Enter the town' }),
  postcode: postcodeField('Postcode', { required: 'Enter the postcode' }),
  ...positionFields(),
};
