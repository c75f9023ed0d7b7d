import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type OwnDetailsData = {
  first_name: string;
  last_name: string;
  email: string;
  new_email: string | null;
  new_first_name: string | null;
  new_last_name: string | null;
  requested_at: Date | null;
};

export async function findOwnDetails(db: Queries, scope: Scope, now: Date): Promise<OwnDetailsData | undefined> {
  const { rows } = await sql<OwnDetailsData>`
    select u.first_name, u.last_name, u.email, e.new_email,
      n.first_name as new_first_name, n.last_name as new_last_name, n.created_at as requested_at
    from users u
    left join lateral (select new_email from email_changes
      where user_id = u.id and used_at is null and cancelled_at is null and expires_at > ${now}
      order by id desc limit 1) e on true
    left join name_changes n on n.user_id = u.id and n.state = 'pending'
    where ${scopeWhere(scope, { owner: sql.ref('u.id') })} order by u.id limit 1`.execute(db);
  return rows[0];
}

export function findPerson(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Takes no scope: notifies the owner of an address and answers nothing. */
export function findPersonByEmail(db: Queries, email: string) {
  return db.selectFrom('users').select(['id', 'first_name', 'email']).where('email', '=', email).executeTakeFirst();
}
