import type { ServicePlace } from '@doselore/contract';
import type { Connection } from '@doselore/server/src/platform/db/index.ts';

/**
 * Size of the ledger: half a million licences, each issued, taken back, issued again and started. Two million
 * movements.
 */
export const ledgerSize = { organisations: 200, products: 10, licencesEach: 250 };

type Filled = ServicePlace & { productId: number; userIds: number[] };

/**
 * Fills the ledger without the use cases, so that the ledger check finds no fault. Each key buys seats and fills a
 * pool. Each person gets a licence, loses it, gets it again and starts it. Half of the licences are for a service.
 * `newcomers` join the first organisation.
 */
export async function fillLedger(
  pool: Connection['pool'],
  { actorId, newcomers }: { actorId: number; newcomers: number },
): Promise<Filled> {
  const { organisations, products, licencesEach } = ledgerSize;
  await pool.query(`create table bench_keys as
    with g as (insert into groups (name) select 'Ledger ' || n from generate_series(1, ${organisations}) n returning id),
      s as (insert into subgroups (group_id, name) select id, 'Service of ' || id from g returning id, group_id),
      p as (insert into abstract_courses (title, default_months) select 'Product ' || n, 12 from generate_series(1, ${products}) n returning id)
    select g.id as group_id, s.id as subgroup_id, p.id as product_id from g join s on s.group_id = g.id cross join p`);
  await pool.query(`insert into group_settings (group_id) select distinct group_id from bench_keys`);
  await pool.query(`with u as (insert into users (email, first_name, last_name)
      select 'holder-' || n || '@ledger.example', 'Holder', 'Number ' || n from generate_series(1, ${organisations * licencesEach}) n returning id),
      numbered as (select id, row_number() over (order by id) as n from u),
      grouped as (select distinct group_id, dense_rank() over (order by group_id) as nth from bench_keys)
    insert into group_members (group_id, user_id) select g.group_id, u.id from numbered u
    join grouped g on g.nth = (u.n - 1) / ${licencesEach} + 1`);
  await pool.query(`insert into licence_accounts (group_id, product_type, product_id, certificate_months, kind, place_id)
    select group_id, 'abstract_course', product_id, 12, k, case k when 'POOL' then subgroup_id else 0 end
    from bench_keys cross join unnest(array['SUPPLY', 'POT', 'POOL', 'HELD', 'USED']) k`);
  await pool.query(`insert into licence_orders (group_id, product_type, product_id, certificate_months, quantity, po_reference, ordered_by)
    select group_id, 'abstract_course', product_id, 12, 3000, 'PO', ${actorId} from bench_keys`);
  await pool.query(`insert into licences (group_id, product_type, product_id, certificate_months, user_id, source_account_id,
      subgroup_id, issued_by, issued_at, state, started_at, completed_at)
    select k.group_id, 'abstract_course', k.product_id, 12, m.user_id, a.id,
      case when m.user_id % 2 = 0 then k.subgroup_id end, ${actorId},
      now() - (m.user_id % 700) * interval '1 day', 'completed', now() - (m.user_id % 700) * interval '1 day', now()
    from bench_keys k join group_members m on m.group_id = k.group_id
    join licence_accounts a on a.group_id = k.group_id and a.product_id = k.product_id and a.kind = 'POT'`);
  await insertMovements(pool, actorId);
  await pool.query(`update licence_accounts a set available = m.balance from (
      select id, sum(q)::int as balance from (select to_account_id as id, quantity as q from licence_movements
        union all select from_account_id, -quantity from licence_movements) x group by 1) m
    where m.id = a.id and a.group_id in (select group_id from bench_keys)`);
  await pool.query(`insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name,
      holder_last_name, title, source, source_id, awarded_on, months, expires_on, printed, verify_code)
    select 'BL-' || l.id, l.user_id, l.group_id, l.product_type, l.product_id, 'Holder', 'Holder', 'Product', 'external', l.id,
      l.issued_at::date, 12, l.issued_at::date + 700, '{"drawing": 1, "organisation": "Bench"}', 'BL-' || l.id
    from licences l where l.group_id in (select group_id from bench_keys) and (l.user_id + l.product_id) % 5 = 0`);
  const { rows: keys } = await pool.query<{ group_id: number; subgroup_id: number; product_id: number }>(
    'select * from bench_keys order by group_id, product_id limit 1',
  );
  const [first] = keys;
  if (first === undefined) throw new Error('The ledger of the bench has keys');
  const { rows } = await pool.query<{ id: number }>(
    `with u as (insert into users (email, first_name, last_name) select 'new-' || n || '@ledger.example', 'New', 'Number ' || n
        from generate_series(1, $2) n returning id),
      m as (insert into group_members (group_id, user_id) select $1, id from u)
    select id from u`,
    [first.group_id, newcomers],
  );
  await pool.query('drop table bench_keys');
  await pool.query('vacuum analyze');
  const userIds = rows.map(({ id }) => id);
  return { groupId: first.group_id, subgroupId: first.subgroup_id, productId: first.product_id, userIds };
}

/** Inserts four movements for each licence. The balances are computed over the whole log afterwards. */
async function insertMovements(pool: Connection['pool'], actorId: number): Promise<void> {
  const columns = `(from_account_id, to_account_id, quantity, kind, actor_id, licence_id, batch_id, from_after, to_after, at)`;
  const accounts = (kind: string) =>
    `licence_accounts ${kind} on ${kind}.group_id = l.group_id and ${kind}.product_id = l.product_id and ${kind}.kind = '${kind.toUpperCase()}'`;
  await pool.query(`insert into licence_movements ${columns}
    select s.id, p.id, 3000, 'purchase', ${actorId}, null, 'bench', -3000, 3000, now() - interval '701 days'
    from bench_keys k
    join licence_accounts s on s.group_id = k.group_id and s.product_id = k.product_id and s.kind = 'SUPPLY'
    join licence_accounts p on p.group_id = k.group_id and p.product_id = k.product_id and p.kind = 'POT'`);
  await pool.query(`insert into licence_movements ${columns}
    select p.id, o.id, 100, 'allocate', ${actorId}, null, 'bench', 2900, 100, now() - interval '701 days'
    from bench_keys k
    join licence_accounts p on p.group_id = k.group_id and p.product_id = k.product_id and p.kind = 'POT'
    join licence_accounts o on o.group_id = k.group_id and o.product_id = k.product_id and o.kind = 'POOL'`);
  await pool.query(`insert into licence_movements ${columns}
    select case s.step when 2 then held.id when 4 then held.id else pot.id end,
      case s.step when 2 then pot.id when 4 then used.id else held.id end, 1,
      case s.step when 2 then 'reclaim' when 4 then 'start' else 'issue' end, ${actorId}, l.id, 'bench-' || l.id,
      case s.step when 2 then 0 when 4 then 0 else 2900 - l.n end, case s.step when 2 then 2901 - l.n when 4 then l.n else 1 end,
      l.issued_at
    from (select *, row_number() over (partition by group_id, product_id order by id) as n from licences
      where group_id in (select group_id from bench_keys)) l
    join ${accounts('pot')} join ${accounts('held')} join ${accounts('used')}
    cross join generate_series(1, 4) as s (step)
    order by l.id, s.step`);
}
