import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { openImportLists } from '../../../../test-support/lists/import-lists.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const { groupId, serviceId, admin, person, fresh, work, upload, match, rowsOf, head } = await openImportLists(server);
const { productId } = await buildCourse(db, { title: 'Basic life support', deliverable: 4 });
const heading = head.slice(0, 3);

/** Builds a course of 2 places, one of them taken, and returns the address of its lists. */
async function buildFullCourse({ waitingList = 'automatic', inService = false } = {}) {
  const taken = await buildUser(db, { email: fresh() });
  await buildMembership(db, { userId: taken, groupId, subgroupId: serviceId });
  const id = await buildVirtualGroup(db, {
    groupId,
    productId,
    ...(inService ? { subgroupId: serviceId } : {}),
    start: '2027-02-01T10:00:00.000Z',
    place: 'Quay Room',
    delegates: [{ userId: taken }],
  });
  await server.rows('update virtual_groups set delegate_places_allowed = 2, waiting_list = $2 where id = $1', [
    id,
    waitingList,
  ]);
  const service = inService ? `/subgroups/${serviceId}` : '';
  const at = `/api/grouping-admin/groups/${groupId}${service}/virtual-groups/${id}/bulk-upload-new-users`;
  return { id, at, taken };
}

const emailOf = async (userId: number) =>
  (await server.rows<{ email: string }>('select email from users where id = $1', [userId]))[0]?.email ?? '';
const delegatesOf = async (id: number) =>
  (
    await server.rows<{ email: string }>(
      `select u.email from virtual_group_delegates d join users u on u.id = d.user_id where d.virtual_group_id = $1
       order by u.email`,
      [id],
    )
  ).map(({ email }) => email);
const waitingFor = async (id: number) =>
  (
    await server.rows<{ email: string }>(
      `select u.email from waiting_list_entries w join users u on u.id = w.user_id
       where w.virtual_group_id = $1 and w.state = 'waiting' order by w.id`,
      [id],
    )
  ).map(({ email }) => email);
const messagesOf = async (list: string) =>
  (await rowsOf(list)).map(({ status, problems }: { status: string; problems: { message: string }[] }) => [
    status,
    ...problems.map(({ message }) => message),
  ]);

test('gives the free place to the first row, and puts the others on the waiting list', async () => {
  const { id, at, taken } = await buildFullCourse();
  const memberId = await buildUser(db, { email: fresh() });
  await buildMembership(db, { userId: memberId, groupId });
  const [member, delegate, stranger] = [await emailOf(memberId), await emailOf(taken), fresh()];
  const list = await upload([person(delegate), person(member), person(stranger)], { at, heading });
  expect(await match(list)).toMatchObject({ same: 1, ready: 2, problem: 0 });
  expect(await messagesOf(list)).toEqual([
    ['same'],
    ['ready', 'Is a member. Will be added to the course'],
    ['ready', 'No place is free. Will wait for one'],
  ]);
  expect(await delegatesOf(id)).toEqual([delegate]);
  await admin.post(`${list}/start`, {});
  await work();
  expect((await admin.get(list)).json().counts).toMatchObject({ done: 2, same: 1, failed: 0 });
  expect(await delegatesOf(id)).toEqual([delegate, member].sort());
  expect(await waitingFor(id)).toEqual([stranger]);
  const [joined] = await server.rows(
    'select 1 from group_members m join users u on u.id = m.user_id where u.email = $1',
    [stranger],
  );
  expect(joined).toBeDefined();
});

test('counts places over the whole list again when a row is corrected', async () => {
  const { at } = await buildFullCourse();
  const list = await upload([person('nobody@'), person(fresh())], { at, heading });
  await match(list);
  expect(await messagesOf(list)).toEqual([['problem', expect.any(String)], ['ready']]);
  await admin.put(`${list}/rows`, { rows: [{ number: 2, values: { email: fresh() } }] });
  expect(await messagesOf(list)).toEqual([['ready'], ['ready', 'No place is free. Will wait for one']]);
});

test('refuses rows over the places of a course without a waiting list', async () => {
  const { id, at } = await buildFullCourse({ waitingList: 'off' });
  const [first, second] = [fresh(), fresh()];
  const list = await upload([person(first), person(second)], { at, heading });
  expect(await match(list)).toMatchObject({ ready: 1, problem: 1 });
  expect((await messagesOf(list))[1]?.[1]).toMatch(/^No place is free, and this .* has no waiting list\./u);
  await admin.post(`${list}/start`, {});
  await work();
  expect(await delegatesOf(id)).toContain(first);
  expect(await server.rows('select 1 from users where email = $1', [second])).toEqual([]);
});

