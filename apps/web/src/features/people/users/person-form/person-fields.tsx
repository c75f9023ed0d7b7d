import { jobRoles } from '@doselore/contract/users';
import { type FieldProps, SelectField, TextField } from '../../../../ui/form/index.ts';
import type { PersonValues } from './person-form.ts';

/** Any form with at least the fields that every form about a person has. */
type PersonForm = { field: <K extends keyof PersonValues>(name: K) => FieldProps<PersonValues[K]> };

const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));

export function IdentityFields({ form, emailHint }: { form: PersonForm; emailHint?: string }) {
  return (
    <>
      <TextField field={form.field('first_name')} autoComplete="off" />
      <TextField field={form.field('last_name')} autoComplete="off" />
      <TextField field={form.field('email')} type="email" autoComplete="off" spellCheck={false} hint={emailHint} />
    </>
  );
}

export function ProfessionFields({ form }: { form: PersonForm }) {
  return (
    <>
      <SelectField field={form.field('job_role')} options={roleOptions} placeholder="Not given" optional />
      <TextField
        field={form.field('registration_number')}
        hint="7 digits: pharmacists start with 2, pharmacy technicians with 5"
        inputMode="numeric"
        optional
        narrow
      />
    </>
  );
}
