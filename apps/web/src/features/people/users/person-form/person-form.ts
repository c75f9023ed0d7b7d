import { limits } from '@doselore/contract';
import { findJobRole, identifierMessages, registrationPattern } from '@doselore/contract/users';
import { codeLike, email, maxText, requiredAs } from '../../../../ui/form/index.ts';

/** Fields that every form about a person has. */
export type PersonValues = {
  first_name: string;
  last_name: string;
  email: string;
  job_role: string;
  registration_number: string;
};

export const newPerson: PersonValues = {
  first_name: '',
  last_name: '',
  email: '',
  job_role: '',
  registration_number: '',
};

export const personLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  job_role: 'Job role',
  registration_number: 'GPhC registration number',
};

export const personRules = {
  first_name: [requiredAs('Enter the first name'), maxText(limits.name)],
  last_name: [requiredAs('Enter the last name'), maxText(limits.name)],
  email: [requiredAs('Enter the email address'), email, maxText(limits.email)],
  registration_number: [codeLike(registrationPattern, identifierMessages.registration)],
};

export function identityOf(values: PersonValues) {
  return { first_name: values.first_name.trim(), last_name: values.last_name.trim(), email: values.email.trim() };
}

export function professionOf(values: PersonValues) {
  return { job_role: findJobRole(values.job_role) ?? null, registration_number: values.registration_number };
}
