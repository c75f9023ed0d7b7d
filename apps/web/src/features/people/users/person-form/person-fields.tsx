import type { TypedRecord } from '@doselore/contract';
import { type identityFields, jobRoles, type professionFields } from '@doselore/contract/users';
import { type FieldProps, SelectField, TextField } from '../../../../ui/form/index.ts';

type FieldsOf<Values> = { field: <Name extends keyof Values>(name: Name) => FieldProps<Values[Name]> };

const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));

type IdentityProps = { form: FieldsOf<TypedRecord<typeof identityFields>>; emailHint?: string };

export function IdentityFields({ form, emailHint }: IdentityProps) {
  return (
    <>
      <TextField field={form.field('first_name')} autoComplete="off" />
      <TextField field={form.field('last_name')} autoComplete="off" />
      <TextField field={form.field('email')} type="email" autoComplete="off" spellCheck={false} hint={emailHint} />
    </>
  );
}

export function ProfessionFields({ form }: { form: FieldsOf<TypedRecord<typeof professionFields>> }) {
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
