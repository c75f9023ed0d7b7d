import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';

/** Themes. `auto` follows the device. */
export const themes = ['light', 'dark', 'auto'] as const;

const characterSets = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@£!+]/];

/** Length from which a passphrase needs no mix of character sets. */
const passphraseLength = 15;

/**
 * Returns whether a password has at least 3 of 4 character sets. Symbols are `@£!+`. The message states the
 * length, but this function does not check it.
 */
export function hasEnoughCharacterSets(password: string): boolean {
  return characterSets.filter((set) => set.test(password)).length >= 3;
}

/** Returns the fault of a password by its length and character sets, or undefined. The browser checks it before sending. */
export function passwordProblem(password: string): string | undefined {
  if (password.length >= passphraseLength) return undefined;
  return hasEnoughCharacterSets(password) ? undefined : ruleMessages.password;
}

/**
 * Returns the fault of a password by the rules of the server, or undefined. These are minimum and maximum length, no
 * common password, and enough character sets.
 */
export function newPasswordProblem(password: string): string | undefined {
  if (password.length < limits.passwordMin) return ruleMessages.password;
  if (password.length > limits.passwordMax) return ruleMessages.maxText(limits.passwordMax);
  if (isCommonPassword(password)) return 'Choose a password that is harder to guess';
  return passwordProblem(password);
}

/** Returns the fault of the repeated password, or undefined. */
export function confirmationProblem(password: string, confirmation: string): string | undefined {
  if (password === '' && confirmation === '') return ruleMessages.passwordMissing;
  return password === confirmation ? undefined : ruleMessages.confirmation;
}

/** Common passwords, compared without case and without digits and symbols at the end. */
const commonStems = new Set(
  'password passw0rd letmein welcome qwerty qwertyuiop abcdef abcdefgh iloveyou monkey dragon football pharmacy pharmacist doselore admin administrator changeme secret summer winter spring autumn monday'.split(
    ' ',
  ),
);

function isCommonPassword(password: string): boolean {
  const stem = password.toLowerCase().replace(/[0-9@£!+.\-_#$%&*?]+$/u, '');
  return commonStems.has(stem) || /^(.)\1+$/u.test(password) || '0123456789012345678901234567890'.includes(password);
}
