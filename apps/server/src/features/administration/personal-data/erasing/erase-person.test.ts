import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { runDueJobs, runTasks } from '../../../../platform/jobs/index.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { beginCourse, commit, launch } from '../../../../test-support/learning.ts';
import { buildLicence } from '../../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { placesOf } from '../../../../test-support/personal-data/texts.ts';
import { buildSubject, type Subject } from '../../../../test-support/personal-data.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { applyRetention, erasureTask } from '../index.ts';

const server = await openTestApp({ connections: 20 });
const { db, services, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);

const erase = async (userId: number) =>
  (await server.as(adminId)).post(`/api/admin/users/${userId}/erase`, { reason: 'personAsked' });
const preview = (userId: number) => admin.post(`/api/admin/users/${userId}/erasure-preview`, {});
const finish = () =>
  runTasks({ db, clock, kinds: [erasureTask(services)], log: (problem) => expect(problem).toBe('') });
/** Runs the job, once for each day of the clock. Later calls in this file must come at a later time. */
const runJob = () =>
  runDueJobs({ db, clock, jobs: [applyRetention(clock)], log: (problem) => expect(problem).toBe('') });

const keyOf = async ({ userId }: Subject) =>
  (
    await server.rows<{ key: string }>('select evidence_key as key from external_course_users where user_id = $1', [
      userId,
    ])
  )[0]?.key ?? '';

test('closes the account for good: no sign-in, link, restoring, licence or merge', async () => {
  const { userId, groupId, client, token, mergeId, attempts, productId } = await buildSubject(server);
  const spareId = await buildUser(db);
  await erase(userId);
  expect((await client.get('/api/user')).statusCode).toBe(401);
  expect((await commit(server, token, { comments: 'late' }, { seq: 9 })).statusCode).toBe(409);
  expect(await server.rows('select comments from sco_users where id = $1', [attempts[0]])).toEqual([{ comments: '' }]);
  const refused = [
    await admin.post(`/api/admin/users/${userId}/archive`, { archived: false }),
    await admin.post(`/api/admin/users/${userId}/send-link`, {}),
    await admin.post(`/api/admin/groups/${groupId}/add-existing-user`, { userId, subgroupIds: [] }),
    await admin.post(`/api/admin/users/merge`, { keepId: spareId, dropId: userId }),
    await admin.post(`/api/admin/merges/${mergeId}/undo`, {}),
    await erase(userId),
    await preview(userId),
    await admin.post(`/api/admin/users/${userId}/subject-export`, {}),
    await admin.post(`/api/admin/groups/${groupId}/issue-licence/${userId}`, {
      productId,
      certificateMonths: 12,
      idempotencyKey: randomUUID(),
    }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 409));
  const back = await admin.post(`/api/admin/groups/${groupId}/archive-members`, { userIds: [userId], archived: false });
  expect(back.json()).toMatchObject({ done: [], failed: [{ reason: 'The personal data has been erased' }] });
  const merges = (await admin.get('/api/admin/merges?kind=users')).json().rows;
  expect(merges.find(({ id }: { id: number }) => id === mergeId)).toMatchObject({
    can_undo: false,
    keep: { name: `Erased person ${userId}` },
  });
  expect((await admin.get(`/api/admin/users/${userId}`)).json()).toMatchObject({
    state: 'erased',
    first_name: 'Erased',
    last_name: `person ${userId}`,
    erased_at: clock.now().toISOString(),
  });
  const gone = (await admin.get(`/api/admin/groups/${groupId}/members?list=archived`)).json();
  expect(gone.rows).toMatchObject([{ id: userId, state: 'erased' }]);
  expect((await admin.post('/api/admin/users', { state: 'erased', q: `${userId}` })).json().rows).toMatchObject([
    { id: userId },
  ]);
});

test('an unstarted licence returns its seat; the audit trail holds only who erased and why', async () => {
  const { userId, groupId } = await beginCourse(server);
  const { productId } = await buildCourse(db);
  await buildLicence(services, { groupId, productId, userId, actorId: adminId, months: 12 });
  await erase(userId);
  const [row] = await server.rows<{ actor_id: number; detail: object; personal: null }>(
    "select actor_id, detail, personal from audit_events where action = 'users.erase' and subject = $1",
    [`user ${userId}`],
  );
  expect(row).toEqual({
    actor_id: adminId,
    detail: { reason: 'personAsked', accounts: 1, files: 0, reclaimed: 1, revoked: 1 },
    personal: null,
  });
  const pot = "select available from licence_accounts where group_id = $1 and product_id = $2 and kind = 'POT'";
  expect(await server.rows(pot, [groupId, productId])).toEqual([{ available: 1 }]);
});

