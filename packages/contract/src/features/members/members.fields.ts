import { limits } from '../../limits.ts';
import { optionalDayField, optionalTextField, type StoredRecord, textField } from '../../record-fields.ts';
import { identityFields, professionFields } from '../users/people.fields.ts';

/** Facts that an organisation stores about a member, besides their identity. */
export const employmentFields = {
  payroll_number: optionalTextField('Payroll number', { max: 40 }),
  started_on: optionalDayField('Started work on'),
};

/** Fields of a member that an organisation changes at any time. */
export const workFields = { ...professionFields, ...employmentFields };

/** Fields of a member that lists show. */
export const listedFields = { ...identityFields, ...professionFields };

/** Fields of a member in the order of forms and spreadsheets: who the person is, then what the organisation knows. */
export const memberFields = { ...identityFields, ...workFields };
export type MemberValues = StoredRecord<typeof memberFields>;

/** Services that a new member joins: ids with commas between them. */
export const servicesField = { services: textField('Services', { max: limits.text }) };
