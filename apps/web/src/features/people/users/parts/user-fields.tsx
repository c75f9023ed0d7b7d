import { type FormState, TextField } from '../../../../ui/form/index.ts';
import { IdentityFields, ProfessionFields } from '../person-form/index.ts';
import type { UserValues } from '../use-user-form.ts';

export function UserFields({ form }: { form: FormState<UserValues> }) {
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
