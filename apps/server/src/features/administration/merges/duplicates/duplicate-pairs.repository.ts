import { type DuplicateReason, duplicateReasons } from '@doselore/contract/merges';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** SQL for the mailbox of an address, without the label after a plus sign. */
const mailbox = sql`split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2)`;
const reason = (name: DuplicateReason) => sql`a.id as low_id, b.id as high_id, ${name}::text as reason,
  ${duplicateReasons[name]}::int as weight`;

/**
 * Finds each reason by one join over all people on the values that they share. A name alone is no reason: hundreds of
 * people share one. Leaves out empty numbers explicitly: otherwise a join on two columns would compare all of them with
 * each other.
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

/** Searches all people. Leaves pairs alone that have not changed. */
export async function searchDuplicatePairs(tx: Tx, at: Date): Promise<void> {
  // This comes first, so that two searches at the same time run one after the other.
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