test('adds nobody to a course that ends between check and import', async () => {
  const { id, at } = await buildFullCourse();
  const email = fresh();
  const list = await upload([person(email)], { at, heading });
  await match(list);
  await admin.post(`${list}/start`, {});
  await server.rows(`update virtual_groups set state = 'cancelled' where id = $1`, [id]);
  await work();
  const counts = (await admin.get(list)).json().counts;
  expect(counts).toMatchObject({ done: 0, failed: 1 });
  expect((await messagesOf(list))[0]?.[1]).toMatch(/is already cancelled$/u);
  expect(await server.rows('select 1 from users where email = $1', [email])).toEqual([]);
});

test('refuses a list for a course that has ended, and for a course of another service', async () => {
  const { id, at } = await buildFullCourse();
  const elsewhere = at.replace(`/virtual-groups/`, `/subgroups/${serviceId}/virtual-groups/`);
  const body = { fileName: 'People.csv', head: heading, rows: [person(fresh())] };
  expect((await admin.post(elsewhere, body)).statusCode).toBe(404);
  await server.rows(`update virtual_groups set state = 'closed' where id = $1`, [id]);
  const refused = await admin.post(at, body);
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/is already closed/u)]);
});

test('makes the people of a service’s list members of the service', async () => {
  const { id, at } = await buildFullCourse({ inService: true });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId: serviceId });
  const by = await server.as(managerId);
  const email = fresh();
  const list = await upload([person(email)], { at: at.replace('grouping-admin', 'subgroup-admin'), by, heading });
  await match(list, by);
  await by.post(`${list}/start`, {});
  await work();
  expect(await delegatesOf(id)).toContain(email);
  const rows = await server.rows(
    'select 1 from subgroup_members n join users u on u.id = n.user_id where u.email = $1 and n.subgroup_id = $2',
    [email, serviceId],
  );
  expect(rows).toHaveLength(1);
  const [notice] = await server.rows<{ action_url: string }>(
    `select action_url from notifications where user_id = $1 and code = 'list_imported' order by id desc limit 1`,
    [managerId],
  );
  expect(notice?.action_url).toMatch(
    new RegExp(`^/subgroup-admin/${groupId}/${serviceId}/virtual-groups/${id}/bulk-upload-new-users/\\d+/result$`, 'u'),
  );
});

/** Imports people into a course, and returns the verdicts and the emails of each of them, with the answer of the result. */
async function importAndRead(at: string, emails: readonly string[]) {
  const list = await upload(
    emails.map((email) => person(email)),
    { at, heading },
  );
  await match(list);
  await admin.post(`${list}/start`, {});
  await work();
  const mails = await Promise.all(
    emails.map((email) =>
      server
        .rows<{ subject: string }>('select subject from outbox_messages where recipient = $1 order by id', [email])
        .then((rows) => rows.map(({ subject }) => subject.split(':')[0])),
    ),
  );
  return { rows: await messagesOf(list), mails, told: (await admin.get(list)).json().told };
}

const account = 'Was emailed a link to set up the account';

test('the result says what each person has and was emailed', async () => {
  const memberId = await buildUser(db, { email: fresh() });
  await buildMembership(db, { userId: memberId, groupId });
  const { at, id } = await buildFullCourse();
  await server.rows('update virtual_groups set delegate_places_allowed = 3 where id = $1', [id]);
  const { rows, mails, told: outcomes } = await importAndRead(at, [await emailOf(memberId), fresh(), fresh()]);
  const waits = 'Waits for a free place. Was emailed the position on the waiting list';
  const has = 'Has a place. Was emailed the date';
  expect(rows).toEqual([
    ['done', has],
    ['done', has, account],
    ['done', waits, account],
  ]);
  const invites = expect.stringContaining('invites you to Doselore');
  expect(mails).toEqual([['Booked'], [invites, 'Booked'], [invites, 'Waiting list']]);
  expect(outcomes).toEqual([
    { message: has, people: 2 },
    { message: account, people: 2 },
    { message: waits, people: 1 },
  ]);
});

test('the result of a draft says that people are emailed when it is scheduled', async () => {
  const { at, id } = await buildFullCourse();
  await server.rows(`update virtual_groups set state = 'draft' where id = $1`, [id]);
  const { rows, mails } = await importAndRead(at, [fresh(), fresh()]);
  const later = 'Is emailed when the course is scheduled, and was told nothing yet';
  expect(rows).toEqual([
    ['done', `Has a place. ${later}`, account],
    ['done', `Waits for a free place. ${later}`, account],
  ]);
  expect(mails.map((subjects) => subjects.length)).toEqual([1, 1]);
});

test('the result of a course that is over says that people were emailed nothing', async () => {
  const { at, id } = await buildFullCourse();
  const over = `update virtual_groups set training_start = '2020-02-01T10:00Z', training_end = '2020-02-01T11:00Z'
    where id = $1`;
  await server.rows(over, [id]);
  const { rows, mails } = await importAndRead(at, [fresh()]);
  expect(rows).toEqual([
    ['done', 'Has a place. Was told nothing, because the course is over or the account is disabled', account],
  ]);
  expect(mails[0]).toHaveLength(1);
});
