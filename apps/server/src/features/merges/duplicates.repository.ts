import { type DuplicateReason, duplicateReasons, type ListQuery } from '@doselore/contract';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries, type Tx } from '../../platform/db/index.ts';

type Twin = { id: number; first_name: string; last_name: string; email: string; registration_number: string | null };
export type DuplicateData = {
  one: Twin;
  other: Twin;
  /** The second is the one to keep: the first was never taken over, or is archived. */
  is_other_better: boolean;
  score: number;
  reasons: DuplicateReason[];
  group_id: number | null;
  total: number;
};

/** The mailbox behind an address: what follows a plus is a label. */
const mailbox = sql`split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2)`;
const reason = (name: DuplicateReason) => sql`${name}::text as reason, ${duplicateReasons[name]}::int as weight`;
const sameName = sql`lower(a.first_name) = lower(b.first_name) and lower(a.last_name) = lower(b.last_name)`;
const twin = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'first_name', ${column('first_name')}, 'last_name',
    ${column('last_name')}, 'email', ${column('email')}, 'registration_number', ${column('registration_number')})`;
};
const sortable = { score: sql`-score`, name: sql`last_name` };

/** Pairs that look like one person, without those that somebody has looked at and found to be two. */
export async function listDuplicateRows(db: Queries, filter: ListQuery): Promise<DuplicateData[]> {
  const { rows } = await sql<DuplicateData>`
    with people as (select id, first_name, last_name, registration_number, is_demo, ${mailbox} as mailbox
        from users where merged_into_id is null),
      hits as (
        select a.id as low_id, b.id as high_id, ${reason('email')} from people a
          join people b on b.mailbox = a.mailbox and b.id > a.id and b.is_demo = a.is_demo
        union all select a.id, b.id, ${reason('registration')} from people a
          join people b on b.registration_number = a.registration_number and b.id > a.id and b.is_demo = a.is_demo
        union all select a.id, b.id, ${reason('payroll')} from group_members m
          join group_members n on n.group_id = m.group_id and n.payroll_number = m.payroll_number and n.user_id > m.user_id
          join people a on a.id = m.user_id join people b on b.id = n.user_id and b.is_demo = a.is_demo and ${sameName}
        union all select a.id, b.id, ${reason('service')} from people a
          join people b on ${sameName} and b.id > a.id and b.is_demo = a.is_demo
          where exists (select from subgroup_members m join subgroup_members n on n.subgroup_id = m.subgroup_id
            where m.user_id = a.id and n.user_id = b.id)),
      pairs as (select low_id, high_id, least(100, sum(weight))::int as score, json_agg(reason order by weight desc, reason) as reasons
        from (select distinct low_id, high_id, reason, weight from hits) h
        where not exists (select from distinct_people d where d.low_id = h.low_id and d.high_id = h.high_id)
        group by 1, 2)
    select x.*, count(*) over ()::int as total from (
      select ${twin('a')} as one, ${twin('b')} as other, p.score, p.reasons, lower(a.last_name) as last_name, p.low_id,
        array_position(array['active', 'provisional', 'disabled'], b.state)
          < array_position(array['active', 'provisional', 'disabled'], a.state) as is_other_better,
        (select min(m.group_id) from group_members m join groups g on g.id = m.group_id
          where m.user_id in (a.id, b.id) and g.archived_at is null) as group_id
      from pairs p join users a on a.id = p.low_id join users b on b.id = p.high_id
      where lower(a.first_name || ' ' || a.last_name || ' ' || a.email) like ${containing(filter.q)}
        or lower(b.first_name || ' ' || b.last_name || ' ' || b.email) like ${containing(filter.q)}) x
    order by ${orderBy(filter, sortable)}, low_id, score ${limitTo(filter)}`.execute(db);
  return rows;
}

export type Two = { oneId: number; otherId: number };
const ordered = ({ oneId, otherId }: Two) => ({ low_id: Math.min(oneId, otherId), high_id: Math.max(oneId, otherId) });

export async function countPeople(db: Queries, { oneId, otherId }: Two): Promise<number> {
  const rows = await db.selectFrom('users').select('id').where('id', 'in', [oneId, otherId]).execute();
  return rows.length;
}

export async function insertDistinct(trx: Tx, of: Two & { actorId: number; at: Date }): Promise<void> {
  await trx
    .insertInto('distinct_people')
    .values({ ...ordered(of), decided_by: of.actorId, decided_at: of.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDistinct(trx: Tx, of: Two): Promise<void> {
  const { low_id, high_id } = ordered(of);
  await trx.deleteFrom('distinct_people').where('low_id', '=', low_id).where('high_id', '=', high_id).execute();
}
