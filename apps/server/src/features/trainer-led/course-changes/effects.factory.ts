import type { TestApp } from '../../../test-support/test-app.ts';

/** What follows a change of a course, in the order of the table. Each reads what its follower writes, as text. */
const effects = {
  'claimed times': `select lower(c.during), upper(c.during), c.trainer_user_id, c.venue_id, c.video_account_id
    from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
    where s.virtual_group_id = $1`,
  meetings: `select m.mark, m.state, m.wanted_revision from video_meetings m
    join virtual_group_sessions s on s.id = m.virtual_group_session_id where s.virtual_group_id = $1`,
  'calendar sequences':
    'select calendar_uid, calendar_sequence from virtual_group_sessions where virtual_group_id = $1',
  'ended acceptances': `select user_id from calendar_invitations
    where virtual_group_id = $1 and acceptance_ended`,
  'open reports': `select trainer_user_id from cannot_attend_reports
    where virtual_group_id = $1 and settled_at is null`,
  attendance: `select user_id, attendance, sessions_marked from virtual_group_delegates
    where virtual_group_id = $1 and sessions_marked > 0`,
  'results due': `select user_id, assessment from virtual_group_delegates
    where virtual_group_id = $1 and assessment <> 'not_required'`,
  licences: 'select id, state from licences where virtual_group_id = $1',
  seats: `select kind, sum(available) from licence_accounts
    where group_id = (select group_id from virtual_groups where id = $1) group by kind having sum(available) <> 0`,
  requests: 'select id, state from licence_requests where virtual_group_id = $1',
  waiting: `select user_id, state from waiting_list_entries
    where virtual_group_id = $1 and state in ('waiting', 'offered')`,
  delegates: 'select user_id from virtual_group_delegates where virtual_group_id = $1',
  needs: 'select user_id from delegate_needs where virtual_group_id = $1',
  'calendar task': `select id, next_try_at from background_tasks
    where kind = 'calendar-invitations' and subject_id = $1`,
  'organiser task': `select id, next_try_at from background_tasks
    where kind = 'organiser-notices' and subject_id = $1`,
  'known times': `select user_id, starts_at, state from calendar_invitations where virtual_group_id = $1`,
  reminders: 'select kind, step, about from course_reminders where virtual_group_id = $1',
} as const;

type Audience = 'delegates' | 'waiting' | 'leaders' | 'organiser' | 'admins' | 'site';
export type People = Record<Audience, readonly number[]>;

export const followers = [
  ...Object.keys(effects),
  ...['delegates', 'waiting', 'leaders', 'organiser'].map((audience) => `email ${audience}`),
  ...['leaders', 'admins', 'site'].map((audience) => `notify ${audience}`),
];

type Watched = { id: number; people: People };

/** Returns everything that followers of a course write, each as one text. */
async function read(server: TestApp, { id, people }: Watched): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, statement] of Object.entries(effects)) {
    const rows = await server.rows<{ found: string }>(
      `select coalesce(string_agg(x::text, ' ' order by x::text), '') as found from (${statement}) x`,
      [id],
    );
    found.set(name, rows[0]?.found ?? '');
  }
  const count = async (statement: string, userIds: readonly number[]) =>
    (await server.rows<{ count: string }>(statement, [userIds]))[0]?.count ?? '';
  for (const [audience, userIds] of Object.entries(people)) {
    const ofMail = `select count(*) from outbox_messages
      where calendar_method is null and recipient in (select email from users where id = any($1))`;
    found.set(`email ${audience}`, await count(ofMail, userIds));
    const ofNotices = 'select count(*) from notifications where user_id = any($1)';
    found.set(`notify ${audience}`, await count(ofNotices, userIds));
  }
  return found;
}

/** Runs a change of a course and returns the followers that wrote something. */
export async function followersOf(server: TestApp, course: Watched, run: () => Promise<void>): Promise<string[]> {
  const before = await read(server, course);
  await run();
  const after = await read(server, course);
  return followers.filter((name) => before.get(name) !== after.get(name));
}
