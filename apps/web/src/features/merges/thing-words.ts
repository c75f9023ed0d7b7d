import {
  type DuplicateHalf,
  type DuplicateKind,
  type DuplicateThing,
  licenceStateWords,
  plural,
} from '@doselore/contract';
import { fullName } from '../../platform/session/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../ui/formats/index.ts';

type Words = { sort: string; lead: string; search: string; keep: string; kept: string; empty: string };

export const thingWords: Record<DuplicateKind, Words> = {
  licences: {
    sort: 'person',
    lead: 'People who hold two licences that nobody has finished, for one course or for a course and its refresher. Take back the one that is not needed.',
    search: 'Name, email, course or organisation',
    keep: 'Both are needed',
    kept: 'Both licences stay',
    empty: 'Nobody holds two licences for one course.',
  },
  certificates: {
    sort: 'person',
    lead: 'People with two certificates in force for one course, or for a course and its refresher. Each organisation has its own: look at both before you decide.',
    search: 'Name, email, course or organisation',
    keep: 'Both are right',
    kept: 'Both certificates stay',
    empty: 'Nobody has two certificates in force for one course.',
  },
  months: {
    sort: 'name',
    lead: 'Courses that an organisation has with two certificate lengths, with licences left of both. Who is issued which is easily mistaken.',
    search: 'Course or organisation',
    keep: 'Both are right',
    kept: 'Both lengths stay',
    empty: 'No organisation has unissued licences of one course with two certificate lengths.',
  },
  venues: {
    sort: 'group',
    lead: 'Places of Pharmacist-led Courses that one organisation writes in two ways. Choose the way that is right.',
    search: 'Venue or organisation',
    keep: 'Two venues',
    kept: 'They are two venues',
    empty: 'Every venue is written in one way.',
  },
  services: {
    sort: 'name',
    lead: 'Services that share an ODS code or a premises number, or a name in one organisation. Correct or archive one of them.',
    search: 'Service or organisation',
    keep: 'Not a duplicate',
    kept: 'They are two services',
    empty: 'No two services share a code, or a name in one organisation.',
  },
};

const counted = (count: number | null, one: string, many: string) =>
  `${formatNumber(count ?? 0)} ${plural(count ?? 0, one, many)}`;

/** What there is to know of one of the two, a line each. */
export function factsOfHalf(kind: DuplicateKind, half: DuplicateHalf): string[] {
  const on = half.on === null ? '' : formatDay(half.on);
  switch (kind) {
    case 'licences':
      return [half.group.name, `${half.state === null ? '' : licenceStateWords[half.state]}, issued ${on}`];
    case 'certificates':
      return [
        half.group.name,
        `Awarded ${on}, ${half.expires_on === null ? 'does not expire' : `until ${formatDay(half.expires_on)}`}`,
      ];
    case 'months':
      return [`${formatNumber(half.count ?? 0)} not issued`];
    case 'venues':
      return [`${counted(half.count, 'course', 'courses')}${on === '' ? '' : `, the latest ${on}`}`];
    case 'services':
      return [
        half.group.name,
        [half.ods_code, half.premises_number].filter((code) => code !== null).join(', ') || 'No codes',
        counted(half.count, 'member', 'members'),
      ];
  }
}

/** What one of the two is called beside the other. */
export const nameOfHalf = (kind: DuplicateKind, half: DuplicateHalf): string =>
  kind === 'months' ? formatMonths(half.certificateMonths ?? 0) : half.name;

export function nameOfThing(kind: DuplicateKind, { one, other, person }: DuplicateThing): string {
  if (person !== null) return `${fullName(person)}, ${one.name}`;
  return kind === 'months' ? `${one.name}, ${one.group.name}` : `${one.name} and ${other.name}`;
}
