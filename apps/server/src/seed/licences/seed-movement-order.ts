import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';

/**
 * Sorts the movements of the ledger by their dates and computes every balance again. Each person's history is seeded
 * separately with its own past dates, so the log is out of order before.
 */
async function orderMovements(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      with places as (select id, row_number() over (order by id) as place from licence_movements),
        dated as (select m.*, row_number() over (order by at, id) as place from licence_movements m)
      update licence_movements m set at = d.at, from_account_id = d.from_account_id, to_account_id = d.to_account_id,
        quantity = d.quantity, kind = d.kind, reason = d.reason, actor_id = d.actor_id, order_id = d.order_id,
        request_id = d.request_id, licence_id = d.licence_id, batch_id = d.batch_id
      from places p join dated d using (place) where m.id = p.id`.execute(tx);
    await sql`
      with sides as (
        select id, from_account_id as account_id, -quantity as change from licence_movements
        union all select id, to_account_id, quantity from licence_movements
      ), after as (select id, account_id, sum(change) over (partition by account_id order by id) as balance from sides)
      update licence_movements m set from_after = f.balance, to_after = t.balance from after f, after t
      where f.id = m.id and f.account_id = m.from_account_id and t.id = m.id and t.account_id = m.to_account_id`.execute(
      tx,
    );
  });
}

/** After every seed that moves licences. */
export const movementOrderSeed = declareSeed({
  place: 1010,
  needs: {},
  run: (services) => orderMovements(services.db),
});
