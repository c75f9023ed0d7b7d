import { afterEach, expect, test } from 'vitest';
import { buildManager, buildUser } from '../../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { day, start, today } from '../confirming/confirming.factory.ts';
import { openOrganising } from './organising.factory.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

test('an organiser who is asked sees the days and starts, books one, and the trainer confirms it', async () => {
  const world = await openOrganising(server);
  const { requestId, interestId, ask, choose, shown, questions, stateOf } = await world.offered({
    days: [day, '2027-02-02'],
  });
  expect((await ask()).statusCode).toBe(200);
  expect(await stateOf()).toBe('awaiting_organiser');
  expect(await questions()).toMatchObject([{ state: 'asked', due: '2027-01-18 18:00' }]);
  expect(await world.mailsTo(world.organiserId)).toEqual([
    expect.stringMatching(/^Choose a date by Mon 18th Jan 2027/u),
  ]);
  const { options } = await shown();
  expect(options.map((one) => [one.day, one.starts.length])).toEqual([
    [day, 13],
    ['2027-02-02', 13],
  ]);
  expect(options[0]).toMatchObject({ times_of_interest_id: interestId });
  expect(JSON.stringify(await shown())).not.toContain('Amara');
  expect((await choose()).statusCode).toBe(200);
  expect(await stateOf()).toBe('organiser_booked');
  expect(await questions()).toMatchObject([{ state: 'booked' }]);
  expect(await world.mailsTo(world.superId)).toEqual([expect.stringMatching(/^Chosen: /u)]);
  expect(await world.mailsTo(world.organiserId)).toHaveLength(1);
  const question = await world.questionOf(requestId);
  expect((await (await world.asTrainer(world.trainerId)).confirm(question.id)).statusCode).toBe(200);
  expect(await stateOf()).toBe('completed');
});

test('a firm yes becomes a course in the choice of the organiser', async () => {
  const world = await openOrganising(server);
  const { interestId, ask, choose, stateOf } = await world.offered();
  await server.rows('update availability_enquiries set is_firm = true where times_of_interest_id = $1', [interestId]);
  await ask();
  expect((await choose()).statusCode).toBe(200);
  expect(await stateOf()).toBe('completed');
});

test('a firm yes that cannot become a course yet stays booked, and the site admins hear why', async () => {
  const world = await openOrganising(server);
  const { requestId, interestId, ask, choose, stateOf } = await world.offered();
  await server.rows('update availability_enquiries set is_firm = true where times_of_interest_id = $1', [interestId]);
  await ask();
  await server.rows('update courses set is_live = false where abstract_course_id = $1', [world.productId]);
  expect((await choose()).statusCode).toBe(200);
  await server.rows('update courses set is_live = true where abstract_course_id = $1', [world.productId]);
  expect(await world.stateOf(requestId)).toMatchObject({
    state: 'organiser_booked',
    blocked_reason: expect.any(String),
  });
  const question = await world.questionOf(requestId);
  expect((await (await world.asTrainer(world.trainerId)).confirm(question.id)).statusCode).toBe(200);
  expect(await stateOf()).toBe('completed');
});

test('nobody is asked while no start can be booked, and a start that is gone leaves fresh options (B29)', async () => {
  const world = await openOrganising(server);
  const [first, second] = [await world.offered(), await world.offered({ days: [day, '2027-02-02'] })];
  await second.ask();
  await first.book();
  expect((await first.ask()).statusCode).toBe(409);
  const gone = await second.choose();
  expect(gone.json()).toMatchObject({
    code: 'conflict',
    message: 'Nobody can take this start now. Choose another one.',
  });
  expect((await second.shown()).options.map((one) => one.day)).toEqual(['2027-02-02']);
  const third = await world.offered();
  expect((await third.ask()).json().message).toContain('No start can be booked now');
  expect(await third.stateOf()).toBe('options_ready');
});

test('a request that names a location alone hears on how many days with a trainer each venue is free', async () => {
  const world = await openOrganising(server);
  const request = await world.offered({ days: ['2027-03-01', '2027-03-02', '2027-03-03'] });
  const rival = await world.offered({ days: ['2027-03-01', '2027-03-02'] });
  const [free = 0, taken = 0, excluded = 0] = await Promise.all([1, 2, 3].map(() => buildVenue(world)));
  await server.rows(
    `insert into venue_excluded_groups (venue_id, group_id, reason, set_by) values ($1, $2, 'Parking', $3)`,
    [excluded, world.groupId, world.superId],
  );
  // Taken for the whole window of a date, and on another one for so long that the last start alone is free.
  for (const [nth, hours] of [
    [0, '[2027-03-01 09:00, 2027-03-01 16:00)'],
    [1, '[2027-03-02 08:00, 2027-03-02 11:00)'],
  ] as const)
    await server.rows(
      `insert into time_claims (times_of_interest_id, venue_id, during, expires_at) values ($1, $2, $3, '2027-02-01')`,
      [rival.interestIds[nth], taken, hours],
    );
  const { days, venues } = (await world.asSuper.get(`${request.requestAt}/venues`)).json();
  const daysOf = (id: number) => venues.find((venue: { id: number }) => venue.id === id)?.days;
  expect([days, daysOf(free), daysOf(taken), daysOf(excluded)]).toEqual([3, 3, 2, undefined]);
});

