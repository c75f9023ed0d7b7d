import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../db/database.generated.ts';
import type { Queries, Tx } from '../db/index.ts';

/**
 * Table whose rows are work: which rows are due, and by which of its columns a node claims one. Columns keep their own
 * names, so that nodes of earlier releases can work beside.
 */
export type ClaimedWork = {
  table: keyof DB;
  /** Time until which a claim is valid. Afterwards another node may claim the row. */
  until: string;
  /** Number of tries in a row. */
  tries: string;
  /** Column that distinguishes a claim from earlier and later ones: a uuid, or the number of tries itself. */
  token: { column: string; isTries: boolean };
  /** Rows that are not done. */
  open: RawBuilder<SqlBool>;
  /** Rows that a node may claim now. */
  due: (now: Date) => RawBuilder<SqlBool>;
  /** Rows under a claim, valid or not. */
  claimed: RawBuilder<SqlBool>;
  order: RawBuilder<unknown>;
  /** More assignments of a claim. */
  begin?: RawBuilder<unknown>;
  /** Assignments that end a claim, so that the next one begins at a time at the earliest. */
  free: (at: Date) => RawBuilder<unknown>;
};

/** Claim of a node on a row. `tries` counts it. */
export type Claim = { id: number; tries: number; token: string };
type Row = Pick<Claim, 'id' | 'tries'>;

/**
 * Claims the rows that have waited longest. One statement, so that two nodes never claim the same row. Holds no lock
 * afterwards.
 * Takes no scope: workers do the work of the whole site.
 */
export async function claimRows(
  db: Queries,
  work: ClaimedWork,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Claim[]> {
  const [table, tries, token] = [sql.table(work.table), sql.ref(work.tries), sql.ref(work.token.column)];
  const changes = [
    sql`${tries} = ${tries} + 1`,
    sql`${sql.ref(work.until)} = ${until}`,
    ...(work.token.isTries ? [] : [sql`${token} = gen_random_uuid()`]),
    ...(work.begin === undefined ? [] : [work.begin]),
  ];
  const { rows } = await sql<Claim>`update ${table} set ${sql.join(changes)} where id = any(array(
      select id from ${table} where ${work.due(now)} order by ${work.order} limit ${most} for update skip locked))
    returning id, ${tries} as tries, ${token}::text as token`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

/**
 * Locks the row that has waited longest of those no other node has locked, until the transaction ends. Claims nothing.
 * Takes no scope: workers do the work of the whole site.
 */
export async function lockNext(tx: Tx, work: ClaimedWork, now: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select id, ${sql.ref(work.tries)} as tries from ${sql.table(work.table)}
    where ${work.due(now)} order by ${work.order} limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** Selects the row of a claim while it is valid, or no other node has claimed the row since. */
const isOwn = (work: ClaimedWork, { id, token }: Claim) =>
  sql<SqlBool>`id = ${id} and ${sql.ref(work.token.column)}::text = ${token} and (${work.claimed})`;

/**
 * Locks a claimed row until the transaction ends. Returns false when the claim was lost.
 * Takes no scope: workers do the work of the whole site.
 */
export async function lockClaimed(tx: Tx, work: ClaimedWork, claim: Claim): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(work.table)} where ${isOwn(work, claim)}
    for update`.execute(tx);
  return rows.length > 0;
}

/** Changes a claimed row. Returns false, and changes nothing, when the claim was lost. */
export async function changeClaimed(
  db: Queries,
  work: ClaimedWork,
  claim: Claim,
  changes: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(work.table)} set ${changes}
    where ${isOwn(work, claim)}`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Extends a claim while its work goes on, with other changes. Returns false when the claim was lost.
 * Takes no scope: workers do the work of the whole site.
 */
export function extendClaim(
  db: Queries,
  work: ClaimedWork,
  claim: Claim,
  { until, changes }: { until: Date; changes: RawBuilder<unknown> },
): Promise<boolean> {
  return changeClaimed(db, work, claim, sql`${sql.ref(work.until)} = ${until}, ${changes}`);
}

/**
 * Ends a claim. The try counts, unless the node gave it back unused.
 * Takes no scope: workers do the work of the whole site.
 */
export async function releaseClaim(
  db: Queries,
  work: ClaimedWork,
  claim: Claim,
  { at, counts = true }: { at: Date; counts?: boolean },
): Promise<boolean> {
  const tries = sql.ref(work.tries);
  const changes = counts ? work.free(at) : sql`${work.free(at)}, ${tries} = ${tries} - 1`;
  return changeClaimed(db, work, claim, changes);
}

/** Counts a failed try of a row that was locked, not claimed. Returns the number of tries. */
export async function failUnclaimed(
  db: Queries,
  work: ClaimedWork,
  { id, at }: { id: number; at: Date },
): Promise<number> {
  const tries = sql.ref(work.tries);
  const { rows } = await sql<{ tries: number }>`update ${sql.table(work.table)}
    set ${work.free(at)}, ${tries} = ${tries} + 1 where id = ${id} returning ${tries} as tries`.execute(db);
  return rows[0]?.tries ?? 0;
}

/**
 * Work of a table: rows that are due, rows that a node works on, rows that wait for a later time, and the most tries of
 * an open row.
 */
export type WorkFigures = { due: number; claimed: number; later: number; most_tries: number };

/**
 * Counts the open rows of a table. A row under a claim that has run out is due.
 * Takes no scope: workers do the work of the whole site.
 */
export async function countWork(db: Queries, work: ClaimedWork, now: Date): Promise<WorkFigures> {
  const { rows } = await sql<WorkFigures>`
    select count(*) filter (where w.due)::int as due,
      count(*) filter (where not w.due and w.claimed)::int as claimed,
      count(*) filter (where not w.due and not w.claimed)::int as later,
      coalesce(max(w.tries), 0)::int as most_tries
    from (select ${sql.ref(work.tries)} as tries, (${work.due(now)}) as due, (${work.claimed}) as claimed
      from ${sql.table(work.table)} where ${work.open}) w`.execute(db);
  return rows[0] ?? { due: 0, claimed: 0, later: 0, most_tries: 0 };
}
