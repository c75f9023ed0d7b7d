import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../access/index.ts';
import type { Queries, Tx } from '../db/index.ts';

type NewSession = { userId: number; tokenHash: Buffer; userAgent: string; mustSetUpTwoStep: boolean; now: Date };

export async function insertSession(db: Queries, params: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: params.tokenHash,
      user_id: params.userId,
      user_agent: params.userAgent,
      created_at: params.now,
      seen_at: params.now,
      must_set_up_two_step: params.mustSetUpTwoStep,
    })
    .execute();
}

/** Prolongs a session by a request at `now`. */
export async function touchSession(db: Queries, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', sessionId).execute();
}

/** Records that the person of a session has just proved again who they are. */
export async function recordStepUp(db: Queries, params: { tokenHash: Buffer; now: Date }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ stepped_up_at: params.now })
    .where('token_hash', '=', params.tokenHash)
    .execute();
}

/** Lets every session of a person do more than set up two-step verification. */
export async function releaseSessions(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('sessions').set({ must_set_up_two_step: false }).where('user_id', '=', userId).execute();
}

/** Ends the session of a token. */
export async function deleteSessionByToken(db: Queries, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes a session in this scope and returns the number of deleted rows. */
export async function deleteSession(db: Queries, scope: Scope, sessionId: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from sessions s
    where s.id = ${sessionId} and ${scopeWhere(scope, { owner: sql.ref('s.user_id') })}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes the sessions of a person except the one of this token. Returns how many. */
export async function deleteOtherSessions(db: Queries, params: { userId: number; tokenHash: Buffer }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', params.userId)
    .where('token_hash', '<>', params.tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSessionsOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
