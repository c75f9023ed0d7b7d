import type { StoredValues } from '@doselore/contract';
import { type MemberInfo, pickMember } from '@doselore/contract/members';
import { type FormState, maxText, realDay, useForm } from '../../../ui/form/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { newPerson, type PersonValues, personLabels, personRules, professionOf } from '../users/person-form/index.ts';

export type FormValues = PersonValues & {
  payroll_number: string;
  started_on: string;
  /** Ids of services, joined by commas, because a form compares its values by identity. */
  services: string;
};

export const newMember: FormValues = { ...newPerson, payroll_number: '', started_on: '', services: '' };

/** Returns the values of the form for a member. Only the form of a new member has `services`. */
export function formValuesOf(member: MemberInfo): FormValues {
  const given = Object.entries(pickMember(member)).map(([field, value]) => [field, value ?? ''] as const);
  return { ...newMember, ...Object.fromEntries(given) };
}

export function useMemberForm<S extends StoredValues>(
  initial: FormValues,
  onSave: (values: FormValues, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<FormValues> {
  return useForm<FormValues, S>({
    initial,
    baseValues,
    labels: {
      ...personLabels,
      payroll_number: 'Payroll number',
      started_on: 'Started work on',
      services: 'Services',
    },
    words: { started_on: (day) => (day === '' ? 'Nothing' : formatLongDay(day)) },
    rules: { ...personRules, payroll_number: [maxText(40)], started_on: [realDay] },
    onSubmit: onSave,
  });
}

export function employmentOf(values: FormValues) {
  return {
    ...professionOf(values),
    payroll_number: values.payroll_number.trim() || null,
    started_on: values.started_on || null,
  };
}
