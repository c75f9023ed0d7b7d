import type { ReactNode } from 'react';
import { DayField, FormSection, TextField } from '../../../../ui/form/index.ts';
import { ProfessionFields } from '../../users/person-form/index.ts';
import type { MemberForm } from '../use-member-form.ts';

export const invitationHint = 'We send the invitation to this address. It is also their username.';

type Props = {
  form: MemberForm;
  /** Replaces the fields for job role and registration number. */
  profession?: ReactNode;
  children?: ReactNode;
};

export function EmploymentFields({ form, profession, children }: Props) {
  return (
    <FormSection title="Work details">
      {profession ?? <ProfessionFields form={form} />}
      <TextField field={form.field('payroll_number')} optional narrow />
      <DayField field={form.field('started_on')} optional />
      {children}
    </FormSection>
  );
}
