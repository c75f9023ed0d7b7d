import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { AuditData } from './audits.repository.ts';
import { listRecordNames, type NamedRecord, type RecordKind } from './record-names.repository.ts';

/** Fields of facts that hold the id of a record with a name. The type of a product is a fact of its own. */
const kindOfFact: Readonly<Record<string, RecordKind | 'product'>> = {
  userId: 'user',
  dropped: 'user',
  restored: 'user',
  groupId: 'group',
  subgroupId: 'subgroup',
  virtualGroupId: 'virtual_group',
  courseId: 'course',
  productId: 'product',
};

/** Fields of changes that hold an id, or text with ids such as `12, 15` or `12: prefers, 15: avoids`. */
const kindOfChange: Readonly<Record<string, RecordKind>> = {
  trainerUserId: 'user',
  organiserUserId: 'user',
  owner_id: 'user',
  content_owner_id: 'user',
  co_trainers: 'user',
  group_id: 'group',
  excluded_groups: 'group',
  organisations: 'group',
  venueId: 'venue',
  venues: 'venue',
  location_id: 'location',
  video_account_id: 'video_account',
  // Name in audits from before November 2026.
  meeting_account_id: 'video_account',
  refresher: 'course',
  courses: 'abstract_course',
};

export type NamedAudit = AuditData & { names: Record<string, string> };
type Value = AuditData['changes'][string][number];

const idsInText = /(?<=^|, )\d+(?=$|,|: )/gu;

function recordOf(row: AuditData, field: string): NamedRecord | undefined {
  const id = row.detail[field];
  const kind = kindOfFact[field];
  if (typeof id !== 'number' || kind === undefined) return undefined;
  if (kind === 'product')
    return {
      kind: row.detail.productType === 'abstract_paper_course' ? 'abstract_paper_course' : 'abstract_course',
      id,
    };
  // Fields of merged organisations hold organisations; those of merged people hold people.
  const isMerge = field === 'dropped' || field === 'restored';
  return { kind: isMerge && row.action.startsWith('groups.') ? 'group' : kind, id };
}

function idsOf(value: Value): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'string' ? (value.match(idsInText) ?? []).map(Number) : [];
}

function recordsOf(row: AuditData): NamedRecord[] {
  const facts = Object.keys(row.detail).flatMap((field) => recordOf(row, field) ?? []);
  const changes = Object.entries(row.changes).flatMap(([field, values]) => {
    const kind = kindOfChange[field];
    return kind === undefined ? [] : values.flatMap(idsOf).map((id) => ({ kind, id }));
  });
  return [...facts, ...changes];
}

const keyOf = ({ kind, id }: NamedRecord) => `${kind} ${id}`;

/** Adds the names of the records that the facts of each row identify, and writes names for the ids in its changes. */
export async function nameRecords(db: Queries, scope: Scope, rows: readonly AuditData[]): Promise<NamedAudit[]> {
  const recordByKey = new Map(rows.flatMap(recordsOf).map((record) => [keyOf(record), record]));
  const found = new Map(
    (await listRecordNames(db, scope, [...recordByKey.values()])).map((one) => [keyOf(one), one.name] as const),
  );
  const nameIn = (field: string, value: Value): Value => {
    const kind = kindOfChange[field];
    if (kind === undefined) return value;
    if (typeof value === 'number') return found.get(keyOf({ kind, id: value })) ?? value;
    if (typeof value !== 'string') return value;
    return value.replace(idsInText, (id) => found.get(keyOf({ kind, id: Number(id) })) ?? id);
  };
  return rows.map((row) => {
    const names = Object.keys(row.detail).flatMap((field) => {
      const record = recordOf(row, field);
      const name = record && found.get(keyOf(record));
      return name === undefined ? [] : [[field, name] as const];
    });
    const changes = Object.entries(row.changes).map(
      ([field, [before, after]]) => [field, [nameIn(field, before), nameIn(field, after)]] as const,
    );
    return { ...row, names: Object.fromEntries(names), changes: Object.fromEntries(changes) as AuditData['changes'] };
  });
}
