import type { LedgerCheck } from '@doselore/contract/ledger';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

type Counts = Pick<LedgerCheck, 'accounts' | 'movements' | 'licences'>;
type Fault = LedgerCheck['faults'][number];
type FaultData = {
  rule: string;
  group_id: number;
  group_name: string;
  product_type: Fault['productType'];
  product_id: number;
  certificate_months: number | null;
  detail: string;
};

/** Takes no scope: a job and the operator check the whole ledger. */
export async function countLedger(db: Queries): Promise<Counts> {
  const { rows } = await sql<Counts>`select (select count(*)::int from licence_accounts) as accounts,
    (select count(*)::int from licence_movements) as movements, (select count(*)::int from licences) as licences`.execute(
    db,
  );
  return rows[0] ?? { accounts: 0, movements: 0, licences: 0 };
}

/**
 * Lists the faults of the ledger. One statement reads everything as of one moment, despite concurrent moves. `steps`
 * has both sides of every movement, with the stored balance after it and the balance before it.
 * Takes no scope: a job and the operator check the whole ledger.
 */
export async function listLedgerFaults(db: Queries): Promise<Fault[]> {
  const { rows } = await sql<FaultData>`
    with steps as materialized (
      select account_id, change, after, lag(after, 1, 0) over (partition by account_id order by id) as before from (
        select id, to_account_id as account_id, quantity as change, to_after as after from licence_movements
        union all select id, from_account_id, -quantity, from_after from licence_movements) m
    ), replayed as (
      select account_id, sum(change)::int as balance, count(*) filter (where after <> before + change) as breaks,
        min(after) as lowest
      from steps group by account_id
    ), seats as (
      select group_id, product_type, product_id, certificate_months, count(*) filter (where state = 'issued')::int as held,
        count(*) filter (where started_at is not null)::int as used
      from licences where not is_free_retry group by 1, 2, 3, 4
    ), held as (
      select group_id, product_type, product_id, certificate_months,
        coalesce(sum(available) filter (where kind = 'HELD'), 0)::int as held,
        coalesce(sum(available) filter (where kind = 'USED'), 0)::int as used
      from licence_accounts group by 1, 2, 3, 4
    ), faults as (
      select 'L9' as rule, a.group_id, a.product_type, a.product_id, a.certificate_months,
        a.kind || ' says ' || a.available || ', its movements ' || coalesce(r.balance, 0) as detail
      from licence_accounts a left join replayed r on r.account_id = a.id where a.available <> coalesce(r.balance, 0)
      union all
      select 'L9', a.group_id, a.product_type, a.product_id, a.certificate_months,
        a.kind || ': ' || r.breaks || ' movements have a balance that does not follow from the one before'
      from licence_accounts a join replayed r on r.account_id = a.id where r.breaks > 0
      union all
      select 'L1', group_id, product_type, product_id, null,
        'Bought ' || coalesce(-sum(available) filter (where kind = 'SUPPLY'), 0) || ', accounted for '
          || coalesce(sum(available) filter (where kind <> 'SUPPLY'), 0)
      from licence_accounts group by 2, 3, 4 having sum(available) <> 0
      union all
      select 'L2', a.group_id, a.product_type, a.product_id, a.certificate_months, a.kind || ' was at ' || r.lowest
      from licence_accounts a join replayed r on r.account_id = a.id where a.kind <> 'SUPPLY' and r.lowest < 0
      union all
      select 'L3', group_id, product_type, product_id, certificate_months,
        'Held ' || coalesce(h.held, 0) || ' and used ' || coalesce(h.used, 0) || ', by licences ' || coalesce(s.held, 0) || ' and '
          || coalesce(s.used, 0)
      from held h full join seats s using (group_id, product_type, product_id, certificate_months)
      where coalesce(h.held, 0) <> coalesce(s.held, 0) or coalesce(h.used, 0) <> coalesce(s.used, 0)
      union all
      select 'L10', f.group_id, f.product_type, f.product_id, f.certificate_months, 'Movement ' || m.id || ' goes somewhere else'
      from licence_movements m join licence_accounts f on f.id = m.from_account_id
      join licence_accounts t on t.id = m.to_account_id
      where m.kind <> 'merge' and (f.group_id <> t.group_id or f.product_type <> t.product_type or f.product_id <> t.product_id
        or (m.kind <> 'months' and f.certificate_months <> t.certificate_months))
      union all
      select 'L6', l.group_id, l.product_type, l.product_id, l.certificate_months, 'Free retry ' || l.id || ' has moved a seat'
      from licences l where l.is_free_retry and exists (select from licence_movements m where m.licence_id = l.id)
    )
    select f.*, g.name as group_name from faults f join groups g on g.id = f.group_id
    order by f.rule, f.group_id, f.product_id limit 100`.execute(db);
  return rows.map((row) => ({
    rule: row.rule,
    group: { id: row.group_id, name: row.group_name },
    productType: row.product_type,
    productId: row.product_id,
    certificateMonths: row.certificate_months,
    detail: row.detail,
  }));
}

export async function insertCheck(
  tx: Tx,
  { at, faults, ...check }: Omit<LedgerCheck, 'checked_at'> & { at: Date },
): Promise<void> {
  await tx
    .insertInto('ledger_checks')
    .values({ ...check, checked_at: at, faults: JSON.stringify(faults) })
    .execute();
}

export async function findLastCheck(db: Queries): Promise<LedgerCheck | undefined> {
  const row = await db.selectFrom('ledger_checks').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: _id, checked_at, faults, ...numbers } = row;
  return { ...numbers, checked_at: checked_at.toISOString(), faults: faults as Fault[] };
}
