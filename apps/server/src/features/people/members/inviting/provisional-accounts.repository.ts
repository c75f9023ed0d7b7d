import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

export type ExpiredInvitation = { id: number; email: string; first_name: string; group_id: number };

/**
 * Locks people who have not been reminded and whose newest invitation expired unused.
 * Takes no scope: a daily job looks at the whole site.
 */
export async function lockExpiredInvitations(
  tx: Tx,
  params: { now: Date; limit: number },
): Promise<ExpiredInvitation[]> {
  const { rows } = await sql<ExpiredInvitation>`
    select u.id, u.email, u.first_name, t.group_id from users u
    join lateral (select l.group_id, l.expires_at, l.used_at from link_tokens l
      where l.user_id = u.id and l.purpose = 'invitation' order by l.id desc limit 1) t on true
    join groups g on g.id = t.group_id and g.archived_at is null
    join group_members m on m.user_id = u.id and m.group_id = t.group_id and m.archived_at is null
    where u.state = 'provisional' and u.invitation_reminded_at is null and t.used_at is null
      and t.expires_at <= ${params.now}
    order by u.id limit ${params.limit} for update of u`.execute(tx);
  return rows;
}

/**
 * Locks provisional accounts from before a day that have no valid link and nothing attached: no licence, no place at a
 * session, no record and no place to manage.
 * Takes no scope: a daily job looks at the whole site.
 */
export async function lockForgottenAccounts(
  tx: Tx,
  params: { before: Date; now: Date; limit: number },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.state = 'provisional' and not u.is_demo and u.created_at < ${params.before}
      and not exists (select from link_tokens l where l.user_id = u.id and l.used_at is null and l.expires_at > ${params.now})
      and not exists (select from licences l where l.user_id = u.id)
      and not exists (select from virtual_group_delegates d where d.user_id = u.id)
      and not exists (select from course_users c where c.user_id = u.id)
      and not exists (select from paper_results p where p.user_id = u.id)
      and not exists (select from external_course_users e where e.user_id = u.id)
      and not exists (select from certificates c where c.user_id = u.id)
      and not exists (select from user_roles r where r.user_id = u.id)
    order by u.id limit ${params.limit} for update of u`.execute(tx);
  return rows;
}
