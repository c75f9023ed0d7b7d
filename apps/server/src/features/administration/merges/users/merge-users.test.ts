import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { beginCourse, commit, launch } from '../../../../test-support/learning.ts';
import { buildProgress } from '../../../../test-support/merges.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { purgeMerges } from '../purge-merges.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const actorId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(actorId);
const course = await buildCourse(db);

const merge = (keepId: number, dropId: number) => admin.post('/api/admin/users/merge', { keepId, dropId });
const undo = (mergeId: number) => admin.post(`/api/admin/merges/${mergeId}/undo`, {});
const preview = (keepId: number, dropId: number) => admin.post('/api/admin/users/merge-preview', { keepId, dropId });
const statesOf = async (userIds: number[]) =>
  (
    await server.rows<{ state: string }>('select state from licences where user_id = any($1) order by id', [userIds])
  ).map(({ state }) => state);

async function twoMembers() {
  const groupId = await buildGroup(db);
  const [keepId, dropId] = [await buildUser(db), await buildUser(db)];
  for (const userId of [keepId, dropId]) await buildMembership(db, { userId, groupId });
  return { groupId, keepId, dropId };
}

test('keeps the started one of two live licences for a course, and returns the seat of the other', async () => {
  const { groupId, keepId, dropId } = await twoMembers();
  const target = { ...course, groupId, actorId };
  await buildProgress(server, { ...target, userId: keepId, progress: 'issued' });
  await buildProgress(server, { ...target, userId: dropId, progress: 'in_progress' });
  const shown = (await preview(keepId, dropId)).json();
  expect(shown.collisions).toEqual([
    { title: expect.any(String), where: 'Ashdown Pharmacies', outcome: 'reclaimed', ended: 'keep' },
  ]);
  expect(shown.records.find(({ kind }: { kind: string }) => kind === 'live')).toEqual({
    kind: 'live',
    keep: 1,
    drop: 1,
    after: 1,
  });
  expect(await statesOf([keepId])).toEqual(['issued']);
  const { merge_id: mergeId } = (await merge(keepId, dropId)).json();
  expect(await statesOf([keepId])).toEqual(['reclaimed', 'in_progress']);
  const pot = () =>
    server.rows("select available from licence_accounts where group_id = $1 and kind = 'POT'", [groupId]);
  expect(await pot()).toEqual([{ available: 1 }]);
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect([await statesOf([keepId]), await statesOf([dropId])]).toEqual([['issued'], ['in_progress']]);
  expect(await pot()).toEqual([{ available: 0 }]);
});

test('keeps the seat of the ended licence used where both were started', async () => {
  const { groupId, keepId, dropId } = await twoMembers();
  const target = { ...course, groupId, actorId };
  await buildProgress(server, { ...target, userId: keepId, progress: 'in_progress' });
  await buildProgress(server, { ...target, userId: dropId, progress: 'in_progress' });
  await merge(keepId, dropId);
  expect(await statesOf([keepId])).toEqual(['in_progress', 'revoked']);
  const used = "select available from licence_accounts where group_id = $1 and kind = 'USED'";
  expect(await server.rows(used, [groupId])).toEqual([{ available: 2 }]);
});

test('the dropped names sign in to the kept account with its password; email goes to the kept address', async () => {
  const [kept, dropped] = ['Keep Me Safe 1', 'Drop Me Soon 2'];
  const keepId = await buildUser(db, { email: 'kept@example.org', passwordHash: await hash(kept) });
  const dropId = await buildUser(db, {
    email: 'dropped@example.org',
    username: 'dropped',
    passwordHash: await hash(dropped),
  });
  const old = await server.as(dropId);
  const { merge_id: mergeId } = (await merge(keepId, dropId)).json();
  expect((await old.get('/api/user')).statusCode).toBe(401);
  const logIn = (username: string, password: string) => server.visitor().post('/login', { username, password });
  expect((await logIn('dropped@example.org', kept)).json().id).toBe(keepId);
  expect((await logIn('dropped', kept)).json().id).toBe(keepId);
  expect((await logIn('dropped@example.org', dropped)).statusCode).toBe(422);
  const mails = (to: string) => server.rows('select subject from outbox_messages where recipient = $1', [to]);
  const before = (await mails('dropped@example.org')).length;
  await server.visitor().post('/password/email', { email: 'dropped@example.org' });
  await runBackground(server);
  expect((await mails('dropped@example.org')).length).toBe(before);
  expect((await mails('kept@example.org')).length).toBe(2);
  const found = (await admin.get('/api/admin/users/with-email?email=dropped@example.org')).json();
  expect(found.user.id).toBe(keepId);
  await undo(mergeId);
  expect((await logIn('dropped@example.org', dropped)).json().id).toBe(dropId);
});

test('an undo returns a course that continued after the merge completely', async () => {
  const learner = await beginCourse(server);
  const keepId = await buildUser(db);
  const { session_token: token } = await launch(learner);
  const { merge_id: mergeId } = (await merge(keepId, learner.userId)).json();
  expect((await commit(server, token, { lesson_status: 'passed' }, { finished: true })).json().withdrawn).toBe(null);
  const holder = () => server.rows('select user_id from certificates where group_id = $1', [learner.groupId]);
  expect(await holder()).toEqual([{ user_id: keepId }]);
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await holder()).toEqual([{ user_id: learner.userId }]);
});

