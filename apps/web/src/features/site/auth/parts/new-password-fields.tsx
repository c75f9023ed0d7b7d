import { Link } from 'react-router';
import {
  CheckboxField,
  confirms,
  type FieldProps,
  PasswordField,
  password,
  type Rule,
  requiredAs,
} from '../../../../ui/form/index.ts';

export type NewPassword = { password: string; passwordConfirmation: string };
export type NewAccount = NewPassword & { acceptedTerms: boolean };

export const newPasswordStart: NewPassword = { password: '', passwordConfirmation: '' };
export const newPasswordLabels = { password: 'New password', passwordConfirmation: 'Confirm new password' };

/**
 * Rules for a new password. The confirmation rule also reports two empty fields, so the password itself need
 * not be required.
 */
export const newPasswordRules: { password: Rule[]; passwordConfirmation: Rule<string, NewPassword>[] } = {
  password: [password],
  passwordConfirmation: [confirms((values: NewPassword) => values.password)],
};

export const termsRule = requiredAs('Accept the terms and conditions to continue');

type Props = { fields: { password: FieldProps<string>; passwordConfirmation: FieldProps<string> } };

export function NewPasswordFields({ fields }: Props) {
  return (
    <>
      <PasswordField field={fields.password} autoComplete="new-password" withRules />
      <PasswordField field={fields.passwordConfirmation} autoComplete="new-password" />
    </>
  );
}

export function TermsField({ field }: { field: FieldProps<boolean> }) {
  return (
    <CheckboxField
      field={field}
      label={
        <>
          I accept the{' '}
          <Link to="/terms-and-conditions" target="_blank">
            terms and conditions (opens in a new tab)
          </Link>
        </>
      }
    />
  );
}
