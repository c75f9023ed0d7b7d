import type { DuplicateKind, DuplicateRecord, DuplicateRecordsQuery } from '@doselore/contract/merges';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, type Tx, whenSearched } from '../../../../platform/db/index.ts';
import { type RecordKind, recordKinds, sameLetters } from './record-kinds.repository.ts';

type Side = {
  id: number;
  name: string;
  group_id: number;
  group_name: string;
  product_type?: DuplicateRecord['one']['productType'];
  product_id?: number;
  certificate_months?: number;
  state?: DuplicateRecord['one']['state'];
  on?: string | null;
  expires_on?: string | null;
  count?: number;
  ods_code?: string | null;
  premises_number?: string | null;
};
export type RecordData = {
  one: Side;
  other: Side;
  reasons: DuplicateRecord['reasons'];
  person: DuplicateRecord['person'];
  total: number;
};

const sides = (kind: RecordKind, today: string) => {
  const side = (s: 'a' | 'b', idColumn: string) => sql`
    join ${sql.table(kind.table)} ${sql.ref(s)} on ${sql.ref(`${s}.id`)} = ${sql.ref(idColumn)} and ${kind.isStill(s, today)}
    join groups ${sql.ref(`${s}g`)} on ${sql.ref(`${s}g.id`)} = ${sql.ref(`${s}.group_id`)}
      and ${kind.isOfOpenGroups ? sql`${sql.ref(`${s}g.archived_at`)} is null` : sql`true`}`;
  const person = kind.hasPerson ? sql`join users u on u.id = a.user_id` : sql``;
  return sql`${side('a', 'd.low_id')} ${side('b', 'd.high_id')} ${person}`;
};
const side = (
  kind: RecordKind,
  s: 'a' | 'b',
) => sql`jsonb_build_object('id', ${sql.ref(`${s}.id`)}, 'name', ${kind.name(s)},
  'group_id', ${sql.ref(`${s}g.id`)}, 'group_name', ${sql.ref(`${s}g.name`)}) || ${kind.side(s)}`;
const owner = sql`jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email)`;

const sortablePeople = {
  person: sql`lower(u.last_name || ' ' || u.first_name)`,
  group: sql`lower(ag.name)`,
};
const sortable = (kind: RecordKind) => ({ name: sql`lower(${kind.name('a')})`, group: sql`lower(ag.name)` });

type Filter = DuplicateRecordsQuery & { kind: DuplicateKind; today: string };

/** Lists the pairs of the last search, without those repaired or marked as distinct since. */
export async function listRecordRows(db: Queries, scope: Scope, filter: Filter): Promise<RecordData[]> {
  const kind = recordKinds[filter.kind];
  const text = sql`lower(${kind.name('a')} || ' ' || ${kind.name('b')} || ' ' || ag.name || ' ' || bg.name
    ${kind.hasPerson ? sql`|| ' ' || u.first_name || ' ' || u.last_name || ' ' || u.email` : sql``})`;
  const order = kind.hasPerson ? orderBy(filter, sortablePeople) : orderBy(filter, sortable(kind));
  const { rows } = await sql<RecordData>`
    select ${side(kind, 'a')} as one, ${side(kind, 'b')} as other, d.reasons, ${kind.hasPerson ? owner : sql`null::jsonb`} as person,
      count(*) over ()::int as total
    from duplicate_things d ${sides(kind, filter.today)}
    where ${scopeWhere(scope, {})} and d.kind = ${filter.kind} and ${kind.areStill}
      and not exists (select from distinct_things t where t.kind = d.kind and t.low_id = d.low_id and t.high_id = d.high_id)
      and ${filter.reason === '' ? sql`true` : sql`${filter.reason} = any(d.reasons)`}
      and ${whenSearched(filter.q, sql`${text} like ${containing(filter.q)}`)}
    order by ${order}, d.low_id, d.high_id ${limitTo(filter)}`.execute(db);
  return rows;
}

export type RecordPair = { kind: DuplicateKind; oneId: number; otherId: number };
const pair = ({ kind, oneId, otherId }: RecordPair) => ({
  kind,
  low_id: Math.min(oneId, otherId),
  high_id: Math.max(oneId, otherId),
});

export async function isFoundTwice(tx: Tx, scope: Scope, two: RecordPair): Promise<boolean> {
  const row = await tx
    .selectFrom('duplicate_things')
    .select('kind')
    .where((eb) => eb.and(pair(two)))
    .where(scopeWhere(scope, {}))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDistinctRecords(tx: Tx, params: RecordPair & { actorId: number; at: Date }): Promise<void> {
  await tx
    .insertInto('distinct_things')
    .values({ ...pair(params), decided_by: params.actorId, decided_at: params.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDistinctRecords(tx: Tx, params: RecordPair): Promise<void> {
  await tx
    .deleteFrom('distinct_things')
    .where((eb) => eb.and(pair(params)))
    .execute();
}

/** Takes no scope: compares two texts and reads no table. */
export async function areSamePlace(tx: Tx, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select ${sameLetters(sql`${from}::text`)} = ${sameLetters(sql`${to}::text`)} as same`.execute(tx);
  return rows[0]?.same ?? false;
}

type Respelling = { groupId: number; from: string; to: string; only?: readonly number[] | undefined };

/** Returns the courses whose spelling has changed. */
export async function updateVenue(tx: Tx, { groupId, from, to, only }: Respelling): Promise<number[]> {
  const rows = await tx
    .updateTable('virtual_groups')
    .set({ place: to })
    .where('group_id', '=', groupId)
    .where('place', '=', from)
    .$if(only !== undefined, (query) => query.where('id', 'in', [...(only ?? [])]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
