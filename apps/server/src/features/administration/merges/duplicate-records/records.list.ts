import { dayText } from '@doselore/contract';
import { licenceStateWords } from '@doselore/contract/licences';
import {
  type DuplicateKind,
  duplicateKindTitles,
  duplicateRecordReasons,
  listDuplicateRecords,
} from '@doselore/contract/merges';
import { today } from '../../../../platform/clock/index.ts';
import { type Column, declareList } from '../../../../platform/lists/index.ts';
import { findSearchedAt } from '../duplicates/duplicate-pairs.repository.ts';
import { presentRecord } from './records.presenter.ts';
import { listRecordRows, type RecordData } from './records.repository.ts';

type SideColumn = Column<RecordData['one']>;

const name = (head: string): SideColumn => [head, (side) => side.name];
const group: SideColumn = ['Organisation', (side) => side.group_name];
const months: SideColumn = ['Certificate months', (side) => side.certificate_months ?? null];
const on = (head: string): SideColumn => [head, (side) => (side.on ? dayText(side.on) : null)];
const count = (head: string): SideColumn => [head, (side) => side.count ?? null];

const sideColumns: Record<DuplicateKind, readonly SideColumn[]> = {
  licences: [
    name('Course'),
    group,
    ['State', ({ state }) => (state ? licenceStateWords[state] : null)],
    on('Issued'),
    months,
  ],
  certificates: [
    name('Course'),
    group,
    on('Awarded'),
    ['Expires', (side) => (side.expires_on ? dayText(side.expires_on) : null)],
    months,
  ],
  months: [name('Course'), group, months, count('Not issued')],
  venues: [name('Venue'), group, count('Courses'), on('Latest course')],
  services: [
    name('Service'),
    group,
    ['ODS code', (side) => side.ods_code ?? null],
    ['Premises number', (side) => side.premises_number ?? null],
    count('Members'),
  ],
};

const personColumns: readonly Column<RecordData>[] = [
  ['Name', ({ person }) => person && `${person.first_name} ${person.last_name}`],
  ['Email', ({ person }) => person?.email ?? null],
];
const hasPerson = (kind: DuplicateKind) => kind === 'licences' || kind === 'certificates';
const otherHead = (head: string) => `Other ${head.startsWith('ODS') ? head : head.toLowerCase()}`;

export const duplicateRecordsList = declareList(listDuplicateRecords, {
  name: ({ params }) => `Duplicates, ${duplicateKindTitles[params.kind].toLowerCase()}`,
  rows: ({ params, query, scope, services }) =>
    listRecordRows(services.db, scope, { ...query, ...params, today: today(services.clock) }),
  present: presentRecord,
  extra: async ({ services }) => ({ searched_at: (await findSearchedAt(services.db))?.toISOString() ?? null }),
  columns: ({ params: { kind } }) => [
    ['Why', (row) => row.reasons.map((reason) => duplicateRecordReasons[reason].title).join('; ')],
    ...(hasPerson(kind) ? personColumns : []),
    ...sideColumns[kind].map(([head, cell]): Column<RecordData> => [head, (row, call) => cell(row.one, call)]),
    ...sideColumns[kind].map(
      ([head, cell]): Column<RecordData> => [otherHead(head), (row, call) => cell(row.other, call)],
    ),
  ],
});
