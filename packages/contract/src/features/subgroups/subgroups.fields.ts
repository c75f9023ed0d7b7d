import { limits } from '../../limits.ts';
import { dayField, textField } from '../../record-fields.ts';
import { identifierField } from '../users/people.fields.ts';
import { identifierMessages, odsPattern, premisesPattern } from '../users/people.rules.ts';

export const subgroupFields = {
  name: textField('Name of the service', { max: limits.name, required: 'Enter the name of the service' }),
  ods_code: identifierField('ODS code', { pattern: odsPattern, problem: identifierMessages.ods }),
  premises_number: identifierField('GPhC premises number', {
    pattern: premisesPattern,
    problem: identifierMessages.premises,
  }),
};

/** Day from which changed codes are valid. A pharmacy gets new codes when it is sold or moves. */
export const subgroupCodeFields = {
  codesFrom: dayField('New codes valid from', { required: 'Enter the first day of the new codes' }),
};
