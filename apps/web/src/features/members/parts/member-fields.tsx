import { jobRoles } from '@doselore/contract';
import type { ReactNode } from 'react';
import { DayField, FormSection, type FormState, SelectField, TextField } from '../../../ui/form/index.ts';
import type { MemberValues } from '../use-member-form.ts';

const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));

export function IdentityFields({ form }: { form: FormState<MemberValues> }) {
  return (
    <>
      <TextField field={form.field('first_name')} autoComplete="off" />
      <TextField field={form.field('last_name')} autoComplete="off" />
      <TextField
        field={form.field('email')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        hint="The invitation goes there. It is also their sign-in name."
      />
    </>
  );
}

export function EmploymentFields({ form, children }: { form: FormState<MemberValues>; children?: ReactNode }) {
  return (
    <FormSection title="At work">
      <SelectField field={form.field('job_role')} options={roleOptions} placeholder="Not given" optional />
      <TextField
        field={form.field('registration_number')}
        hint="7 digits: pharmacists start with 2, pharmacy technicians with 5"
        inputMode="numeric"
        optional
        narrow
      />
      <TextField field={form.field('payroll_number')} optional narrow />
      <DayField field={form.field('started_on')} optional />
      {children}
    </FormSection>
  );
}
