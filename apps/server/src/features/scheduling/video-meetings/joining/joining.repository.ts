import type { VideoProvider } from '@doselore/contract/video-meetings';
import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../../platform/db/index.ts';

type Params = { virtualGroupId: VirtualGroupId; sessionId: number | null; userId: UserId };

/** A session with its meeting, and what the person is in it. */
export type JoinedSession = {
  session_id: number;
  is_virtual: boolean;
  state: string;
  title: string;
  training_start: Date;
  training_end: Date;
  meeting_url: string | null;
  is_trainer: boolean;
  is_delegate: boolean;
  name: string;
  /** The meeting that an account has made, and its account. Null where there is none. */
  account_id: number | null;
  provider: VideoProvider | null;
  mark: string | null;
  external_id: string | null;
  join_url: string | null;
  passcode: string | null;
};

/** Lists the sessions of a course with their meetings for one person, or the one that is asked for. */
export async function listJoinedSessions(db: Queries, params: Params): Promise<JoinedSession[]> {
  const { rows } = await sql<JoinedSession>`
    select s.id as session_id, ${isVirtualCourse} as is_virtual, v.state, v.title, s.training_start, s.training_end, v.meeting_url,
      exists (select from course_leaders() l where l.virtual_group_id = v.id and l.user_id = u.id) as is_trainer,
      exists (select from virtual_group_delegates d
        join group_members g on g.group_id = v.group_id and g.user_id = d.user_id and g.archived_at is null
        where d.virtual_group_id = v.id and d.user_id = u.id) as is_delegate,
      u.first_name || ' ' || u.last_name as name,
      a.id as account_id, a.provider, m.mark, m.external_id, m.join_url, m.passcode
    from virtual_groups v join virtual_group_sessions s on s.virtual_group_id = v.id
    join users u on u.id = ${params.userId}
    left join video_meetings m on m.virtual_group_session_id = s.id and m.state in ('wanted', 'ready', 'failed')
      and m.done_revision > 0
    left join video_accounts a on a.id = m.video_account_id
    where v.id = ${params.virtualGroupId} and (${params.sessionId}::bigint is null or s.id = ${params.sessionId})
    order by s.ordinal`.execute(db);
  return rows;
}

/** Records that a person opened a meeting. The first time stays. */
export async function insertJoin(db: Queries, params: { sessionId: number; userId: UserId; at: Date }): Promise<void> {
  await db
    .insertInto('session_joins')
    .values({ virtual_group_session_id: params.sessionId, user_id: params.userId, joined_at: params.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type CourseJoin = { session_id: number; user_id: number; joined_at: Date };

/** Lists who opened the meetings of a course, and when first. */
export async function listJoins(db: Queries, virtualGroupId: VirtualGroupId): Promise<CourseJoin[]> {
  const { rows } = await sql<CourseJoin>`
    select j.virtual_group_session_id as session_id, j.user_id, j.joined_at
    from session_joins j join virtual_group_sessions s on s.id = j.virtual_group_session_id
    where s.virtual_group_id = ${virtualGroupId} order by s.ordinal, j.user_id`.execute(db);
  return rows;
}

/** Lists the sessions of a course that have a link. */
export async function listReadySessions(db: Queries, virtualGroupId: VirtualGroupId): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
    where v.id = ${virtualGroupId} and (v.meeting_url is not null or exists (select from video_meetings m
      where m.virtual_group_session_id = s.id and m.state = 'ready')) order by s.ordinal`.execute(db);
  return rows.map(({ id }) => id);
}
