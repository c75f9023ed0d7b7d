import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

export type AccountData = { id: number; available: number };

/** Locks the accounts of an organisation in the order of ids, like all other locks on them. */
export function lockGroupAccounts(tx: Tx, groupId: GroupId): Promise<AccountData[]> {
  return tx
    .selectFrom('licence_accounts')
    .select(['id', 'available'])
    .where('group_id', '=', groupId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns the same account of another organisation, and inserts it where it is missing. */
export async function ensureCounterpart(
  tx: Tx,
  params: { account: Pick<AccountData, 'id'>; groupId: GroupId },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into licence_accounts (group_id, product_type, product_id, certificate_months, kind, place_id)
      select ${params.groupId}, product_type, product_id, certificate_months, kind, place_id from licence_accounts
      where id = ${params.account.id} on conflict do nothing returning id)
    select id from made union all
    select t.id from licence_accounts t join licence_accounts a on a.id = ${params.account.id} and t.group_id = ${params.groupId}
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

type Params = { keepId: GroupId; dropId: GroupId; mergeBatchId: string; licenceIds: readonly number[] };
type Moved = { account_id: number; counterpart_id: number; kind: string; quantity: number; available: number };

/**
 * Lists every account of the dropped organisation with its counterpart, the quantity that the merge moved, and the
 * counterpart's balance now.
 */
export async function listMergeMovements(tx: Tx, params: Params): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select a.id as account_id, t.id as counterpart_id, a.kind, t.available,
      coalesce((select sum(case when m.from_account_id = a.id then m.quantity else -m.quantity end)::int
        from licence_movements m where m.batch_id = ${params.mergeBatchId} and m.kind = 'merge'
          and a.id in (m.from_account_id, m.to_account_id)), 0) as quantity
    from licence_accounts a join licence_accounts t on t.group_id = ${params.keepId} and t.product_type = a.product_type
      and t.product_id = a.product_id and t.certificate_months = a.certificate_months and t.kind = a.kind
      and t.place_id = a.place_id
    where a.group_id = ${params.dropId} order by a.id`.execute(tx);
  return rows;
}

/**
 * Returns by account of the kept organisation how its seats have changed since the merge by movements of the moved
 * licences.
 */
export async function sumChangesSince(tx: Tx, params: Params): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; seats: number }>`
    select t.id, sum(c.seats)::int as seats from licence_movements m
    cross join lateral (values (m.to_account_id, m.quantity), (m.from_account_id, -m.quantity)) as c (account_id, seats)
    join licence_accounts a on a.id = c.account_id
    join licence_accounts t on t.group_id = ${params.keepId} and t.product_type = a.product_type
      and t.product_id = a.product_id and t.certificate_months = a.certificate_months and t.kind = a.kind
      and t.place_id = a.place_id
    where m.licence_id = any(${[...params.licenceIds]}::bigint[])
      and m.id > coalesce((select max(id) from licence_movements where batch_id = ${params.mergeBatchId}), 0)
    group by 1 having sum(c.seats) <> 0`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.seats]));
}
