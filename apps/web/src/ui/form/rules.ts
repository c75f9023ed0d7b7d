import { ruleMessages } from '@doselore/contract';
import { confirmationProblem, passwordProblem } from '@doselore/contract/auth';

/** Returns a message when the value breaks the rule. `values` is the whole form, for rules about two fields. */
export type Rule<V = string, All = unknown> = (value: V, values: All) => string | undefined;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

export const required: Rule<unknown> = (value) => (isEmpty(value) ? ruleMessages.required : undefined);

/** Returns the required rule with its own message: "Enter the venue postcode". */
export const requiredAs =
  (message: string): Rule<unknown> =>
  (value) =>
    isEmpty(value) ? message : undefined;

export const maxText =
  (limit: number): Rule =>
  (value) =>
    value.length > limit ? ruleMessages.maxText(limit) : undefined;

export const minText =
  (limit: number): Rule =>
  (value) =>
    value.length < limit ? ruleMessages.minText(limit) : undefined;

const isNumber = (value: string) => value.trim() !== '' && Number.isFinite(Number(value));

export const maxNumber =
  (limit: number): Rule =>
  (value) =>
    isNumber(value) && Number(value) > limit ? ruleMessages.maxNumber(limit) : undefined;

export const minNumber =
  (limit: number): Rule =>
  (value) =>
    isNumber(value) && Number(value) < limit ? ruleMessages.minNumber(limit) : undefined;

export const wholeNumber: Rule = (value) =>
  value.trim() === '' || /^\d+$/.test(value.trim()) ? undefined : 'Enter a whole number';

export const email: Rule = (value) =>
  value === '' || emailPattern.test(value.trim()) ? undefined : ruleMessages.email;

export const password: Rule = (value) => (value === '' ? undefined : passwordProblem(value));

/** Returns the rule for a password confirmation, which refuses two empty or two different values. */
export const confirms =
  <All>(passwordOf: (values: All) => string): Rule<string, All> =>
  (value, values) =>
    confirmationProblem(passwordOf(values), value);

export function firstProblem<V, All>(rules: readonly Rule<V, All>[], value: V, values: All): string | undefined {
  for (const rule of rules) {
    const problem = rule(value, values);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