test.each([
  ['oneself', async () => adminId, 409],
  ['a site admin', () => buildUser(db, { roles: ['super_admin'] }), 409],
  ['nobody', async () => 9_999_999, 404],
])('refuses to erase %s', async (_who, find, status) => {
  expect((await erase(await find())).statusCode).toBe(status);
});

test('erases a merged account together with the one it was merged into', async () => {
  const { userId, mergeId } = await buildSubject(server);
  const [merge] = await server.rows<{ drop_id: number }>('select drop_id from merges where id = $1', [mergeId]);
  expect((await erase(merge?.drop_id ?? 0)).statusCode).toBe(409);
  expect((await erase(userId)).statusCode).toBe(200);
  expect(await server.rows('select last_name from users where id = $1', [merge?.drop_id])).toEqual([
    { last_name: `person ${merge?.drop_id}` },
  ]);
});

test('a merge of organisations can still be undone, and restores nothing of the person', async () => {
  const { userId, groupId } = await beginCourse(server);
  const otherId = await buildGroup(db);
  await buildMembership(db, { userId, groupId: otherId });
  await server.rows("update group_members set payroll_number = 'PN-' || group_id where user_id = $1", [userId]);
  const pair = { keepId: groupId, dropId: otherId };
  const { merge_id: mergeId } = (await admin.post('/api/admin/groups/merge', pair)).json();
  await erase(userId);
  expect((await admin.post(`/api/admin/merges/${mergeId}/undo`, {})).statusCode).toBe(200);
  const left = 'select payroll_number, archived_at is null as is_current from group_members where user_id = $1';
  const gone = { payroll_number: null, is_current: false };
  expect(await server.rows(left, [userId])).toEqual([gone, gone]);
});

test('an erasure during a commit of the learner leaves nothing, whichever comes first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    const word = `RACEWORD${round}`;
    const note = {
      kind: 'planned',
      title: word,
      learning: '',
      relevance: '',
      method: '',
      benefit: '',
      learnt_on: null,
    };
    const commits = [1, 2, 3, 4].map((seq) => commit(server, token, { comments: word, suspend_data: word }, { seq }));
    const notes = [1, 2, 3].map(() => learner.client.post('/api/cpd-records', commandOf(note)));
    const [answer] = await Promise.all([erase(learner.userId), ...commits, ...notes]);
    expect(answer.statusCode).toBe(200);
    await finish();
    expect(await placesOf(server, [word])).toEqual([]);
  }
});

test('an erasure during a merge leaves no name, whichever comes first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [keepId, dropId] = [
      await buildUser(db, { lastName: `Twofold${round}` }),
      await buildUser(db, { lastName: `Twofold${round}` }),
    ];
    const learner = await beginCourse(server);
    for (const userId of [keepId, dropId]) await buildMembership(db, { userId, groupId: learner.groupId });
    const merge = admin.post('/api/admin/users/merge', { keepId, dropId });
    const answers = await Promise.all(round % 2 === 0 ? [merge, erase(keepId)] : [erase(keepId), merge]);
    const [merged, erased] = round % 2 === 0 ? answers : [...answers].reverse();
    expect(erased?.statusCode).toBe(200);
    const left = await server.rows('select id from users where last_name = $1', [`Twofold${round}`]);
    expect(left).toEqual(merged?.statusCode === 200 ? [] : [{ id: dropId }]);
    expect([200, 409]).toContain(merged?.statusCode);
  }
});

test('the daily job repeats a failed deletion of a file', async () => {
  const subject = await buildSubject(server);
  const file = services.files.pathOf(await keyOf(subject));
  await erase(subject.userId);
  await server.rows('delete from background_tasks');
  clock.advance(3 * 86_400_000);
  await runJob();
  await finish();
  expect(existsSync(file)).toBe(false);
});

test('the daily job deletes rows after their retention class, and keeps the others', async () => {
  const { userId } = await buildSubject(server);
  const ages = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await server.rows('update sessions set seen_at = $2 where user_id = $1', [userId, ages(31)]);
  await server.rows('update link_tokens set expires_at = $2 where user_id = $1', [userId, ages(29)]);
  await server.rows("update outbox_messages set created_at = $1 where recipient = 'manager@example.org'", [ages(31)]);
  clock.advance(86_400_000);
  await server.rows('update link_tokens set expires_at = $2 where user_id = $1', [userId, ages(29)]);
  await runJob();
  const count = async (table: string) =>
    (await server.rows(`select 1 from ${table} where user_id = $1`, [userId])).length;
  expect([await count('sessions'), (await count('link_tokens')) > 0, await count('cpd_records')]).toEqual([0, true, 1]);
  expect(await server.rows("select 1 from outbox_messages where recipient = 'manager@example.org'")).toEqual([]);
});
