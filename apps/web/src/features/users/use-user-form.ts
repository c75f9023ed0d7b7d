import { findJobRole, identifierMessages, limits, registrationPattern } from '@doselore/contract';
import { email, type FormState, maxText, requiredAs, useForm } from '../../ui/form/index.ts';
import type { NewUserFields } from './users.queries.ts';

export type UserValues = {
  first_name: string;
  last_name: string;
  email: string;
  username: string;
  job_role: string;
  registration_number: string;
  is_demo: boolean;
};

export const newUser: UserValues = {
  first_name: '',
  last_name: '',
  email: '',
  username: '',
  job_role: '',
  registration_number: '',
  is_demo: false,
};

const registration = (text: string) => {
  const number = text.replace(/\s+/gu, '');
  return number === '' || registrationPattern.test(number) ? undefined : identifierMessages.registration;
};

export function useUserForm(
  initial: UserValues,
  onSave: (fields: NewUserFields) => Promise<unknown>,
): FormState<UserValues> {
  return useForm<UserValues>({
    initial,
    labels: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email address',
      username: 'Sign-in name',
      job_role: 'Job role',
      registration_number: 'GPhC registration number',
      is_demo: 'Demo user',
    },
    rules: {
      first_name: [requiredAs('Enter the first name'), maxText(limits.name)],
      last_name: [requiredAs('Enter the last name'), maxText(limits.name)],
      email: [requiredAs('Enter the email address'), email, maxText(limits.email)],
      username: [maxText(limits.email)],
      registration_number: [registration],
    },
    onSubmit: (values) =>
      onSave({
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        email: values.email.trim(),
        username: values.username.trim() || null,
        job_role: findJobRole(values.job_role) ?? null,
        registration_number: values.registration_number,
        is_demo: values.is_demo,
      }),
  });
}
