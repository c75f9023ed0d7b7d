import { isJobRole, type JobRole } from '../users/people.rules.ts';
import { cellsOf, detailLimits, lineOf, linesOf } from './details.rules.ts';

/** Registration that people must have to be one of the people who need the course. */
export const registrantKinds = ['any', 'pharmacist', 'technician', 'none'] as const;
export type RegistrantKind = (typeof registrantKinds)[number];
/** `within`: days from joining in which to complete it. `grace`: days after its expiry that are still accepted. */
export type Mandatory = { roles: JobRole[]; registrants: RegistrantKind; within: number; grace: number };

/** Reads who must take a course: one group of people on each line, as `roles | registrants | within | grace`. */
export function mandatoryOf(text: string): Mandatory[] {
  return linesOf(text).map((line) => {
    const [roles = '', registrants = '', within = '', grace = ''] = cellsOf(line);
    return {
      roles: rolesOf(roles),
      registrants: registrantKinds.find((known) => known === registrants) ?? 'any',
      within: Number(within),
      grace: Number(grace),
    };
  });
}

export function mandatoryText(list: readonly Mandatory[]): string {
  return list
    .map(({ roles, registrants, within, grace }) => lineOf([roles.join(','), registrants, within, grace]))
    .join('\n');
}

export function mandatoryProblem(text: string): string | undefined {
  const list = mandatoryOf(text);
  if (list.length > detailLimits.mandatory) return `Enter at most ${detailLimits.mandatory} groups of people`;
  const isDays = (days: number, most: number) => Number.isInteger(days) && days >= 0 && days <= most;
  if (list.some(({ within }) => !isDays(within, detailLimits.mandatoryDays)))
    return `Days to complete it should be 0 to ${detailLimits.mandatoryDays}`;
  if (list.some(({ grace }) => !isDays(grace, detailLimits.graceDays)))
    return `Days accepted after expiry should be 0 to ${detailLimits.graceDays}`;
  return undefined;
}

/** Reads job roles with commas between them. Unknown ones are left out. */
export function rolesOf(text: string): JobRole[] {
  return text
    .split(',')
    .map((role) => role.trim())
    .filter(isJobRole);
}
