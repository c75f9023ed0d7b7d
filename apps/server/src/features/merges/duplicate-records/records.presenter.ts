import { dayText } from '@doselore/contract';
import { licenceStateWords } from '@doselore/contract/licences';
import {
  type DuplicateKind,
  type DuplicateRecord,
  type DuplicateSide,
  duplicateRecordReasons,
} from '@doselore/contract/merges';
import type { RecordData } from './records.repository.ts';

const presentSide = (row: RecordData['one']): DuplicateSide => ({
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

export function presentRecord(row: RecordData): DuplicateRecord {
  const { person } = row;
  return {
    one: presentSide(row.one),
    other: presentSide(row.other),
    reasons: row.reasons,
    person: person && {
      id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
    },
  };
}

type Cell = { head: string; of: (side: DuplicateSide) => string | number | null };

const name = (head: string): Cell => ({ head, of: (side) => side.name });
const group: Cell = { head: 'Organisation', of: (side) => side.group.name };
const months: Cell = { head: 'Certificate months', of: (side) => side.certificateMonths };
const on = (head: string): Cell => ({ head, of: (side) => side.on && dayText(side.on) });
const count = (head: string): Cell => ({ head, of: (side) => side.count });

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
    { head: 'Expires', of: (side) => side.expires_on && dayText(side.expires_on) },
    months,
  ],
  months: [name('Course'), group, months, count('Not issued')],
  venues: [name('Venue'), group, count('Courses'), on('Latest course')],
  services: [
    name('Service'),
    group,
    { head: 'ODS code', of: (side) => side.ods_code },
    { head: 'Premises number', of: (side) => side.premises_number },
    count('Members'),
  ],
};

const hasPerson = (kind: DuplicateKind) => kind === 'licences' || kind === 'certificates';

export function recordCsvHead(kind: DuplicateKind): string[] {
  const heads = cells[kind].map(({ head }) => head);
  const others = heads.map((head) => `Other ${head.startsWith('ODS') ? head : head.toLowerCase()}`);
  return ['Why', ...(hasPerson(kind) ? ['Name', 'Email'] : []), ...heads, ...others];
}

export function presentRecordCsvRow(kind: DuplicateKind, row: RecordData): (string | number | null)[] {
  const { one, other, reasons, person } = presentRecord(row);
  const who = person === null ? [] : [`${person.first_name} ${person.last_name}`, person.email];
  const why = reasons.map((reason) => duplicateRecordReasons[reason].title).join('; ');
  return [why, ...who, ...[one, other].flatMap((side) => cells[kind].map(({ of }) => of(side)))];
}
