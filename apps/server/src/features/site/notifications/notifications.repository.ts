import type { NotificationFilter } from '@doselore/contract/notifications';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import { limitTo, type Queries, type Tx } from '../../../platform/db/index.ts';
import { isReadable } from './readable.ts';

/** Kinds of notifications about an organisation. They are shown only to people who may look after it. */
export type NotificationCode =
  | 'booking_answers'
  | 'booking_changed'
  | 'certificate_withdrawn'
  | 'document_review'
  | 'export_ended'
  | 'licence_request'
  | 'licence_request_declined'
  | 'licence_request_lapsed'
  | 'licence_request_settled'
  | 'licences_bought'
  | 'licences_low'
  | 'list_imported'
  | 'password_links_sent'
  | 'session_changed'
  | 'session_led'
  | 'trainer_asked';
/** Kinds of notifications about the site, for site admins only. */
type SiteCode = 'pharmacist_question' | 'product_due' | 'site_document_review' | 'virus_found';

type About =
  | { code: NotificationCode; groupId: number; subgroupId?: number | null }
  | { code: SiteCode; groupId?: undefined; subgroupId?: undefined };

export type NewNotification = About & { title: string; tag: string; body: string; actionUrl?: string };

export async function insertNotifications(
  tx: Tx,
  userIds: readonly number[],
  notification: NewNotification & { at: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const { code, groupId, subgroupId, title, tag, body, actionUrl, at } = notification;
  const about = { code, group_id: groupId ?? null, subgroup_id: subgroupId ?? null };
  await tx
    .insertInto('notifications')
    .values(
      userIds.map((user_id) => ({
        user_id,
        ...about,
        title,
        tag,
        body,
        action_url: actionUrl ?? null,
        created_at: at,
      })),
    )
    .execute();
}

export async function removeNotificationsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('created_at', '<', moment).execute();
}

/** Takes no scope: site admins are notified, whoever acts. */
export async function listSiteAdminIds(tx: Tx): Promise<UserId[]> {
  const rows = await tx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role', '=', 'super_admin')
    .where('users.state', '=', 'active')
    .orderBy('users.id')
    .$narrowType<{ id: UserId }>()
    .execute();
  return rows.map((row) => row.id);
}

export type NotificationData = {
  id: number;
  title: string | null;
  tag: string | null;
  body: string | null;
  action_url: string | null;
  created_at: Date;
  read_at: Date | null;
  total: number;
};

const isOwn = (scope: Scope) => sql`${scopeWhere(scope, { owner: sql.ref('n.user_id') })} and ${isReadable}`;

export async function listNotificationRows(
  db: Queries,
  scope: Scope,
  filter: { show: NotificationFilter; page: number; per_page: number },
): Promise<NotificationData[]> {
  const { rows } = await sql<NotificationData>`
    select n.id, n.title, n.tag, n.body, n.action_url, n.created_at, n.read_at, count(*) over ()::int as total
    from notifications n
    where ${isOwn(scope)} and (${filter.show} = 'all' or n.read_at is null)
    order by n.created_at desc, n.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Counts unread notifications that can be shown. Ones without title, tag or body would keep the bell lit. */
export async function countUnread(db: Queries, scope: Scope): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from notifications n
    where ${isOwn(scope)} and n.read_at is null and n.title <> '' and n.tag <> '' and n.body <> ''`.execute(db);
  return rows[0]?.unread ?? 0;
}

export async function markRead(
  db: Queries,
  scope: Scope,
  which: { at: Date; id?: number; upTo?: number },
): Promise<void> {
  await sql`update notifications n set read_at = ${which.at}
    where ${isOwn(scope)} and n.read_at is null
      and (${which.id ?? null}::bigint is null or n.id = ${which.id ?? null})
      and (${which.upTo ?? null}::bigint is null or n.id <= ${which.upTo ?? null})`.execute(db);
}
