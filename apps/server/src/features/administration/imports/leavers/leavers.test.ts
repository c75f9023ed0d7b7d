import { expect, test } from 'vitest';
import { minutes } from '../../../../platform/clock/index.ts';
import { openImportLists } from '../../../../test-support/lists/import-lists.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const { groupId, serviceId, adminId, admin, base, fresh, work, upload, match, rowsOf } = await openImportLists(server);
const stationId = await buildSubgroup(db, { groupId, name: 'Station Road', odsCode: 'FA124' });
const heading = ['Employee #', 'Name', 'Work Email', 'Location', 'Employment Status', 'Final Working Date'];
const line = (email: string, { status = '', left = '', at = '', name = 'Ada Moss' } = {}) => [
  '0104',
  name,
  email,
  at,
  status,
  left,
];
const send = async (rows: string[][], at = base, by = admin) => upload(rows, { heading, at, by });
const messagesOf = async (list: string, by = admin) =>
  (await rowsOf(list, '', by)).map(({ status, problems }: { status: string; problems: { message: string }[] }) =>
    [status, ...problems.map(({ message }) => message)].join(': '),
  );
const buildMember = async () => {
  const email = fresh();
  const userId = await buildUser(db, { email });
  await buildMembership(db, { userId, groupId });
  return { email, userId };
};
const isArchived = async (userId: number) =>
  (await server.rows('select 1 from group_members where user_id = $1 and archived_at is not null', [userId])).length >
  0;
const invited = (email: string) => server.rows('select 1 from outbox_messages where recipient = $1', [email]);

test('invites nobody who has left, keeps people with an upcoming last day, and asks about unknown words', async () => {
  const emails = Array.from({ length: 8 }, () => fresh());
  const emailAt = (place: number) => emails[place] ?? '';
  const list = await send([
    line(emailAt(0), { status: 'Active' }),
    line(emailAt(1), { status: 'Terminated' }),
    line(emailAt(2), { status: 'On leave', left: '00/00/0000' }),
    line(emailAt(3), { left: '31/08/2026' }),
    line(emailAt(4), { status: 'Leaver', left: '31/12/2026' }),
    line(emailAt(5), { status: 'Alumni' }),
    line(emailAt(6), { status: 'Active', left: '31-Dec-4712' }),
    line(emailAt(7), { left: 'next week' }),
  ]);
  expect(await match(list)).toMatchObject({ ready: 4, problem: 2, skipped: 2 });
  expect(await messagesOf(list)).toEqual([
    'ready',
    'skipped: Has left: “Terminated”',
    'ready',
    'skipped: Left on 31-08-2026',
    'ready: Leaves on 31-12-2026. Is invited, and stays a member until an admin archives them',
    'problem: “Alumni” is not a known status. Choose its meaning in the questions above',
    'ready',
    'problem: Write the day as 27-03-2026',
  ]);
  expect((await admin.get(list)).json().questions).toMatchObject({
    words: [{ field: 'status', written: 'Alumni', rows: 1 }],
    leavers: { people: 2, members: 0, archived: false },
  });
  const words = [{ field: 'status', written: 'Alumni', meaning: 'left' }];
  expect((await admin.put(`${list}/answers`, { words })).json().counts).toMatchObject({ ready: 4, skipped: 3 });
  const wrong = [{ field: 'status', written: 'Alumni', meaning: 'perhaps' }];
  expect((await admin.put(`${list}/answers`, { words: wrong })).statusCode).toBe(422);
  await admin.post(`${list}/start`);
  await work();
  expect(await Promise.all(emails.map(async (email) => (await invited(email)).length))).toEqual([
    1, 0, 1, 0, 1, 0, 1, 0,
  ]);
});

test('keeps an upcoming last day with the member until a list no longer gives it', async () => {
  const [member, joining] = [await buildMember(), fresh()];
  const dayOf = async (email: string) =>
    (
      await server.rows<{ day: string | null }>(
        'select m.leaves_on::text as day from group_members m join users u on u.id = m.user_id where u.email = $1',
        [email],
      )
    )[0]?.day;
  const carryOut = async (left: string) => {
    const list = await send([line(member.email, { left }), line(joining, { left })]);
    await match(list);
    await admin.post(`${list}/start`);
    await work();
  };
  await carryOut('31/12/2026');
  expect(await Promise.all([member.email, joining].map(dayOf))).toEqual(['2026-12-31', '2026-12-31']);
  const info = (await admin.get(`/api/grouping-admin/groups/${groupId}/members-info/${member.userId}`)).json();
  expect(info).toMatchObject({ leaves_on: '2026-12-31', left_at: null });
  expect(await isArchived(member.userId)).toBe(false);
  const list = await send([line(member.email), line(joining, { left: '01/10/2026' }), line(fresh())]);
  await match(list);
  await admin.post(`${list}/start`);
  await work();
  expect(await Promise.all([member.email, joining].map(dayOf))).toEqual([null, '2026-10-01']);
});

