import { limits } from '../../limits.ts';
import { emailField, passwordField, textField } from '../../record-fields.ts';

/** Name that a person requests for themselves. */
export const ownNameFields = {
  first_name: textField('First name', { max: limits.name, required: 'Enter your first name' }),
  last_name: textField('Last name', { max: limits.name, required: 'Enter your last name' }),
};

/** Address that a person requests for themselves, with the password that confirms it. */
export const ownEmailFields = {
  email: emailField('New email address', { required: 'Enter the new email address' }),
  currentPassword: passwordField('Current password', { required: 'Enter your current password' }),
};
