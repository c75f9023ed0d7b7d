import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type AccountData = { id: number; available: number };

/** In the order of ids, as everybody locks them. */
export function lockGroupAccounts(tx: Tx, groupId: number): Promise<AccountData[]> {
  return tx
    .selectFrom('licence_accounts')
    .select(['id', 'available'])
    .where('group_id', '=', groupId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The same account of another organisation. */
export async function ensureTwin(tx: Tx, of: { account: Pick<AccountData, 'id'>; groupId: number }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into licence_accounts (group_id, product_type, product_id, certificate_months, kind, place_id)
      select ${of.groupId}, product_type, product_id, certificate_months, kind, place_id from licence_accounts
      where id = ${of.account.id} on conflict do nothing returning id)
    select id from made union all
    select t.id from licence_accounts t join licence_accounts a on a.id = ${of.account.id} and t.group_id = ${of.groupId}
      and t.product_type = a.product_type and t.product_id = a.product_id
      and t.certificate_months = a.certificate_months and t.kind = a.kind and t.place_id = a.place_id
    order by id limit 1`.execute(tx);
  if (rows[0] === undefined) throw new Error('A licence account vanished between two statements');
  return rows[0].id;
}

type Movement = {
  fromId: number;
  toId: number;
  quantity: number;
  fromAfter: number;
  toAfter: number;
  actorId: number;
  batchId: string;
  reason: string;
  at: Date;
};

export async function insertMergeMovement(tx: Tx, movement: Movement): Promise<void> {
  await tx
    .insertInto('licence_movements')
    .values({
      from_account_id: movement.fromId,
      to_account_id: movement.toId,
      quantity: movement.quantity,
      kind: 'merge',
      reason: movement.reason,
      actor_id: movement.actorId,
      batch_id: movement.batchId,
      from_after: movement.fromAfter,
      to_after: movement.toAfter,
      at: movement.at,
    })
    .execute();
}

type Of = { keepId: number; dropId: number; mergeBatchId: string; licenceIds: readonly number[] };
type Moved = { account_id: number; twin_id: number; kind: string; quantity: number; available: number };

/** Every account of the organisation that went, with its twin, what the merge moved between them, and what is there now. */
export async function listMergeMovements(tx: Tx, of: Of): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select a.id as account_id, t.id as twin_id, a.kind, t.available,
      coalesce((select sum(case when m.from_account_id = a.id then m.quantity else -m.quantity end)::int
        from licence_movements m where m.batch_id = ${of.mergeBatchId} and m.kind = 'merge'
          and a.id in (m.from_account_id, m.to_account_id)), 0) as quantity
    from licence_accounts a join licence_accounts t on t.group_id = ${of.keepId} and t.product_type = a.product_type
      and t.product_id = a.product_id and t.certificate_months = a.certificate_months and t.kind = a.kind
      and t.place_id = a.place_id
    where a.group_id = ${of.dropId} order by a.id`.execute(tx);
  return rows;
}

/** By account: seats that the moved licences hold or have used now, and those that came back from them since. */
export async function countSeatsNow(tx: Tx, of: Of): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; seats: number }>`
    with moved as (select * from licences where id = any(${[...of.licenceIds]}::bigint[]) and not is_free_retry)
    select t.id, count(*)::int as seats from moved l join licence_accounts t on t.group_id = l.group_id
      and t.product_type = l.product_type and t.product_id = l.product_id and t.certificate_months = l.certificate_months
      and ((t.kind = 'HELD' and l.state = 'issued') or (t.kind = 'USED' and l.started_at is not null)) group by 1
    union all
    select m.to_account_id, count(*)::int from licence_movements m join moved l on l.id = m.licence_id
    where m.kind = 'reclaim' and m.id > (select max(id) from licence_movements where batch_id = ${of.mergeBatchId})
    group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.seats]));
}
