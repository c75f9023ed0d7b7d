import { sentFields } from '../../record-fields.schemas.ts';
import { addressFields } from './address.fields.ts';

/** UK postcode. Becomes capitals with one space. */
export const { postcode } = sentFields(addressFields);
