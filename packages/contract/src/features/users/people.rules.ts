/**
 * Account states. `invited` until an invitation is accepted. `archived` people cannot sign in, but their records stay.
 * Of `erased` ones only a number is left.
 */
export const accountStates = ['active', 'invited', 'archived', 'erased'] as const;
export type AccountState = (typeof accountStates)[number];

/** Job roles, in the words of pharmacy teams and care services. */
export const jobRoles = [
  'Superintendent pharmacist',
  'Responsible pharmacist',
  'Pharmacist',
  'Locum pharmacist',
  'Independent prescriber',
  'Foundation trainee',
  'Pharmacy technician',
  'Accuracy checking technician',
  'Dispenser',
  'Dispensary lead',
  'Medicines counter assistant',
  'Delivery driver',
  'Branch manager',
  'Area administrator',
  'Care-home registered manager',
  'Senior carer',
  'Clinical trainer',
  'Learning operations lead',
] as const;
export type JobRole = (typeof jobRoles)[number];
export const isJobRole = (text: string): text is JobRole => jobRoles.some((role) => role === text);

/** Finds the job role of a text from a form or a spreadsheet. Capitals and spaces do not matter. */
export function findJobRole(text: string): JobRole | undefined {
  const normalised = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  return jobRoles.find((role) => role.toLowerCase() === normalised);
}

/** Returns why a text is no list of job roles with commas between them; undefined when it is one. */
export const roleListProblem = (text: string): string | undefined =>
  text === '' || text.split(',').every(isJobRole) ? undefined : 'Choose job roles from the list';

/** GPhC registration number: 7 digits. Pharmacists begin with 2, pharmacy technicians with 5. */
export const registrationPattern = /^[25]\d{6}$/u;
/** GPhC registration number of a pharmacist. */
export const superintendentPattern = /^2\d{6}$/u;
/** GPhC premises number: 7 digits, beginning with 1. */
export const premisesPattern = /^1\d{6}$/u;
/** ODS code of a pharmacy: F and 4 more characters. */
export const odsPattern = /^F[A-Z0-9]{4}$/u;
/** ODS code of a head office. */
export const headOfficePattern = /^[A-Z0-9]{3,6}$/u;

export const identifierMessages = {
  registration: 'Enter 7 digits: pharmacists start with 2, pharmacy technicians with 5',
  superintendent: 'Enter the 7 digits of a pharmacist, starting with 2',
  premises: 'Enter 7 digits, starting with 1',
  ods: 'Enter F and 4 letters or digits, such as FA123',
  headOffice: 'Enter 3 to 6 letters or digits',
  jobRole: 'Choose a job role from the list',
} as const;

export type Registration = 'pharmacist' | 'technician';

export function registrationOf(number: string | null): Registration | undefined {
  if (number === null || !registrationPattern.test(number)) return undefined;
  return number.startsWith('2') ? 'pharmacist' : 'technician';
}

/** Reasons why a site admin ends somebody's two-step verification. */
export const twoStepEnds = ['deviceLost', 'deviceReplaced', 'codesLost', 'accountAtRisk'] as const;
export type TwoStepEnd = (typeof twoStepEnds)[number];

export const twoStepEndWords: Record<TwoStepEnd, string> = {
  deviceLost: 'The phone or key was lost or stolen',
  deviceReplaced: 'The old phone is no longer available',
  codesLost: 'The app was reset and the recovery codes are lost',
  accountAtRisk: 'Someone else may know the codes',
};
