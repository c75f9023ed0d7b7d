import { type DuplicateReason, duplicateReasons } from '@doselore/contract/merges';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** The mailbox behind an address: what follows a plus is a label. */
const mailbox = sql`split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2)`;
const reason = (name: DuplicateReason) => sql`a.id as low_id, b.id as high_id, ${name}::text as reason,
  ${duplicateReasons[name]}::int as weight`;

/**
 * Each reason is one join over all people by what they share, never by name alone: names are shared by hundreds. Empty
 * numbers are left out in so many words: a join by two columns compares each with each of those.
 */
const found = sql`
  people as materialized (select id, lower(first_name) as first, lower(last_name) as last, registration_number, is_demo,
      ${mailbox} as mailbox from users where merged_into_id is null),
    paid as (select m.group_id, m.payroll_number, p.* from group_members m join people p on p.id = m.user_id
      where m.payroll_number is not null),
    placed as (select m.subgroup_id, p.* from subgroup_members m join people p on p.id = m.user_id),
    hits as (
      select ${reason('email')} from people a join people b using (mailbox, is_demo) where b.id > a.id
      union select ${reason('registration')} from people a join people b using (registration_number, is_demo)
        where b.id > a.id and registration_number is not null
      union select ${reason('payroll')} from paid a join paid b using (group_id, payroll_number, first, last, is_demo)
        where b.id > a.id
      union select ${reason('service')} from placed a join placed b using (subgroup_id, first, last, is_demo)
        where b.id > a.id
    ), found as materialized (
      select low_id, high_id, least(100, sum(weight))::smallint as score, array_agg(reason order by weight desc, reason) as reasons
      from hits group by 1, 2)`;

/** Looks through everybody. Pairs that are as they were are left alone. */
export async function searchDuplicatePairs(tx: Tx, at: Date): Promise<void> {
  // First, so that two searches at once come one after the other.
  await tx
    .insertInto('duplicate_searches')
    .values({ searched_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ searched_at: at }))
    .execute();
  await sql`
    with ${found}, gone as (
      delete from duplicate_pairs d where not exists
        (select from found f where f.low_id = d.low_id and f.high_id = d.high_id)
    )
    insert into duplicate_pairs as d (low_id, high_id, score, reasons) select * from found
    on conflict (low_id, high_id) do update set score = excluded.score, reasons = excluded.reasons
      where d.reasons <> excluded.reasons`.execute(tx);
}

export async function findSearchedAt(db: Queries): Promise<Date | undefined> {
  const row = await db.selectFrom('duplicate_searches').select('searched_at').executeTakeFirst();
  return row?.searched_at;
}
