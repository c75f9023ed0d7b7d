import { type FormState, maxText, useForm } from '../../ui/form/index.ts';
import { newPerson, type PersonValues, personLabels, personRules, professionOf } from '../person-form/index.ts';

export type MemberValues = PersonValues & {
  payroll_number: string;
  started_on: string;
  /** Ids of services, joined by commas: a form compares its values by identity. */
  services: string;
};

export const newMember: MemberValues = { ...newPerson, payroll_number: '', started_on: '', services: '' };

export function useMemberForm(
  initial: MemberValues,
  onSave: (values: MemberValues) => Promise<unknown>,
): FormState<MemberValues> {
  return useForm<MemberValues>({
    initial,
    labels: {
      ...personLabels,
      payroll_number: 'Payroll number',
      started_on: 'Started work on',
      services: 'Services',
    },
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