test('of two merges of the same people at the same time one is done, and the other is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { keepId, dropId } = await twoMembers();
    const answers = await Promise.all([merge(keepId, dropId), merge(dropId, keepId)]);
    const advice = `${answers.map(({ body }) => body).join('\n')}\nA table with a reference to users that is not moved keeps a merge from being done: declare it in x.merged-data.ts of its room`;
    expect(answers.map(({ statusCode }) => statusCode).sort(), advice).toEqual([200, 409]);
    expect(
      await server.rows('select 1 from users where id = any($1) and merged_into_id is null', [[keepId, dropId]]),
    ).toHaveLength(1);
  }
});

test('a merge during a running course loses none of its progress', async () => {
  for (let round = 0; round < 6; round += 1) {
    const learner = await beginCourse(server);
    const keepId = await buildUser(db);
    const { session_token: token } = await launch(learner);
    await commit(server, token, { lesson_status: 'passed' });
    const [merged, stored] = await Promise.all([
      merge(keepId, learner.userId),
      commit(server, token, { raw_score: '90' }, { seq: 2, finished: true }),
    ]);
    expect([merged.statusCode, stored.statusCode]).toEqual([200, 200]);
    const rows = await server.rows(
      `select l.user_id as licence, l.state, c.user_id as course, a.user_id as attempt, a.raw_score, x.user_id as certificate
       from licences l join course_users c on c.licence_id = l.id join sco_users a on a.course_user_id = c.id
       left join certificates x on x.source = 'online' and x.source_id = c.id where l.group_id = $1`,
      [learner.groupId],
    );
    const whose = { licence: keepId, course: keepId, attempt: keepId, certificate: keepId };
    expect(rows).toEqual([{ ...whose, state: 'completed', raw_score: '90' }]);
  }
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('keeps the better mark of each session of a course, and restores both with an undo', async () => {
  const [keepId, dropId] = [await buildUser(db), await buildUser(db)];
  const courseId = await buildVirtualGroup(db, {
    groupId: await buildGroup(db),
    productId: course.productId,
    start: '2026-03-02T10:00:00Z',
    days: 2,
    delegates: [
      { userId: keepId, attendance: 'absent' },
      { userId: dropId, attendance: 'attended' },
    ],
  });
  await server.rows(
    `update session_attendances set attendance = 'partial' where user_id = $1 and virtual_group_session_id =
      (select min(id) from virtual_group_sessions where virtual_group_id = $2)`,
    [keepId, courseId],
  );
  await server.rows(
    `delete from session_attendances where user_id = $1 and virtual_group_session_id =
      (select max(id) from virtual_group_sessions where virtual_group_id = $2)`,
    [keepId, courseId],
  );
  const register = () =>
    server.rows(
      `select d.user_id = $2 as kept, d.attendance, d.sessions_marked, array_agg(a.attendance order by s.ordinal) as marks
       from virtual_group_delegates d join virtual_group_sessions s using (virtual_group_id)
       left join session_attendances a on a.virtual_group_session_id = s.id and a.user_id = d.user_id
       where d.virtual_group_id = $1 group by 1, 2, 3 order by 1 desc`,
      [courseId, keepId],
    );
  const before = await register();
  const { merge_id: mergeId } = (await merge(keepId, dropId)).json();
  expect(await register()).toEqual([
    { kept: true, attendance: 'attended', sessions_marked: 2, marks: ['attended', 'attended'] },
  ]);
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await register()).toEqual(before);
});

test('refuses to merge an account with itself, the own account, site admins, and archived, invited or merged accounts', async () => {
  const { keepId, dropId } = await twoMembers();
  const messageOf = async (keep: number, drop: number) => (await merge(keep, drop)).json().message;
  expect(await messageOf(keepId, keepId)).toMatch(/two different/u);
  expect(await messageOf(keepId, actorId)).toMatch(/own account/u);
  expect(await messageOf(keepId, await buildUser(db, { roles: ['super_admin'] }))).toMatch(/site admin/u);
  expect(await messageOf(await buildUser(db, { state: 'disabled' }), dropId)).toMatch(/archived/u);
  expect(await messageOf(await buildUser(db, { state: 'provisional' }), dropId)).toMatch(/active account/u);
  await merge(keepId, dropId);
  expect(await messageOf(keepId, dropId)).toMatch(/already been merged/u);
  expect((await merge(keepId, 9_999_999)).statusCode).toBe(404);
});

test('undoes a merge once within 30 days, the latest first, and not after other changes', async () => {
  const { keepId, dropId } = await twoMembers();
  const third = await buildUser(db);
  const first = (await merge(keepId, dropId)).json().merge_id;
  const second = (await merge(third, keepId)).json().merge_id;
  expect((await undo(first)).json().message).toMatch(/later merge/u);
  expect((await undo(second)).statusCode).toBe(200);
  expect((await undo(second)).statusCode).toBe(409);
  await db.updateTable('group_members').set({ user_id: third }).where('user_id', '=', keepId).execute();
  expect((await undo(first)).json().message).toContain(
    `This record is no longer there: membership (person ${keepId}, organisation `,
  );
  const [row] = (await admin.get('/api/admin/merges?kind=users')).json().rows.slice(-1);
  expect(row).toHaveProperty('can_undo');
  clock.advance(days(31));
  const late = await server.as(actorId);
  expect((await late.post(`/api/admin/merges/${first}/undo`, {})).json().message).toMatch(/older/u);
  await db.transaction().execute(async (tx) => purgeMerges(services.clock).run(tx));
  expect(await server.rows('select 1 from merge_changes where merge_id = $1', [first])).toEqual([]);
});
