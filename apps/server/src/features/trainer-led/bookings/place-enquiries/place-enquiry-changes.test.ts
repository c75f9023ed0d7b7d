import { bookingsOff } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildEnquiry, buildMultiDay, buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import { buildManager } from '../../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { mornings, openEnquiries } from './place-enquiries.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');

const idsOf = (answer: { json: () => { rows: { id: number }[] } }) => answer.json().rows.map(({ id }) => id);

const manyDays = Array.from({ length: 61 }, (_, nth) =>
  new Date(Date.UTC(2027, 1, 1 + nth)).toISOString().slice(0, 10),
);

test('more days join the request without a change of its state, and the site admins are notified', async () => {
  const world = await openEnquiries(server);
  const { id, requestAt } = await world.enquired();
  await server.rows("update project_requests set state = 'no_availability' where id = $1", [id]);
  expect((await world.suggest(id, mornings('2027-02-02', '2027-03-01'))).statusCode).toBe(200);
  const shown = await world.detail(id);
  expect(shown.state).toBe('no_availability');
  expect(shown.dates.map(({ suggested_by: by }: { suggested_by: string | null }) => by !== null)).toEqual([
    false,
    false,
    true,
  ]);
  expect(shown.history.at(-1)).toMatchObject({ step: 'bookings.suggest', by: expect.any(String) });
  const rows = (await world.asSuper.get(`${requestAt}/times-of-interest`)).json().rows;
  expect(rows.at(-1)).toMatchObject({ source: 'suggested', state: 'proposed', suggested_by: expect.any(String) });
  const subjects = await world.subjectsTo(world.superId);
  expect(subjects.filter((subject) => subject.startsWith('More days'))).toHaveLength(1);
  const again = await world.suggest(id, mornings('2027-03-01'));
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['days']]);
  const tooMany = await world.suggest(id, mornings(...manyDays.slice(2)));
  expect([tooMany.statusCode, Object.keys(tooMany.json().errors)]).toEqual([422, ['days']]);
  const early = await world.suggest(id, mornings('2027-01-05'));
  expect(early.statusCode).toBe(422);
});

test('cancelling notifies each trainer who was asked once, and ends the project that the organisation opened', async () => {
  const world = await openEnquiries(server);
  const { id, projectAt } = await world.enquired();
  for (const day of ['2027-02-10', '2027-02-11']) {
    const interestId = await buildTimesOfInterest(db, { requestId: id, day });
    await buildEnquiry(db, { interestId, trainerId: world.trainerId, by: world.superId });
  }
  await server.rows("update project_requests set state = 'seeking' where id = $1", [id]);
  const before = await world.subjectsTo(world.trainerId);
  const key = world.key();
  expect([(await world.cancel(id, key)).statusCode, (await world.cancel(id, key)).statusCode]).toEqual([200, 200]);
  expect((await world.subjectsTo(world.trainerId)).slice(before.length)).toHaveLength(1);
  expect((await world.subjectsTo(world.superId)).filter((one) => one.startsWith('Cancelled'))).toHaveLength(1);
  expect(await world.detail(id)).toMatchObject({ state: 'cancelled', end_reason: 'Not needed' });
  expect((await world.asSuper.get(projectAt)).json()).toMatchObject({ state: 'cancelled', end_reason: 'Not needed' });
  expect((await world.cancel(id)).statusCode).toBe(409);
});

test('a project that the organisation opened goes on with a course of several days', async () => {
  const world = await openEnquiries(server);
  const { id, projectAt } = await world.enquired();
  const { productId, trainerId, superId } = world;
  await buildMultiDay(db, { projectId: Number(projectAt.split('/').at(-1)), productId, trainerId, by: superId });
  expect((await world.cancel(id)).statusCode).toBe(200);
  expect((await world.asSuper.get(projectAt)).json().state).toBe('open');
});

test('a project of a site admin stays open when the organisation cancels its request', async () => {
  const world = await openEnquiries(server);
  const { requestId, at } = await world.draft();
  expect((await world.cancel(requestId)).statusCode).toBe(200);
  expect((await world.asSuper.get(at)).json().state).toBe('open');
  expect((await world.detail(requestId)).enquiry).toBeNull();
});

test.each([
  ['organiser_booked', 'A start is booked'],
  ['cancelled', 'Cancelled'],
])('at %s, days and cancelling are refused in words', async (state, words) => {
  const world = await openEnquiries(server);
  const { id } = await world.enquired();
  await server.rows('update project_requests set state = $2 where id = $1', [id, state]);
  for (const answer of [await world.suggest(id, mornings('2027-02-09')), await world.cancel(id)]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(words);
  }
});

test('while bookings are off, every call is 409 with the words, and a site admin can read', async () => {
  const world = await openEnquiries(server);
  const { id } = await world.enquired();
  await world.turn(false);
  const answers = [
    await world.asAdmin.get(world.at),
    await world.asAdmin.get(`${world.at}/${id}`),
    await world.asAdmin.get(`/api/grouping-admin/groups/${world.groupId}/booking-choices`),
    await world.enquire(),
    await world.suggest(id, mornings('2027-02-09')),
    await world.cancel(id),
    await world.asService.get(world.serviceAt),
  ];
  expect(answers.map((one) => [one.statusCode, one.json().message])).toEqual(answers.map(() => [409, bookingsOff]));
  expect((await world.asSuper.get(world.at.replace('grouping-admin', 'admin'))).statusCode).toBe(200);
  await world.turn(true);
});

test('an archived service can be read by its organisation and not asked for', async () => {
  const world = await openEnquiries(server);
  const { id } = await world.enquired({ subgroup_id: world.subgroupId });
  await db
    .updateTable('subgroups')
    .set({ archived_at: server.clock.now() })
    .where('id', '=', world.subgroupId)
    .execute();
  expect((await world.asAdmin.get(`${world.at}/${id}`)).statusCode).toBe(200);
  expect((await world.suggest(id, mornings('2027-02-09'))).statusCode).toBe(409);
  expect((await world.enquire({ subgroup_id: world.subgroupId })).statusCode).toBe(422);
  expect((await world.asService.get(`${world.serviceAt}/${id}`)).statusCode).toBe(404);
});

test('site admins see who asked for a project', async () => {
  const world = await openEnquiries(server);
  const { projectAt, requestAt } = await world.enquired();
  const enquiry = { by: expect.any(String), at: '2027-01-01T09:00:00.000Z', text: 'By the sea' };
  expect((await world.asSuper.get(projectAt)).json()).toMatchObject({ enquiry });
  expect((await world.asSuper.get(requestAt)).json()).toMatchObject({ enquiry });
  const [row] = (await world.asSuper.get(`${world.projects}?groupId=${world.groupId}&waitingFor=site_admins`)).json()
    .rows;
  expect(row).toMatchObject({ enquiry });
  expect((await world.asSuper.get((await world.draft()).at)).json().enquiry).toBeNull();
});

test('a person who manages two services sees each request under its own one', async () => {
  const world = await openEnquiries(server);
  const secondId = await buildSubgroup(db, { groupId: world.groupId });
  await buildManager(db, { userId: world.serviceAdminId, groupId: world.groupId, subgroupId: secondId });
  const { id } = await world.enquired({ subgroup_id: secondId });
  const client = await server.as(world.serviceAdminId);
  expect(idsOf(await client.get(world.serviceAt))).toEqual([]);
  expect((await client.get(`${world.serviceAt}/${id}`)).statusCode).toBe(404);
  const second = world.serviceAt.replace(`subgroups/${world.subgroupId}`, `subgroups/${secondId}`);
  expect(idsOf(await client.get(second))).toEqual([id]);
});
