import { sql } from 'kysely';
import type { Queries } from '../db/index.ts';

/**
 * Lists the people whose authenticator app needs SECRET_KEY, by username or else email address.
 * Takes no scope: the start of the server checks the whole site.
 */
export async function listNeedingKey(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select coalesce(u.username, u.email) as name from second_steps s
    join users u on u.id = s.user_id where s.confirmed_at is not null order by 1`.execute(db);
  return rows.map((row) => row.name);
}
