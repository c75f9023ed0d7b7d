import { limits } from '../../limits.ts';
import { dayField, flagField, optionalTextField, textField } from '../../record-fields.ts';
import { identifierField } from '../users/people.fields.ts';
import { headOfficePattern, identifierMessages, superintendentPattern } from '../users/people.rules.ts';

const superintendent = { trace: 'superintendent_changed' };

export const groupFields = {
  name: textField('Name of the organisation', { max: limits.name, required: 'Enter the name of the organisation' }),
  hq_code: identifierField('ODS code of the head office', {
    pattern: headOfficePattern,
    problem: identifierMessages.headOffice,
  }),
  superintendent_name: optionalTextField('Superintendent pharmacist', { max: limits.name, ...superintendent }),
  superintendent_number: identifierField('GPhC number of the superintendent', {
    pattern: superintendentPattern,
    problem: identifierMessages.superintendent,
    ...superintendent,
  }),
  notes: textField('Notes', { max: limits.text, trace: 'notes_changed' }),
  is_demo: flagField('Demo organisation'),
};

/** Day from which a changed code is valid. The history of codes stores it. */
export const groupCodeFields = {
  codesFrom: dayField('New code valid from', { required: 'Enter the first day of the new code' }),
};