test('archives leavers only if the admin says so, after the password, and counts them', async () => {
  const [gone, going, back] = [await buildMember(), await buildMember(), await buildMember()];
  const rows = [
    line(gone.email, { status: 'Terminated', left: '31/08/2026' }),
    line(going.email, { left: '31/12/2026' }),
    line(back.email, { status: 'Terminated', left: '31/01/2020' }),
    line(back.email, { status: 'Active' }),
  ];
  const untouched = await send([...rows, line(fresh())]);
  expect(await match(untouched)).toMatchObject({ ready: 1, same: 2, skipped: 2 });
  await admin.post(`${untouched}/start`);
  await work();
  expect(await isArchived(gone.userId)).toBe(false);

  const list = await send(rows);
  await match(list);
  expect((await admin.get(list)).json().questions.leavers).toEqual({ people: 1, members: 1, archived: false });
  expect((await admin.post(`${list}/start`)).statusCode).toBe(409);
  await admin.put(`${list}/answers`, { archiveLeavers: true });
  clock.advance(minutes(11));
  const refusal = await admin.post(`${list}/start`);
  expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'step_up_required']);
  expect(await isArchived(gone.userId)).toBe(false);
  const proved = await server.as(adminId);
  expect((await proved.post(`${list}/start`)).json()).toMatchObject({ archived: 1 });
  await work();
  expect(await Promise.all([gone, going, back].map(({ userId }) => isArchived(userId)))).toEqual([true, false, false]);
  expect((await messagesOf(list))[0]).toBe('skipped: Left on 31-08-2026. Archived');
  expect((await admin.get(list)).json()).toMatchObject({ state: 'done', archived: 1 });
  expect(
    await server.rows(`select 1 from audit_events where action = 'members.archive' and subject = $1`, [
      `user ${gone.userId}`,
    ]),
  ).toHaveLength(1);
});

test('offers no archiving where the list is about a service, whatever it is sent', async () => {
  const { email, userId } = await buildMember();
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: serviceId, user_id: userId })
    .execute();
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId: serviceId });
  const by = await server.as(managerId);
  const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${serviceId}/bulk-upload-new-users`;
  const list = await send([line(email, { status: 'Left' }), line(fresh())], at, by);
  expect(await match(list, by)).toMatchObject({ ready: 1, skipped: 1 });
  expect((await by.get(list)).json().questions.leavers).toBeNull();
  await by.put(`${list}/answers`, { archiveLeavers: true });
  expect((await by.post(`${list}/start`)).json()).toMatchObject({ archived: 0 });
  expect(await isArchived(userId)).toBe(false);
});

test('adds the services of all lines of one person, and keeps another name at the same address a problem', async () => {
  const email = fresh();
  const list = await send([
    line(email, { at: 'Mill Lane' }),
    line(email.toUpperCase(), { at: 'FA124' }),
    line(email, { at: 'Station Road', status: 'Terminated' }),
    line(email, { at: 'Station Road', name: 'Bo Moss' }),
  ]);
  expect(await match(list)).toMatchObject({ ready: 1, same: 1, skipped: 1, problem: 1 });
  expect(await messagesOf(list)).toEqual([
    'ready',
    'same: The same person as row 2. Also joins FA124',
    'skipped: Has left: “Terminated”',
    'problem: The same address as row 2, with another name',
  ]);
  expect((await admin.get(list)).json().questions.leavers).toBeNull();
  await (await server.as(adminId)).post(`${list}/start`);
  await work();
  expect(
    await server.rows(
      `select n.subgroup_id as id from subgroup_members n join users u on u.id = n.user_id where u.email = $1 order by 1`,
      [email],
    ),
  ).toEqual([{ id: serviceId }, { id: stationId }]);
});
