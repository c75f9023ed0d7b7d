import { TextField } from '../../../../ui/form/index.ts';
import { IdentityFields, ProfessionFields } from '../person-form/index.ts';
import type { UserForm } from '../use-user-form.ts';

export function UserFields({ form }: { form: UserForm }) {
  return (
    <>
      <IdentityFields form={form} />
      <TextField
        field={form.field('username')}
        hint="They can sign in with this username or with the email address"
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <ProfessionFields form={form} />
    </>
  );
}
