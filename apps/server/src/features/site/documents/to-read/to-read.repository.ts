import { sql } from 'kysely';
import type { GroupId, UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/** Inserts a day of emails and returns its id. Returns undefined when the day already exists. */
export async function insertNoticeDay(tx: Tx, day: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`insert into document_notice_days (day) values (${day})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export type Reachable = { id: UserId; email: string; first_name: string };

/**
 * Locks a day and lists its next people, in the order of their ids. They can sign in and want these emails.
 * Takes no scope: task over the people of the whole site.
 */
export async function listNextPeople(tx: Tx, dayId: number, most: number): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    with place as materialized (select last_user_id from document_notice_days where id = ${dayId} for no key update)
    select u.id, u.email, u.first_name from users u
    where u.id > (select last_user_id from place) and u.state = 'active' and u.archived_at is null
      and not exists (select from muted_notices n where n.user_id = u.id and n.kind = 'documentsToRead')
    order by u.id limit ${most}`.execute(tx);
  return rows;
}

export async function saveLastPerson(tx: Tx, dayId: number, userId: UserId): Promise<void> {
  await sql`update document_notice_days set last_user_id = ${userId} where id = ${dayId}`.execute(tx);
}

type NewReaders = { groupId: GroupId | null; today: string; isScanning: boolean; freshDays: number; most: number };

/**
 * Lists people, in the order of their ids, whom a new document of an organisation asks to read, and who have had no email
 * about it. A `groupId` of null stands for the documents of the site. They can sign in and want these emails.
 */
export async function listNewlyAsked(tx: Tx, params: NewReaders): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    select u.id, u.email, u.first_name from users u
    where u.state = 'active' and u.archived_at is null
      and not exists (select from muted_notices m where m.user_id = u.id and m.kind = 'documentsToRead')
      and u.id in (
        select y.user_id from document_duties(${params.isScanning}) y join documents d on d.id = y.document_id
        where d.group_id is not distinct from ${params.groupId}::bigint and ${isAsking(params)}
          and y.asked_on >= ${params.today}::date - ${params.freshDays}::int
          and not exists (select from document_notices n where n.user_id = y.user_id
            and n.document_id = y.document_id and n.version = y.asked_version and n.kind = 'new'))
    order by u.id limit ${params.most}`.execute(tx);
  return rows;
}

/** Condition on a row `y` of `document_duties` and its document `d`: the person is asked to read it and has not. */
export const isAsking = ({ today }: { today: string }) => sql`y.asked_on <= ${today}::date
  and d.must_read <> 'none' and not y.is_done and y.asked_version is not null
  and d.published_at is not null and d.archived_at is null and not d.is_course_material
  and (d.expires_on is null or d.expires_on >= ${today}::date)`;

export type DueNotice = {
  user_id: UserId;
  title: string;
  group_name: string | null;
  kind: 'new' | 'due' | 'overdue';
  due_on: string | null;
};

type DueReaders = {
  userIds: readonly UserId[];
  today: string;
  now: Date;
  isScanning: boolean;
  /** Number of days in which a document counts as new, and in which it is reported as overdue. */
  freshDays: number;
  /** Days before the due day on which a reminder is sent. */
  remindDays: number;
};

/**
 * Stores every due email that these people have not had. Returns the most urgent one for each person and document.
 * Leaves out documents that are not published, have expired, need not be read, or were read.
 */
export async function takeDueNotices(tx: Tx, params: DueReaders): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with asked as materialized (
      select y.user_id, y.document_id, y.asked_version, y.asked_on, y.due_on, d.due_days
      from document_duties(${params.isScanning}) y join documents d on d.id = y.document_id
      where y.user_id = any(${[...params.userIds]}::bigint[]) and ${isAsking(params)}
    ), kinds as (
      select *, 'new' as kind from asked where asked_on >= ${params.today}::date - ${params.freshDays}::int
      union all select *, 'due' from asked where due_days > ${params.remindDays}
        and due_on between ${params.today}::date and ${params.today}::date + ${params.remindDays}::int
      union all select *, 'overdue' from asked
        where due_on between ${params.today}::date - ${params.freshDays}::int and ${params.today}::date - 1
    ), noted as (
      insert into document_notices (user_id, document_id, version, kind, sent_at)
      select user_id, document_id, asked_version, kind, ${params.now}::timestamptz from kinds
      on conflict do nothing
      returning user_id, document_id, kind
    )
    select n.user_id, d.title, g.name as group_name,
      case when 'overdue' = any(array_agg(n.kind)) then 'overdue' when 'new' = any(array_agg(n.kind)) then 'new'
        else 'due' end as kind, a.due_on
    from noted n join asked a using (user_id, document_id) join documents d on d.id = n.document_id
    left join groups g on g.id = d.group_id
    group by n.user_id, d.id, g.id, a.due_on order by n.user_id, a.due_on nulls last, lower(d.title), d.id`.execute(tx);
  return rows;
}
