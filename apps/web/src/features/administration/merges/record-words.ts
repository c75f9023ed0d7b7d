import { plural } from '@doselore/contract';
import { licenceStateWords } from '@doselore/contract/licences';
import type { DuplicateKind, DuplicateRecord, DuplicateSide } from '@doselore/contract/merges';
import { fullName } from '../../../platform/session/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../ui/formats/index.ts';

type Words = { sort: string; lead: string; search: string; keep: string; kept: string; empty: string };

export const recordWords: Record<DuplicateKind, Words> = {
  licences: {
    sort: 'person',
    lead: 'People with two unfinished licences for the same course. Take back the licence that is not needed.',
    search: 'Name, email, course or organisation',
    keep: 'Both are needed',
    kept: 'Both licences stay',
    empty: 'No person has two licences for one course.',
  },
  certificates: {
    sort: 'person',
    lead: 'People with two valid certificates for the same course, also from two organisations.',
    search: 'Name, email, course or organisation',
    keep: 'Both are correct',
    kept: 'Both certificates stay',
    empty: 'No person has two valid certificates for one course.',
  },
  months: {
    sort: 'name',
    lead: 'Courses with unissued licences of two certificate lengths in one organisation.',
    search: 'Course or organisation',
    keep: 'Both are correct',
    kept: 'Both lengths stay',
    empty: 'No organisation has unissued licences of one course with two certificate lengths.',
  },
  venues: {
    sort: 'group',
    lead: 'Venues with two spellings in one organisation. Choose the correct spelling.',
    search: 'Venue or organisation',
    keep: 'Two venues',
    kept: 'They are two venues',
    empty: 'Every venue has one spelling.',
  },
  services: {
    sort: 'name',
    lead: 'Services that share a code, or a name in one organisation. Correct or archive one of them.',
    search: 'Service or organisation',
    keep: 'Not a duplicate',
    kept: 'They are two services',
    empty: 'No two services share a code, or a name in one organisation.',
  },
};

const counted = (count: number | null, one: string, many: string) =>
  `${formatNumber(count ?? 0)} ${plural(count ?? 0, one, many)}`;

/** Returns the facts about one side, each on its own line. */
export function factsOfSide(kind: DuplicateKind, side: DuplicateSide): string[] {
  const on = side.on === null ? '' : formatDay(side.on);
  switch (kind) {
    case 'licences':
      return [side.group.name, `${side.state === null ? '' : licenceStateWords[side.state]}, issued ${on}`];
    case 'certificates':
      return [
        side.group.name,
        `Awarded ${on}, ${side.expires_on === null ? 'never expires' : `until ${formatDay(side.expires_on)}`}`,
      ];
    case 'months':
      return [`${formatNumber(side.count ?? 0)} not issued`];
    case 'venues':
      return [`${counted(side.count, 'course', 'courses')}${on === '' ? '' : `, the latest ${on}`}`];
    case 'services':
      return [
        side.group.name,
        [side.ods_code, side.premises_number].filter((code) => code !== null).join(', ') || 'No codes',
        counted(side.count, 'member', 'members'),
      ];
  }
}

/** Returns the name that tells one side from the other. */
export const nameOfSide = (kind: DuplicateKind, side: DuplicateSide): string =>
  kind === 'months' ? formatMonths(side.certificateMonths ?? 0) : side.name;

export function nameOfRecord(kind: DuplicateKind, { one, other, person }: DuplicateRecord): string {
  if (person !== null) return `${fullName(person)}, ${one.name}`;
  return kind === 'months' ? `${one.name}, ${one.group.name}` : `${one.name} and ${other.name}`;
}
