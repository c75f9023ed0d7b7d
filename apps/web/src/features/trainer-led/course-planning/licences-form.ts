import { limits } from '@doselore/contract';
import { maxNumber, maxText, type Rule, requiredAs, wholeNumber } from '../../../ui/form/index.ts';

/** Licences that are bought with a new course. */
export type LicenceValues = { quantity: string; poReference: string; transactionRef: string };

export const noLicences: LicenceValues = { quantity: '0', poReference: '', transactionRef: '' };

export const licenceLabels: Record<keyof LicenceValues, string> = {
  quantity: 'Licences to buy',
  poReference: 'Purchase order reference',
  transactionRef: 'Transaction reference',
};

const oneReference: Rule<string, LicenceValues> = (_value, { quantity, poReference, transactionRef }) =>
  Number(quantity) > 0 && poReference.trim() === '' && transactionRef.trim() === ''
    ? 'Enter a purchase order or a transaction reference'
    : undefined;

export const licenceRules = {
  quantity: [requiredAs('Enter 0 to buy none'), wholeNumber, maxNumber(limits.purchaseMax)],
  poReference: [maxText(limits.name), oneReference],
  transactionRef: [maxText(limits.name)],
};

/** Converts the fields to a part of the request. References count only when licences are bought. */
export function licencesOf({ quantity, poReference, transactionRef }: LicenceValues) {
  if (Number(quantity) === 0) return { quantity: 0, poReference: '', transactionRef: '' };
  return { quantity: Number(quantity), poReference: poReference.trim(), transactionRef: transactionRef.trim() };
}
