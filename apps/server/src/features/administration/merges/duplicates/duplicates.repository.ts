import type { ListQuery } from '@doselore/contract';
import type { DuplicateReason } from '@doselore/contract/merges';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, type Tx, whenSearched } from '../../../../platform/db/index.ts';

type Match = { id: number; first_name: string; last_name: string; email: string; registration_number: string | null };
export type DuplicateData = {
  one: Match;
  other: Match;
  /** True when the other account is the one to keep: the first was never activated, or is archived. */
  is_other_better: boolean;
  score: number;
  reasons: DuplicateReason[];
  group_id: number | null;
  total: number;
};

const match = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'first_name', ${column('first_name')}, 'last_name',
    ${column('last_name')}, 'email', ${column('email')}, 'registration_number', ${column('registration_number')})`;
};
const nameOf = (alias: string) =>
  sql`lower(${sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name || ' ' || ${alias}.email`)})`;
const sortable = { score: sql`-p.score`, name: sql`lower(a.last_name)` };

/** Lists the pairs of the last search, without those merged since and those marked as two people. */
export async function listDuplicateRows(db: Queries, scope: Scope, filter: ListQuery): Promise<DuplicateData[]> {
  const order = sql`${orderBy(filter, sortable)}, p.low_id, p.high_id`;
  const { rows } = await sql<DuplicateData>`
    with page as (
      select p.*, count(*) over ()::int as total, row_number() over (order by ${order}) as place from duplicate_pairs p
      join users a on a.id = p.low_id and a.merged_into_id is null
      join users b on b.id = p.high_id and b.merged_into_id is null
      where ${scopeWhere(scope, {})} and not exists (select from distinct_people d where d.low_id = p.low_id and d.high_id = p.high_id)
        and ${whenSearched(filter.q, sql`${nameOf('a')} like ${containing(filter.q)} or ${nameOf('b')} like ${containing(filter.q)}`)}
      order by ${order} ${limitTo(filter)})
    select ${match('a')} as one, ${match('b')} as other, p.score, p.reasons, p.total,
      array_position(array['active', 'provisional', 'disabled'], b.state)
        < array_position(array['active', 'provisional', 'disabled'], a.state) as is_other_better,
      (select min(m.group_id) from group_members m join groups g on g.id = m.group_id
        where m.user_id in (a.id, b.id) and g.archived_at is null) as group_id
    from page p join users a on a.id = p.low_id join users b on b.id = p.high_id order by p.place`.execute(db);
  return rows;
}

export type Two = { oneId: UserId; otherId: UserId };
const ordered = ({ oneId, otherId }: Two) => ({ low_id: Math.min(oneId, otherId), high_id: Math.max(oneId, otherId) });

export async function countPeople(db: Queries, { oneId, otherId }: Two): Promise<number> {
  const rows = await db.selectFrom('users').select('id').where('id', 'in', [oneId, otherId]).execute();
  return rows.length;
}

export async function insertDistinct(tx: Tx, params: Two & { actorId: number; at: Date }): Promise<void> {
  await tx
    .insertInto('distinct_people')
    .values({ ...ordered(params), decided_by: params.actorId, decided_at: params.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDistinct(tx: Tx, params: Two): Promise<void> {
  const { low_id, high_id } = ordered(params);
  await tx.deleteFrom('distinct_people').where('low_id', '=', low_id).where('high_id', '=', high_id).execute();
}
