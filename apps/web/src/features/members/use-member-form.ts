import type { StoredValues } from '@doselore/contract';
import type { MemberChange, MemberInfo } from '@doselore/contract/members';
import { type FormState, maxText, useForm } from '../../ui/form/index.ts';
import { formatLongDay } from '../../ui/formats/index.ts';
import { newPerson, type PersonValues, personLabels, personRules, professionOf } from '../person-form/index.ts';

export type MemberValues = PersonValues & {
  payroll_number: string;
  started_on: string;
  /** Ids of services, joined by commas, because a form compares its values by identity. */
  services: string;
};

export const newMember: MemberValues = { ...newPerson, payroll_number: '', started_on: '', services: '' };

/** Returns the base values of a member: the fields that a change may contain. */
export function fieldsOf(member: MemberInfo): MemberChange['baseValues'] {
  const { first_name, last_name, email, job_role, registration_number, payroll_number, started_on } = member;
  return { first_name, last_name, email, job_role, registration_number, payroll_number, started_on };
}

export function useMemberForm<S extends StoredValues>(
  initial: MemberValues,
  onSave: (values: MemberValues, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<MemberValues> {
  return useForm<MemberValues, S>({
    initial,
    baseValues,
    labels: {
      ...personLabels,
      payroll_number: 'Payroll number',
      started_on: 'Started work on',
      services: 'Services',
    },
    words: { started_on: (day) => (day === '' ? 'Nothing' : formatLongDay(day)) },
    rules: { ...personRules, payroll_number: [maxText(40)] },
    onSubmit: onSave,
  });
}

export function employmentOf(values: MemberValues) {
  return {
    ...professionOf(values),
    payroll_number: values.payroll_number.trim() || null,
    started_on: values.started_on || null,
  };
}
