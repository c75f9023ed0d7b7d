import {
  type DuplicateHalf,
  type DuplicateKind,
  type DuplicateThing,
  duplicateThingReasons,
  licenceStateWords,
} from '@doselore/contract';
import { csvDay } from '../../../platform/files/index.ts';
import type { ThingData } from './things.repository.ts';

const presentHalf = (row: ThingData['one']): DuplicateHalf => ({
  id: row.id,
  name: row.name,
  group: { id: row.group_id, name: row.group_name },
  productType: row.product_type ?? null,
  productId: row.product_id ?? null,
  certificateMonths: row.certificate_months ?? null,
  state: row.state ?? null,
  on: row.on ?? null,
  expires_on: row.expires_on ?? null,
  count: row.count ?? null,
  ods_code: row.ods_code ?? null,
  premises_number: row.premises_number ?? null,
});

export function presentThing(row: ThingData): DuplicateThing {
  const { person } = row;
  return {
    one: presentHalf(row.one),
    other: presentHalf(row.other),
    reasons: row.reasons,
    person: person && {
      id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
    },
  };
}

type Cell = { head: string; of: (half: DuplicateHalf) => string | number | null };

const name = (head: string): Cell => ({ head, of: (half) => half.name });
const group: Cell = { head: 'Organisation', of: (half) => half.group.name };
const months: Cell = { head: 'Certificate months', of: (half) => half.certificateMonths };
const on = (head: string): Cell => ({ head, of: (half) => half.on && csvDay(half.on) });
const count = (head: string): Cell => ({ head, of: (half) => half.count });

const cells: Record<DuplicateKind, Cell[]> = {
  licences: [
    name('Course'),
    group,
    { head: 'State', of: ({ state }) => state && licenceStateWords[state] },
    on('Issued'),
    months,
  ],
  certificates: [
    name('Course'),
    group,
    on('Awarded'),
    { head: 'Expires', of: (half) => half.expires_on && csvDay(half.expires_on) },
    months,
  ],
  months: [name('Course'), group, months, count('Not issued')],
  venues: [name('Venue'), group, count('Courses'), on('Latest course')],
  services: [
    name('Service'),
    group,
    { head: 'ODS code', of: (half) => half.ods_code },
    { head: 'Premises number', of: (half) => half.premises_number },
    count('Members'),
  ],
};

const hasPerson = (kind: DuplicateKind) => kind === 'licences' || kind === 'certificates';

export function thingCsvHead(kind: DuplicateKind): string[] {
  const heads = cells[kind].map(({ head }) => head);
  const others = heads.map((head) => `Other ${head.startsWith('ODS') ? head : head.toLowerCase()}`);
  return ['Why', ...(hasPerson(kind) ? ['Name', 'Email'] : []), ...heads, ...others];
}

export function presentThingCsvRow(kind: DuplicateKind, row: ThingData): (string | number | null)[] {
  const { one, other, reasons, person } = presentThing(row);
  const who = person === null ? [] : [`${person.first_name} ${person.last_name}`, person.email];
  const why = reasons.map((reason) => duplicateThingReasons[reason].title).join('; ');
  return [why, ...who, ...[one, other].flatMap((half) => cells[kind].map(({ of }) => of(half)))];
}
