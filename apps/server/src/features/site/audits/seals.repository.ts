import { sql } from 'kysely';
import type { SealedRow } from '../../../platform/audit/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

const sealedColumns = sql`e.id, (extract(epoch from e.at) * 1000000)::bigint::text as at_us, e.actor_id, e.level,
  e.action, e.group_id, e.subject, e.detail, e.changes, e.personal, e.personal_salt, e.personal_digest, e.request_id`;

/**
 * Locks the sealing and returns the id up to which every row has its seal. Returns undefined while another sealer runs.
 * Takes no scope: jobs and the operator check the whole audit trail.
 */
export async function lockSealing(tx: Tx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('audit_sealing')
    .select('settled_id')
    .where('id', '=', 1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.settled_id;
}

/** Takes no scope: jobs and the operator check the whole audit trail. */
export async function listUnsealed(db: Queries, settledId: number, limit: number): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`select ${sealedColumns} from audit_events e
    where e.id > ${settledId} and not exists (select from audit_seals s where s.event_id = e.id)
    order by e.id limit ${limit}`.execute(db);
  return rows;
}

export type Head = { chain: number; length: number; hash: Buffer };

/** Takes no scope: jobs and the operator check the whole audit trail. */
export function listHeads(db: Queries, chains?: readonly number[]): Promise<Head[]> {
  const heads = db.selectFrom('audit_heads').select(['chain', 'length', 'hash']).orderBy('chain');
  return (chains === undefined ? heads : heads.where('chain', 'in', [...chains])).execute();
}

export type Seal = { chain: number; position: number; event_id: number; hash: Buffer };

export async function insertSeals(db: Queries, seals: readonly Seal[]): Promise<void> {
  const rows = sql`unnest(${seals.map((s) => s.chain)}::bigint[], ${seals.map((s) => s.position)}::bigint[],
    ${seals.map((s) => s.event_id)}::bigint[], ${seals.map((s) => s.hash)}::bytea[])`;
  await sql`insert into audit_seals (chain, position, event_id, hash) select * from ${rows}`.execute(db);
}

export async function saveHeads(db: Queries, heads: readonly Head[]): Promise<void> {
  await db
    .insertInto('audit_heads')
    .values([...heads])
    .onConflict((conflict) =>
      conflict
        .column('chain')
        .doUpdateSet((set) => ({ length: set.ref('excluded.length'), hash: set.ref('excluded.hash') })),
    )
    .execute();
}

/**
 * Raises the settled id. An open transaction may still commit a lower id, so that rows younger than an hour are not
 * settled.
 */
export async function settle(db: Queries, upTo: number): Promise<void> {
  await sql`update audit_sealing s set settled_id = coalesce((select max(e.id) from audit_events e
    where e.id > s.settled_id and e.id <= ${upTo} and e.at < now() - interval '1 hour'), s.settled_id)`.execute(db);
}

/**
 * Lists the seals of a chain after a position, each with its row where it still exists.
 * Takes no scope: jobs and the operator check the whole audit trail.
 */
export async function listSealed(
  db: Queries,
  params: { chain: number; after: number; limit: number },
): Promise<(Seal & Partial<SealedRow>)[]> {
  const { rows } = await sql<Seal & Partial<SealedRow>>`
    select s.chain, s.position, s.event_id, s.hash, ${sealedColumns} from audit_seals s
    left join audit_events e on e.id = s.event_id
    where s.chain = ${params.chain} and s.position > ${params.after} order by s.position limit ${params.limit}`.execute(
    db,
  );
  return rows;
}

/**
 * Finds a row without a seal below the settled id: it was inserted behind the sealer.
 * Takes no scope: jobs and the operator check the whole audit trail.
 */
export async function findNeverSealed(db: Queries): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select e.id from audit_events e
    where e.id <= (select settled_id from audit_sealing) and not exists (select from audit_seals s where s.event_id = e.id)
    order by e.id limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Finds a chain whose head is missing. A verification starts at the heads and would skip this chain.
 * Takes no scope: jobs and the operator check the whole audit trail.
 */
export async function findHeadless(db: Queries): Promise<number | undefined> {
  const { rows } = await sql<{ chain: number }>`select s.chain from audit_seals s
    where s.position = 1 and not exists (select from audit_heads h where h.chain = s.chain) limit 1`.execute(db);
  return rows[0]?.chain;
}

export async function saveVerification(
  db: Queries,
  found: { at: Date; rows: number; fault: string | null },
): Promise<void> {
  await db
    .updateTable('audit_sealing')
    .set({ verified_at: found.at, verified_rows: found.rows, fault: found.fault })
    .where('id', '=', 1)
    .execute();
}

export type SealData = {
  sealed: number;
  sealed_up_to: Date | null;
  waiting: number;
  verified_at: Date | null;
  verified_rows: number | null;
  fault: string | null;
};

/** Takes no scope: jobs and the operator check the whole audit trail. */
export async function findSeal(db: Queries): Promise<SealData> {
  const { rows } = await sql<SealData>`
    select coalesce((select sum(length) from audit_heads), 0)::bigint as sealed,
      (select e.at from audit_events e join audit_seals s on s.event_id = e.id
        order by e.at desc, e.id desc limit 1) as sealed_up_to,
      (select count(*)::int from audit_events e where e.id > a.settled_id
        and not exists (select from audit_seals s where s.event_id = e.id)) as waiting,
      a.verified_at, a.verified_rows, a.fault
    from audit_sealing a`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The row of the sealer is missing');
  return row;
}
