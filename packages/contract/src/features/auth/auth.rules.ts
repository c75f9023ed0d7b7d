import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';

/** `auto` follows the device. */
export const themes = ['light', 'dark', 'auto'] as const;

const characterSets = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@£!+]/];

/** Passphrases from this length on need no mix of character sets. */
const passphraseLength = 15;

/** Point 5: at least 3 of 4 sets; symbols are `@£!+`. The length is stated by the message, not checked here. */
export function hasEnoughCharacterSets(password: string): boolean {
  return characterSets.filter((set) => set.test(password)).length >= 3;
}

/** What the browser checks before it sends: point 5 as it stands. */
export function passwordProblem(password: string): string | undefined {
  if (password.length >= passphraseLength) return undefined;
  return hasEnoughCharacterSets(password) ? undefined : ruleMessages.password;
}

/** What the server enforces on top: the promised length, an upper limit, and nothing from the common list. */
export function newPasswordProblem(password: string): string | undefined {
  if (password.length < limits.passwordMin) return ruleMessages.password;
  if (password.length > limits.passwordMax) return ruleMessages.maxText(limits.passwordMax);
  if (isCommonPassword(password)) return 'Choose a password that is harder to guess';
  return passwordProblem(password);
}

/** Point 5, "confirmation". */
export function confirmationProblem(password: string, confirmation: string): string | undefined {
  if (password === '' && confirmation === '') return ruleMessages.passwordMissing;
  return password === confirmation ? undefined : ruleMessages.confirmation;
}

/** Patterns people choose first; compared without case, digits and symbols at the end. */
const commonStems = new Set(
  'password passw0rd letmein welcome qwerty qwertyuiop abcdef abcdefgh iloveyou monkey dragon football pharmacy pharmacist doselore admin administrator changeme secret summer winter spring autumn monday'.split(
    ' ',
  ),
);

function isCommonPassword(password: string): boolean {
  const stem = password.toLowerCase().replace(/[0-9@£!+.\-_#$%&*?]+$/u, '');
  return commonStems.has(stem) || /^(.)\1+$/u.test(password) || '0123456789012345678901234567890'.includes(password);
}
