import { jobRoles } from '@doselore/contract';
import { type FormState, SelectField, TextField } from '../../../ui/form/index.ts';
import type { UserValues } from '../use-user-form.ts';

const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));

export function UserFields({ form }: { form: FormState<UserValues> }) {
  return (
    <>
      <TextField field={form.field('first_name')} autoComplete="off" />
      <TextField field={form.field('last_name')} autoComplete="off" />
      <TextField field={form.field('email')} type="email" autoComplete="off" spellCheck={false} />
      <TextField
        field={form.field('username')}
        hint="They can sign in with this or with the email address"
        autoComplete="off"
        spellCheck={false}
        optional
      />
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
