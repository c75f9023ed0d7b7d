import { sql } from 'kysely';
import { newMark } from '../../features/scheduling/video-meetings/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

const day = 86_400_000;
const noSecret = 'This account has no client secret. Enter it in the account.';

/**
 * Seeds accounts for video meetings: Jitsi, a Zoom account that lacks its secret, and a typed link. The virtual course of
 * today has its meeting at Jitsi, and that of Wyre Vale could not be made at Zoom.
 */
async function seedVideoMeetings({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const jitsi = { provider: 'jitsi', host: 'https://meet.example.org', is_exclusive: false };
  const zoom = {
    provider: 'zoom',
    host: 'training@doselore.example',
    tenant_id: 'demo',
    client_id: 'demo',
    is_exclusive: true,
  };
  const typed = { provider: 'manual', host: 'https://meet.example.org/quiet-room', is_exclusive: false };
  const accounts = await db
    .insertInto('video_accounts')
    .values([
      { ...jitsi, name: 'Jitsi', created_at: ago(300) },
      { ...zoom, name: 'Zoom Training 1', last_checked_at: ago(1), last_error: noSecret, created_at: ago(20) },
      { ...typed, name: 'Quiet room', created_at: ago(200) },
    ])
    .returning('id')
    .execute();
  const [jitsiId = 0, zoomId = 0] = accounts.map(({ id }) => id);
  const mark = newMark();
  const ready = { state: 'ready', done_revision: 1, external_id: mark, join_url: `https://meet.example.org/${mark}` };
  await db
    .insertInto('video_meetings')
    .values([
      {
        ...{ virtual_group_session_id: await moveToAccount(db, 'Northgate Pharmacy Group', jitsiId) },
        ...{ video_account_id: jitsiId, mark, ...ready, created_at: ago(30), next_try_at: ago(30) },
      },
      {
        ...{ virtual_group_session_id: await moveToAccount(db, 'Wyre Vale Hospitals Pharmacy', zoomId) },
        ...{ video_account_id: zoomId, mark: newMark(), state: 'failed', attempts: 1, last_error: noSecret },
        ...{ created_at: ago(1), next_try_at: ago(1) },
      },
    ])
    .execute();
  await sql`insert into time_claims (virtual_group_session_id, video_account_id, during)
    select s.id, v.video_account_id, tstzrange(s.training_start, s.training_end)
    from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
    where v.video_account_id = ${zoomId}`.execute(db);
}

/** Gives the virtual course of an organisation to an account, and returns its session. */
async function moveToAccount(db: Services['db'], group: string, accountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with course as (
      update virtual_groups set video_account_id = ${accountId}, meeting_url = null
      where id = (select v.id from virtual_groups v join groups g on g.id = v.group_id
        where g.name = ${group} and v.deliverable_id = 3 and v.state = 'scheduled' order by v.id limit 1)
      returning id)
    select s.id from virtual_group_sessions s join course c on c.id = s.virtual_group_id order by s.ordinal limit 1`.execute(
    db,
  );
  const [session] = rows;
  if (session === undefined) throw new Error(`${group} has no virtual course in the demo world`);
  return session.id;
}

export const videoMeetingsSeed = declareSeed({
  place: 400,
  needs: { virtualGroups: virtualGroupsSeed },
  run: (services) => seedVideoMeetings(services),
});
