import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { emailField, flagField, optionalCodeField, passwordField, textField } from '../../record-fields.ts';
import { findJobRole, identifierMessages, registrationPattern } from './people.rules.ts';

/** Number or code of a register. It is stored in capitals without spaces, and must match the pattern. */
export const identifierField = (
  label: string,
  { pattern, ...rest }: { pattern: RegExp; problem: string; trace?: string },
) =>
  optionalCodeField(label, {
    ...rest,
    read: (text) => {
      const code = text.replace(/\s+/gu, '').toUpperCase();
      return pattern.test(code) ? code : undefined;
    },
  });

export const nameFields = {
  first_name: textField('First name', { max: limits.name, required: 'Enter the first name' }),
  last_name: textField('Last name', { max: limits.name, required: 'Enter the last name' }),
};

/** Identity of a person. An organisation may change it only until the account is activated. */
export const identityFields = {
  ...nameFields,
  email: emailField('Email address', { required: 'Enter the email address' }),
};

export const professionFields = {
  /** One of `jobRoles`, in any capitals and spacing. */
  job_role: optionalCodeField('Job role', {
    read: findJobRole,
    problem: identifierMessages.jobRole,
    max: limits.name,
  }),
  registration_number: identifierField('GPhC registration number', {
    pattern: registrationPattern,
    problem: identifierMessages.registration,
  }),
};

/** Name for signing in besides the email address. It is stored in small letters. */
const username = optionalCodeField('Username', {
  read: (text) => (text.trim().length > limits.email ? undefined : text.trim().toLowerCase()),
  problem: ruleMessages.maxText(limits.email),
  max: limits.text,
});

/** Password of the person who sends a critical command. */
export const ownPasswordField = {
  currentPassword: passwordField('Your password', { required: 'Enter your password' }),
};

/** Fields of an account that a site admin changes. */
export const userFields = { ...identityFields, username, ...professionFields };

/** Whether a new account belongs to the demo. A change of the account leaves it as it is. */
export const demoField = { is_demo: flagField('Demo user') };