test('bad input is refused at its field, and requests of others are not found', async () => {
  const world = await openOrganising(server);
  const { own, bodyOf, ask, choose } = await world.offered();
  const other = await world.offered({ days: ['2027-02-02'] });
  await ask();
  for (const startTimeDate of [start.replace('10:00', '10:05'), start.replace('10:00', '13:00')])
    expect((await choose({ startTimeDate })).json()).toMatchObject({ errors: { startTimeDate: expect.anything() } });
  expect((await choose({ timesOfInterestId: other.interestId })).statusCode).toBe(404);
  expect((await choose({ timesOfInterestId: 0 })).statusCode).toBe(422);
  const stranger = await server.as(await buildUser(server.db, { roles: ['organiser'] }));
  expect((await stranger.post(`${own}/book`, bodyOf())).statusCode).toBe(404);
  expect((await stranger.get(`${own}/options`)).statusCode).toBe(404);
  await server.rows(`delete from user_roles where user_id = $1 and role = 'organiser'`, [world.organiserId]);
  expect((await choose()).statusCode).toBe(404);
});

test('admins of the place choose too, and the organiser hears of it once', async () => {
  const world = await openOrganising(server);
  const { requestId, bodyOf, ask, questions } = await world.offered();
  const { groupId } = world;
  await ask();
  const admin = await server.as(world.adminId);
  const at = `/api/grouping-admin/groups/${groupId}/booking-enquiries/${requestId}`;
  expect((await admin.get(`${at}/options`)).json().options).toHaveLength(1);
  expect((await admin.post(`${at}/book`, bodyOf())).statusCode).toBe(200);
  expect(await questions()).toMatchObject([{ state: 'booked' }]);
  const [question, ...booked] = await world.mailsTo(world.organiserId);
  expect(question).toMatch(/^Choose a date/u);
  expect(booked).toEqual([expect.stringMatching(/^Booked: /u)]);
});

test('a service admin chooses for a project of the service alone', async () => {
  const world = await openOrganising(server);
  const { groupId } = world;
  const [own, other] = [await buildSubgroup(server.db, { groupId }), await buildSubgroup(server.db, { groupId })];
  const userId = await buildUser(server.db, { roles: ['subgroup_admin'] });
  await buildManager(server.db, { userId, groupId, subgroupId: own });
  const admin = await server.as(userId);
  const { projectId, requestId, bodyOf, ask } = await world.offered();
  const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${own}/booking-enquiries/${requestId}`;
  await ask();
  expect((await admin.get(`${at}/options`)).statusCode).toBe(404);
  await server.rows('update projects set subgroup_id = $2 where id = $1', [projectId, other]);
  expect((await admin.post(`${at}/book`, bodyOf())).statusCode).toBe(404);
  await server.rows('update projects set subgroup_id = $2 where id = $1', [projectId, own]);
  expect((await admin.post(`${at}/book`, bodyOf())).statusCode).toBe(200);
});

test('the same key books once, and a second choice is refused', async () => {
  const world = await openOrganising(server);
  const { bodyOf, ask, choose } = await world.offered();
  await ask();
  const { idempotencyKey } = bodyOf();
  expect((await choose({ idempotencyKey })).statusCode).toBe(200);
  expect((await choose({ idempotencyKey })).statusCode).toBe(200);
  expect((await choose()).statusCode).toBe(409);
});

test('a venue that another booking took refuses a start without naming the booking', async () => {
  const world = await openOrganising(server);
  const [first, second] = [await world.offered(), await world.offered({ trainers: 2, days: [day, '2027-02-02'] })];
  const [venue] = await server.rows<{ id: number }>(
    `insert into venues (name, address_line_1, town, postcode, district, capacity)
     values ('Quay Room', '1 Quay', 'Morecambe', 'LA4 4XX', 'LA4', 40) returning id`,
  );
  await server.rows(
    'update project_requests set venue_id = $1, place = null, place_postcode = null where id = any($2::bigint[])',
    [venue?.id, [first.requestId, second.requestId]],
  );
  await second.ask();
  expect((await first.book()).statusCode).toBe(200);
  const refused = await second.choose();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Nobody can take this start now. Choose another one.',
  ]);
  expect((await second.shown()).options.map((one) => one.day)).toEqual(['2027-02-02']);
});

test('a date is offered for the trainers who said yes to it alone', async () => {
  const world = await openOrganising(server);
  const { interestIds, trainerIds, ask, shown } = await world.offered({ trainers: 2, days: [day, '2027-02-02'] });
  const [first, second] = trainerIds;
  const withdraw = (trainerId: number | undefined, interestId: number | undefined) =>
    server.rows(
      `update availability_enquiries set state = 'withdrawn' where trainer_user_id = $1 and times_of_interest_id = $2`,
      [trainerId, interestId],
    );
  await withdraw(second, interestIds[0]);
  await withdraw(first, interestIds[1]);
  await server.rows(
    `insert into availability_overrides (trainer_user_id, kind, from_day, to_day) values ($1, 'unavailable', $2, $2)`,
    [first, day],
  );
  await ask();
  expect((await shown()).options.map((one) => one.day)).toEqual(['2027-02-02']);
});
