import { expect, test } from 'vitest';
import { days, minutes } from '../../../../platform/clock/index.ts';
import { runDueJobs, runTasks, type TaskKind } from '../../../../platform/jobs/index.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { passwordLinksTask, purgeLinkRounds } from '../index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const real = passwordLinksTask(services);
// Failures of the task show in the state that it leaves.
const work = (kinds: readonly TaskKind[] = [real]) => runTasks({ db, clock, kinds, log: () => undefined });

async function organisation() {
  const groupId = await buildGroup(db, { level: 'HIGH' });
  const subgroupId = await buildSubgroup(db, { groupId });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  const member = async (state: 'active' | 'provisional' | 'disabled' = 'active') => {
    const userId = await buildUser(db, { state });
    await buildMembership(db, { userId, groupId, subgroupId });
    return userId;
  };
  const at = `/api/grouping-admin/groups/${groupId}/bulk-password-reset`;
  return { groupId, subgroupId, adminId, admin: await server.as(adminId), member, at };
}

const mailsTo = async (userIds: readonly number[]) =>
  (
    await server.rows<{ id: number }>(
      'select u.id from outbox_messages m join users u on u.email = m.recipient where u.id = any($1) order by 1',
      [userIds],
    )
  ).map(({ id }) => id);

test('sends links to active accounts, once in five minutes, and gives nobody a password', async () => {
  const { admin, at, groupId, member } = await organisation();
  const [used, invited, closed, gone] = [
    await member(),
    await member('provisional'),
    await member('disabled'),
    await member(),
  ];
  await server.rows('update group_members set archived_at = now() where user_id = $1 and group_id = $2', [
    gone,
    groupId,
  ]);
  const userIds = [used, invited, closed, gone, used];
  expect((await admin.get(at)).json()).toEqual({ round: null });
  expect((await admin.post(at, { userIds })).json()).toMatchObject({
    waiting: 4,
    sent: 0,
    finished_at: null,
    not_sent: [],
  });
  expect(await mailsTo(userIds)).toEqual([]);
  await work();
  const { round } = (await admin.get(at)).json();
  expect(round).toMatchObject({ waiting: 0, sent: 1, failed: 3, finished_at: clock.now().toISOString() });
  const reasons = Object.fromEntries(
    round.not_sent.map(({ id, reason }: { id: number; reason: string }) => [id, reason]),
  );
  expect(reasons).toEqual({
    [invited]: 'Has not accepted the invitation yet; send it again instead',
    [closed]: 'The account is archived',
    [gone]: expect.stringMatching(/^Has left this/u),
  });
  const csv = (await admin.get(`${at}/failed/csv`)).body.trim().split('\r\n');
  expect([csv.length, csv[0]]).toEqual([4, '"Name","Email","Reason"']);
  // The address of a person who has left is empty.
  expect(csv.filter((line: string) => line.includes('Has left'))).toEqual([expect.stringMatching(/^"[^"]+","",/u)]);
  await admin.post(at, { userIds: [used] });
  await work();
  expect((await admin.get(at)).json().round).toMatchObject({ sent: 0, failed: 1 });
  clock.advance(minutes(6));
  await admin.post(at, { userIds: [used] });
  await work();
  expect((await admin.get(at)).json().round).toMatchObject({ sent: 1, failed: 0, not_sent: [] });
  expect(await mailsTo(userIds)).toEqual([used, used]);
  expect(await server.rows('select 1 from users where id = $1 and password_hash is not null', [used])).toEqual([]);
  const audited = "select actor_id from audit_events where action = 'members.resetPassword' and subject = $1";
  expect(await server.rows(audited, [`user ${used}`])).toHaveLength(2);
});

test('a node that dies during a batch has sent none of it, and nobody gets two emails', async () => {
  const { admin, adminId, at, member } = await organisation();
  const userIds: number[] = [];
  for (let made = 0; made < 230; made += 1) userIds.push(await member());
  const everybody = { everybody: { q: '', list: 'current', status: 'active' }, expected: 230 };
  expect((await admin.post(at, { ...everybody, expected: 229 })).statusCode).toBe(409);
  expect((await admin.post(at, everybody)).statusCode).toBe(200);
  let batches = 0;
  const dying: TaskKind = {
    ...real,
    async step(tx, id) {
      const more = await real.step(tx, id, undefined);
      batches += 1;
      if (batches === 2) throw new Error('the power went');
      return more;
    },
  };
  await work([dying]);
  expect((await admin.get(at)).json().round).toMatchObject({ waiting: 130, sent: 100, finished_at: null });
  expect(await mailsTo(userIds)).toHaveLength(100);
  const again = await admin.post(at, everybody);
  expect([again.statusCode, again.json().message]).toEqual([409, expect.stringMatching(/still being sent/u)]);
  clock.advance(minutes(1));
  await Promise.all([work(), work(), work()]);
  expect((await admin.get(at)).json().round).toMatchObject({ waiting: 0, sent: 230, failed: 0 });
  expect(await mailsTo(userIds)).toEqual(userIds);
  const notices = await server.rows('select title, body from notifications where user_id = $1', [adminId]);
  expect(notices).toEqual([{ title: 'Your password links have been sent', body: '230 members have a link.' }]);
});

test('gives up after five failures, and reports each person who is left', async () => {
  const { admin, at, member } = await organisation();
  await admin.post(at, { userIds: [await member()] });
  for (let round = 0; round < 5; round += 1) {
    await work([{ ...real, step: () => Promise.reject(new Error('no disk')) }]);
    clock.advance(minutes(1));
  }
  const { round } = (await admin.get(at)).json();
  expect(round).toMatchObject({ failed: 1, not_sent: [{ reason: expect.stringMatching(/on our side/u) }] });
  expect(await server.rows('select 1 from background_tasks')).toEqual([]);
});

test('sends nothing for an admin who has lost the place since, and shows nobody the rounds of another person', async () => {
  const { admin, adminId, groupId, at, member } = await organisation();
  const userId = await member();
  await admin.post(at, { userIds: [userId] });
  const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  expect((await site.get(`/api/admin/groups/${groupId}/bulk-password-reset`)).json()).toEqual({ round: null });
  await server.rows('delete from group_managers where user_id = $1', [adminId]);
  await work();
  expect(await mailsTo([userId])).toEqual([]);
  expect(await server.rows('select status, reason from link_round_people where user_id = $1', [userId])).toEqual([
    { status: 'failed', reason: 'The admin who started this no longer has access here' },
  ]);
});

test('sends nothing when some people are not members there, whether they exist or not', async () => {
  const { admin, at, member, groupId, subgroupId } = await organisation();
  const [inside, stranger] = [await member(), await buildUser(db)];
  for (const other of [stranger, 9_999_999]) {
    const answer = await admin.post(at, { userIds: [inside, other] });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^1 of the selected people is not/u),
    ]);
  }
  const colleague = await buildUser(db);
  await buildMembership(db, { userId: colleague, groupId });
  const inService = `/api/grouping-admin/groups/${groupId}/subgroups/${subgroupId}/bulk-password-reset`;
  expect((await admin.post(inService, { userIds: [colleague] })).statusCode).toBe(409);
  expect((await admin.post(inService, { userIds: [inside] })).statusCode).toBe(200);
  expect((await admin.get(at)).json()).toEqual({ round: null });
  await work();
  expect(await mailsTo([inside, stranger, colleague])).toEqual([inside]);
});

test('deletes the record of sent links after a month', async () => {
  const { admin, at, member } = await organisation();
  await admin.post(at, { userIds: [await member()] });
  await work();
  clock.advance(days(31));
  await runDueJobs({ db, clock, jobs: [purgeLinkRounds(clock)], log: (problem) => expect(problem).toBe('') });
  expect(await server.rows('select 1 from link_rounds')).toEqual([]);
});
