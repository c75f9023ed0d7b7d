import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { claimConstraints, claimWalls } from '../../../../test-support/claim-constraints.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { type Planning, session } from '../../../trainer-led/course-planning/planning.factory.ts';
import {
  buildAccount,
  buildVirtual,
  draftWith,
  oneDay,
  publish,
  replan,
} from '../../video-meetings/meetings.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');

const claimsOf = (id: number) =>
  server.rows<{ who: string; from: string; reason: string | null }>(
    `select case when c.video_account_id is null then 'trainer' else 'account' end as who, lower(c.during)::text as from,
       c.override_reason as reason from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
     where s.virtual_group_id = $1 order by 1, 2`,
    [id],
  );

/** Creates a draft on an account with a trainer of its own. */
async function draft(world: Planning, accountId: number, more: object = {}) {
  const trainerUserId = await buildTrainer(db, { teaches: [world.productId] });
  return draftWith(world, accountId, { trainerUserId, ...more });
}

test('an exclusive account is claimed once for each session, another account not at all (V9)', async () => {
  const world = await buildVirtual(server);
  const zoom = await buildAccount(world);
  const jitsi = await buildAccount(world, 'jitsi');
  const id = await draft(world, zoom);
  expect(await claimsOf(id)).toEqual([]);
  await publish(world, id);
  const [from, reason] = ['2027-02-01 10:00:00+00', null];
  expect(await claimsOf(id)).toEqual(['account', 'trainer'].map((who) => ({ who, from, reason })));
  await replan(world, id, { video_account_id: jitsi });
  expect(await claimsOf(id)).toEqual([{ who: 'trainer', from, reason }]);
  await replan(world, id, { video_account_id: zoom });
  expect(await claimsOf(id)).toHaveLength(2);
  await world.asSuper.post(world.at(id, '/unpublish'), {});
  expect(await claimsOf(id)).toEqual([]);
});

test('a second meeting of an account at one time is a conflict, which the check names and only a reason books', async () => {
  const world = await buildVirtual(server);
  const zoom = await buildAccount(world);
  const { accounts } = (await world.asSuper.get('/api/admin/video-accounts')).json();
  const { name } = accounts.find((one: { id: number }) => one.id === zoom);
  await publish(world, await draft(world, zoom));
  const id = await draft(world, zoom);
  const text = `${name} holds Basic life support on Mon 1st Feb 2027, 10:00 - 13:00`;
  const body = { sessions: oneDay, venueId: null, video_account_id: zoom };
  const checked = await world.asSuper.post(world.at(id, '/schedule/check'), commandOf(body));
  expect(checked.json().account_conflicts).toEqual([{ code: 'account_overlap', text, can_be_ignored: true }]);
  const refused = await publish(world, id);
  expect([refused.statusCode, refused.json().message]).toEqual([409, `${text}. Nothing was changed.`]);
  const reason = { ignoreConflictWarning: 1, conflict_reason: 'A second licence' };
  expect((await publish(world, id, reason)).statusCode).toBe(200);
  expect((await claimsOf(id)).map(({ who, reason: why }) => [who, why])).toEqual([
    ['account', 'A second licence'],
    ['trainer', null],
  ]);
  const shared = await buildAccount(world, 'jitsi');
  for (let nth = 0; nth < 2; nth += 1) expect((await publish(world, await draft(world, shared))).statusCode).toBe(200);
});

test.each([
  [
    'both an account and a link',
    (account: number) => ({ video_account_id: account, meeting_url: 'https://meet.example.org/a' }),
    { meetingUrl: ['Choose an account or type a link. Leave one of them empty'] },
  ],
  [
    'an account that does not exist',
    () => ({ video_account_id: 999_999 }),
    { videoAccountId: ['This account is archived. Choose another account'] },
  ],
  [
    'a link without https',
    () => ({ video_account_id: null, meeting_url: 'http://meet.example.org/a' }),
    { meetingUrl: ['Enter an address that begins with https://'] },
  ],
  [
    'a link with a password',
    () => ({ video_account_id: null, meeting_url: 'https://me:word@meet.example.org/a' }),
    { meetingUrl: ['Enter an address that begins with https://'] },
  ],
])('refuses a virtual course with %s', async (_what, changes, errors) => {
  const world = await buildVirtual(server);
  const id = await draft(world, await buildAccount(world));
  const answer = await replan(world, id, changes(await buildAccount(world, 'jitsi')));
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});

test('a course face to face has no meeting account, and a virtual one needs an account or a link', async () => {
  const world = await buildVirtual(server);
  const id = await draft(world, await buildAccount(world));
  await replan(world, id, { video_account_id: null });
  const missing = await publish(world, id);
  expect(missing.json().message).toContain('Add a meeting account or the link to the meeting');
  await db.updateTable('virtual_groups').set({ deliverable_id: 4 }).where('id', '=', id).execute();
  const answer = await replan(world, id, { video_account_id: await buildAccount(world, 'jitsi') });
  expect(answer.json().errors).toEqual({ videoAccountId: ['Only a virtual course has meetings'] });
});

test('a course whose account was archived after it was chosen is not scheduled', async () => {
  const world = await buildVirtual(server);
  const account = await buildAccount(world);
  const id = await draft(world, account);
  await db.updateTable('video_accounts').set({ archived_at: server.clock.now() }).where('id', '=', account).execute();
  expect((await publish(world, id)).json().errors).toEqual({
    videoAccountId: ['This account is archived. Choose another account'],
  });
});

const letStand = claimConstraints(server);

for (const walls of claimWalls) {
  test(`of ten courses for one account at once, ${walls} let one be scheduled`, async () => {
    await letStand(walls);
    const world = await buildVirtual(server);
    const account = await buildAccount(world);
    const drafts: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) drafts.push(await draft(world, account));
    const answers = await Promise.all(drafts.map((id) => publish(world, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const claimed = await server.rows('select 1 from time_claims where video_account_id = $1', [account]);
    expect(claimed).toHaveLength(1);
  });
}

test('the database refuses overlapping claims of an account, also where no rule of the app looks', async () => {
  const world = await buildVirtual(server);
  const account = await buildAccount(world);
  await publish(world, await draft(world, account));
  const id = await draft(world, account, { sessions: sessionsText([session('2027-02-02')]) });
  await publish(world, id);
  await expect(
    server.rows(
      `update time_claims c set during = tstzrange('2027-02-01T12:00Z', '2027-02-01T14:00Z')
       from virtual_group_sessions s where s.id = c.virtual_group_session_id and s.virtual_group_id = $1
         and c.video_account_id is not null`,
      [id],
    ),
  ).rejects.toThrow('time_claims_account_overlap');
});
