import { limits } from '../../limits.ts';
import { choiceField, textField } from '../../record-fields.ts';
import { addressFields } from './address.fields.ts';
import { regions } from './locations.rules.ts';

export const locationFields = {
  name: textField('Name of the location', { max: limits.name, required: 'Enter the name of the location' }),
  region: choiceField('Region', { values: regions, required: 'Choose a region' }),
  ...addressFields,
};
