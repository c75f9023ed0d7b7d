import type { JobRole } from '@doselore/contract/users';
import { firstNames, lastNames } from '../people/names.ts';

export type PopulationPerson = {
  nth: number;
  first_name: string;
  last_name: string;
  email: string;
  job_role: JobRole;
  registration_number: string | null;
  payroll_number: string;
  state: 'active' | 'provisional';
  has_left: boolean;
  joined_days_ago: number;
  /** Indexes in the list of the organisation's services. */
  services: number[];
};

export type Outcome = 'issued' | 'begun' | 'failed' | 'passed';
export type PopulationHistory = { nth: number; product: number; outcome: Outcome; daysAgo: number };

/** Endings of last names, so that 100,000 people have different names. */
const lastParts = ['', '', '', 'son', ' Ellis', ' Grant', '-Price', ' Webb', ' Moss', '-Lowe'];
const jobs: readonly JobRole[] = [
  'Pharmacist',
  'Pharmacy technician',
  'Accuracy checking technician',
  'Dispenser',
  'Medicines counter assistant',
  'Foundation trainee',
  'Delivery driver',
];
const careJobs: readonly JobRole[] = ['Senior carer', 'Care-home registered manager', 'Senior carer', 'Senior carer'];

/** Picks an entry by the number of a person. Reproducible and well spread. */
function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

function plain(text: string): string {
  return text.replace('Ż', 'Z').normalize('NFKD').replace(/[^\w]/gu, '').toLowerCase();
}

/**
 * Place of a population. `offset` is the number of people in earlier populations, so that no two share names and
 * numbers.
 */
type Place = { tag: string; offset: number; services: number; count: number; isCare?: boolean };

export function planPeople({ tag, offset, services, count, isCare = false }: Place): PopulationPerson[] {
  return Array.from({ length: count }, (_, nth) => {
    const at = offset + nth;
    const first = pick(firstNames, at * 5 + Math.floor(at / 24));
    const last = pick(lastNames, at * 7 + Math.floor(at / 11)) + pick(lastParts, Math.floor(at / 3));
    const job = pick(isCare ? careJobs : jobs, nth);
    const number = String(at % 1_000_000).padStart(6, '0');
    const registered = job.includes('harmacist') ? '2' : job.includes('technician') ? '5' : undefined;
    return {
      nth,
      first_name: first,
      last_name: last,
      email: `${plain(first)}.${plain(last)}.${tag}${nth}@example.org`,
      job_role: job,
      registration_number: registered === undefined ? null : `${registered}${number}`,
      payroll_number: `${tag.toUpperCase()}-${number}`,
      state: nth % 23 === 7 ? 'provisional' : 'active',
      has_left: nth % 41 === 13,
      joined_days_ago: 20 + ((nth * 37) % 1100),
      services: services === 0 ? [] : nth % 9 === 4 ? [nth % services, (nth + 1) % services] : [nth % services],
    };
  });
}

/** Ages in days that put certificates of 12 months past their expiry, near it, and far from it. */
const ages = [700, 430, 400, 372, 362, 356, 340, 320, 300, 250, 210, 180, 150, 120, 90, 60, 45, 30, 14, 7, 3];
const outcomes: readonly Outcome[] = ['passed', 'passed', 'begun', 'passed', 'issued', 'failed', 'passed', 'passed'];

/** Plans two courses for each person. A person whose account is not yet activated only has the licences. */
export function planHistories(people: readonly PopulationPerson[], products: number): PopulationHistory[] {
  return people.flatMap(({ nth, state }) =>
    [0, 1].map((second) => ({
      nth,
      product: (nth + second) % products,
      outcome: state === 'provisional' ? ('issued' as const) : pick(outcomes, nth * 3 + second * 5),
      daysAgo: pick(ages, nth * 5 + second * 8),
    })),
  );
}
