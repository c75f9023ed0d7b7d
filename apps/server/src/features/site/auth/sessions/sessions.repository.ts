import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

export type SessionData = { id: number; user_agent: string; created_at: Date; seen_at: Date; is_current: boolean };

/**
 * `tokenHash` is the hash of the caller's own session. Sessions last seen before `seenAfter` or created before
 * `createdAfter` have expired.
 */
export type OpenSessions = { tokenHash: Buffer; seenAfter: Date; createdAfter: Date };

export async function listOpenSessions(db: Queries, scope: Scope, open: OpenSessions): Promise<SessionData[]> {
  const { rows } = await sql<SessionData>`
    select s.id, s.user_agent, s.created_at, s.seen_at, s.token_hash = ${open.tokenHash} as is_current from sessions s
    where ${scopeWhere(scope, { owner: sql.ref('s.user_id') })}
      and s.seen_at >= ${open.seenAfter} and s.created_at >= ${open.createdAfter}
    order by s.token_hash = ${open.tokenHash} desc, s.seen_at desc, s.id desc limit 100`.execute(db);
  return rows;
}

export type OwnSessionData = Pick<SessionData, 'user_agent' | 'created_at' | 'seen_at'>;

export function listOwnSessions(db: Queries, scope: Scope): Promise<OwnSessionData[]> {
  return db
    .selectFrom('sessions as s')
    .select(['s.user_agent', 's.created_at', 's.seen_at'])
    .where(scopeWhere(scope, { owner: sql.ref('s.user_id') }))
    .orderBy('s.id')
    .execute();
}
