import { quizzesOf } from '@doselore/content';

/** Domain of the example people. The name is reserved (RFC 2606): no server has it, and the outbox takes no such address. */
export const exampleDomain = 'example.invalid';

/** Course of the project that the example course is a copy of. */
export const exampleSlug = 'data-security-level-1';

export const example = {
  organisation: 'Example Pharmacies',
  service: 'Example branch, High Street',
  course: 'Example: data security awareness',
  licences: 10,
  months: 12,
} as const;

/** Invented people, and how far each of them is with the course. */
export const examplePeople = [
  { first_name: 'Alex', last_name: 'Rowe', job_role: 'Pharmacist', progress: 'passed' },
  { first_name: 'Bina', last_name: 'Castell', job_role: 'Pharmacy technician', progress: 'begun' },
  { first_name: 'Chris', last_name: 'Oduya', job_role: 'Dispenser', progress: 'issued' },
  { first_name: 'Dana', last_name: 'Whitfield', job_role: 'Medicines counter assistant', progress: 'none' },
] as const;

export type Progress = (typeof examplePeople)[number]['progress'];

export const emailOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name}.${last_name}@${exampleDomain}`.toLowerCase();

/** Number of modules of the example course. */
export const exampleModules = quizzesOf(exampleSlug).length;
