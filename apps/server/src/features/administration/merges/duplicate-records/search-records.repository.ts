import type { DuplicateKind, DuplicateRecordReason } from '@doselore/contract/merges';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';
import { isInForce, isLive, sameLetters, unissued } from './record-kinds.repository.ts';

const hit = (kind: DuplicateKind, reason: DuplicateRecordReason, [a, b] = ['a.id', 'b.id']) =>
  sql`select ${kind}::text as kind, least(${sql.ref(a)}, ${sql.ref(b)}) as low_id,
    greatest(${sql.ref(a)}, ${sql.ref(b)}) as high_id, ${reason}::text as reason`;

/**
 * SQL over `table`, which has a person and a product in each row. Finds the same course twice, or a course and its
 * refresher.
 */
const courseTwice = (kind: DuplicateKind, table: string) => sql`
  ${hit(kind, 'same_course')} from ${sql.table(table)} a join ${sql.table(table)} b
    using (user_id, product_type, product_id) where b.id > a.id
  union all ${hit(kind, 'refresher')} from ${sql.table(table)} a
    join product_links k on k.from_type = a.product_type and k.from_id = a.product_id and k.kind = 'refresher'
      and k.until_on is null
    join ${sql.table(table)} b on b.user_id = a.user_id and b.product_type = k.to_type and b.product_id = k.to_id`;

/** Joins each kind by the values that its duplicates share, so that rows are not compared with all others. */
const found = (today: string): RawBuilder<unknown> => sql`
  open_groups as materialized (select id as group_id from groups where archived_at is null),
    live as materialized (select l.id, l.user_id, l.product_type, l.product_id from licences l
      join open_groups using (group_id) where ${isLive('l')}),
    held as materialized (select c.id, c.user_id, c.product_type, c.product_id from certificates c
      join users u on u.id = c.user_id and u.archived_at is null where ${isInForce('c', sql`${today}::date`)}),
    keys as materialized (select min(a.id) as id, a.group_id, a.product_type, a.product_id, a.certificate_months
      from licence_accounts a join open_groups using (group_id) group by 2, 3, 4, 5
      having ${unissued('a')} > 0),
    spelt as materialized (select min(v.id) as id, v.group_id, ${sameLetters('v.place')} as letters
      from virtual_groups v join open_groups using (group_id) where v.place is not null group by v.group_id, v.place),
    named as materialized (select s.id, s.group_id, s.ods_code, s.premises_number, ${sameLetters('s.name')} as letters
      from subgroups s join open_groups using (group_id) where s.archived_at is null),
    stars as (select k.from_type, k.from_id, k.to_type, k.to_id from product_links k
        where k.kind = 'equivalent' and k.until_on is null
      union select k.to_type, k.to_id, k.to_type, k.to_id from product_links k
        where k.kind = 'equivalent' and k.until_on is null),
    hits as (
      ${courseTwice('licences', 'live')} union all ${courseTwice('certificates', 'held')}
      union all ${hit('licences', 'equivalent')} from live a
        join stars s on s.from_type = a.product_type and s.from_id = a.product_id
        join stars o on o.to_type = s.to_type and o.to_id = s.to_id and (o.from_type, o.from_id) > (s.from_type, s.from_id)
        join live b on b.user_id = a.user_id and b.product_type = o.from_type and b.product_id = o.from_id
      union all ${hit('months', 'months')} from keys a join keys b using (group_id, product_type, product_id) where b.id > a.id
      union all ${hit('venues', 'spelling')} from spelt a join spelt b using (group_id, letters) where b.id > a.id
      union all ${hit('services', 'ods')} from named a join named b using (ods_code) where b.id > a.id
      union all ${hit('services', 'premises')} from named a join named b using (premises_number) where b.id > a.id
      union all ${hit('services', 'name')} from named a join named b using (group_id, letters) where b.id > a.id
    ), found as materialized (
      select kind, low_id, high_id, array_agg(distinct reason order by reason) as reasons from hits group by 1, 2, 3)`;

/** Searches all records. Leaves pairs alone that have not changed. */
export async function searchDuplicateRecords(tx: Tx, today: string): Promise<void> {
  await sql`
    with ${found(today)}, gone as (
      delete from duplicate_things d where not exists (select from found f
        where f.kind = d.kind and f.low_id = d.low_id and f.high_id = d.high_id)
    )
    insert into duplicate_things as d (kind, low_id, high_id, reasons) select * from found
    on conflict (kind, low_id, high_id) do update set reasons = excluded.reasons
      where d.reasons <> excluded.reasons`.execute(tx);
}
