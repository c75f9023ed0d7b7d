import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** Inserts a request and returns its id. */
export async function insertResetRequest(db: Queries, request: { email: string; at: Date }): Promise<number> {
  const { id } = await db
    .insertInto('password_reset_requests')
    .values({ email: request.email, asked_at: request.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the request and returns its address. Returns undefined when it is gone, for example after an erasure. */
export async function takeResetRequest(tx: Tx, requestId: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('password_reset_requests')
    .where('id', '=', requestId)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}
