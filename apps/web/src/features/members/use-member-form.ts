import { findJobRole, identifierMessages, limits, registrationPattern } from '@doselore/contract';
import { email, type FormState, maxText, requiredAs, useForm } from '../../ui/form/index.ts';

export type MemberValues = {
  first_name: string;
  last_name: string;
  email: string;
  job_role: string;
  registration_number: string;
  payroll_number: string;
  started_on: string;
  /** Ids of services, joined by commas: a form compares its values by identity. */
  services: string;
};

export const newMember: MemberValues = {
  first_name: '',
  last_name: '',
  email: '',
  job_role: '',
  registration_number: '',
  payroll_number: '',
  started_on: '',
  services: '',
};

const registration = (text: string) => {
  const number = text.replace(/\s+/gu, '');
  return number === '' || registrationPattern.test(number) ? undefined : identifierMessages.registration;
};

export function useMemberForm(
  initial: MemberValues,
  onSave: (values: MemberValues) => Promise<unknown>,
): FormState<MemberValues> {
  return useForm<MemberValues>({
    initial,
    labels: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email address',
      job_role: 'Job role',
      registration_number: 'GPhC registration number',
      payroll_number: 'Payroll number',
      started_on: 'Started work on',
      services: 'Services',
    },
    rules: {
      first_name: [requiredAs('Enter the first name'), maxText(limits.name)],
      last_name: [requiredAs('Enter the last name'), maxText(limits.name)],
      email: [requiredAs('Enter the email address'), email, maxText(limits.email)],
      registration_number: [registration],
      payroll_number: [maxText(40)],
    },
    onSubmit: onSave,
  });
}

export function identityOf(values: MemberValues) {
  return { first_name: values.first_name.trim(), last_name: values.last_name.trim(), email: values.email.trim() };
}

export function employmentOf(values: MemberValues) {
  return {
    job_role: findJobRole(values.job_role) ?? null,
    registration_number: values.registration_number,
    payroll_number: values.payroll_number.trim() || null,
    started_on: values.started_on || null,
  };
}
