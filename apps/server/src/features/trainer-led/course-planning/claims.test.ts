import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { claimConstraints, claimWalls } from '../../../test-support/claim-constraints.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildPlanning, buildVenue, type Planning, session } from './planning.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');

const day = [session('2027-02-01')];
const sessions = sessionsText(day);

/** Creates a draft that is planned as wanted, and returns its number. */
async function draft(world: Planning, more: object = {}): Promise<number> {
  const { id } = (await world.create()).json();
  await world.plan(id, { sessions, ...more });
  return id;
}

const publish = (world: Planning, id: number, body: object = {}) =>
  world.asSuper.post(world.at(id, '/publish'), commandOf(body));
const replan = (world: Planning, id: number, from: object, to: object) => {
  const baseValues = { ...world.schedule, sessions, ...from };
  return world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...baseValues, ...to, baseValues }));
};

const claimsOf = (id: number) =>
  server.rows<{ who: string; from: string; reason: string | null }>(
    `select case when c.venue_id is null then 'trainer' else 'venue' end as who, lower(c.during)::text as from,
       c.override_reason as reason from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
     where s.virtual_group_id = $1 order by 1, 2`,
    [id],
  );

/** Moves the claims of a course past every rule of the app. */
const moveClaims = (id: number, [from, to]: [string, string]) =>
  server.rows(
    `update time_claims c set during = tstzrange($2, $3)
     from virtual_group_sessions s where s.id = c.virtual_group_session_id and s.virtual_group_id = $1`,
    [id, from, to],
  );

/** Counts pairs of claims of one trainer or venue that overlap, and that nobody decided. */
const doubles = async () => {
  const rows = await server.rows<{ count: number }>(
    `select count(*)::int from time_claims a join time_claims b on b.id > a.id and a.during && b.during
       and (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id)
     where not a.may_overlap and not b.may_overlap`,
  );
  return rows[0]?.count;
};

test('a scheduled course claims one time for each session, and gives them back as a draft or when cancelled (V9)', async () => {
  const world = await buildPlanning(server);
  const venueId = await buildVenue(world);
  const id = await draft(world, { venueId, sessions: world.schedule.sessions });
  expect(await claimsOf(id)).toEqual([]);
  expect((await publish(world, id)).statusCode).toBe(200);
  const days = ['2027-02-01 10:00:00+00', '2027-02-08 10:00:00+00'];
  const claimed = ['trainer', 'venue'].flatMap((who) => days.map((from) => ({ who, from, reason: null })));
  expect(await claimsOf(id)).toEqual(claimed);
  await world.asSuper.post(world.at(id, '/unpublish'), {});
  expect(await claimsOf(id)).toEqual([]);
  await publish(world, id);
  const moved = await replan(world, id, { venueId, sessions: world.schedule.sessions }, { venueId: null });
  expect(moved.statusCode).toBe(200);
  expect((await claimsOf(id)).map(({ who }) => who)).toEqual(['trainer', 'trainer']);
  const body = { reason: 'Flood', idempotencyKey: crypto.randomUUID() };
  expect((await world.asSuper.post(world.at(id, '/cancel-course'), body)).statusCode).toBe(200);
  expect(await claimsOf(id)).toEqual([]);
});

test('a trainer who teaches at the time is refused with the reason, and booked in spite of it with a reason (B11)', async () => {
  const world = await buildPlanning(server);
  await publish(world, await draft(world));
  const id = await draft(world);
  const refused = await publish(world, id);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Amara Osei: Teaches Basic life support 10:00 - 13:00. Nothing was changed.',
  ]);
  const unexplained = await publish(world, id, { ignoreConflictWarning: 1 });
  expect([unexplained.statusCode, Object.keys(unexplained.json().errors)]).toEqual([422, ['conflictReason']]);
  const body = { ignoreConflictWarning: 1, conflict_reason: 'Both in one room' };
  expect((await publish(world, id, body)).statusCode).toBe(200);
  expect((await claimsOf(id)).map(({ reason }) => reason)).toEqual(['Both in one room']);
  const [event] = await server.rows<{ detail: object }>(
    `select detail from audit_events where subject = $1 and action = 'virtualGroups.publish'`,
    [`virtual group ${id}`],
  );
  expect(event?.detail).toEqual({ ignored: 'overlap' });
  const third = await draft(world);
  expect((await publish(world, third)).json().message).toContain('Teaches Basic life support');
});

test('a course outside the hours of its trainer stays under the constraint, and is marked all the same (B11)', async () => {
  const world = await buildPlanning(server);
  const early = {
    sessions: sessionsText([
      {
        ...session('2027-02-01'),
        training_start: '2027-02-01T05:00:00.000Z',
        training_end: '2027-02-01T06:00:00.000Z',
      },
    ]),
  };
  const id = await draft(world, early);
  expect((await publish(world, id)).json().message).toContain('on this Monday');
  const body = { ignoreConflictWarning: 1, conflict_reason: 'Before the shop opens' };
  expect((await publish(world, id, body)).statusCode).toBe(200);
  const claimed = await server.rows(
    `select c.may_overlap, c.override_reason from time_claims c join virtual_group_sessions s
       on s.id = c.virtual_group_session_id where s.virtual_group_id = $1`,
    [id],
  );
  expect(claimed).toEqual([{ may_overlap: false, override_reason: 'Before the shop opens' }]);
  expect(
    (await world.asSuper.get(`/api/admin/groups/${world.groupId}/virtual-groups/${id}/plan`)).json().conflict_override
      .reason,
  ).toBe('Before the shop opens');
  const { rows } = (await world.asSuper.get(`/api/admin/virtual-groups?groupId=${world.groupId}`)).json();
  expect(rows).toMatchObject([{ id, is_over_conflict: true }]);
  const other = await draft(world, { sessions: sessionsText([session('2027-02-02')]) });
  await publish(world, other);
  await expect(moveClaims(other, ['2027-02-01T05:30Z', '2027-02-01T07:00Z'])).rejects.toThrow(
    'time_claims_trainer_overlap',
  );
});

test('a conflict that cannot be ignored refuses the course, also with a reason', async () => {
  const world = await buildPlanning(server);
  await db.deleteFrom('trainer_suitabilities').where('trainer_user_id', '=', world.trainerId).execute();
  const body = { ignoreConflictWarning: 1, conflict_reason: 'Just this once' };
  const refused = await publish(world, await draft(world), body);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Amara Osei: Does not teach Basic life support. Nothing was changed.',
  ]);
});

test('moving a scheduled course asks again, and leaves it as it was when that fails', async () => {
  const world = await buildPlanning(server);
  await publish(world, await draft(world));
  const later = { sessions: sessionsText([session('2027-02-02')]) };
  const id = await draft(world, later);
  await publish(world, id);
  const refused = await replan(world, id, later, { sessions });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Amara Osei: Teaches Basic life support 10:00 - 13:00. Nothing was changed.',
  ]);
  expect((await claimsOf(id)).map(({ from }) => from)).toEqual(['2027-02-02 10:00:00+00']);
  const words = await replan(world, id, later, { ...later, place: 'Another room' });
  expect(words.statusCode).toBe(200);
});

test('the comparison of trainers names the same conflicts as scheduling', async () => {
  const world = await buildPlanning(server);
  const free = await buildTrainer(db, { lastName: 'Free', teaches: [world.productId] });
  const online = await buildTrainer(db, { lastName: 'Online', teaches: [world.productId], modes: ['virtual'] });
  await publish(world, await draft(world));
  const id = await draft(world, { trainerUserId: null });
  const checked = await world.asSuper.post(world.at(id, '/schedule/check'), { sessions, venueId: null });
  const mine = [free, world.trainerId, online] as number[];
  const trainers: { id: number; verdict: string }[] = checked.json().trainers;
  const listed = trainers.filter((one) => mine.includes(one.id));
  expect(listed.map((one) => [one.id, one.verdict])).toEqual([
    [free, 'possible'],
    [world.trainerId, 'conflict'],
    [online, 'impossible'],
  ]);
  for (const [trainerUserId, status] of [
    [world.trainerId, 409],
    [online, 409],
    [free, 200],
  ] as const) {
    const one = await draft(world, { trainerUserId });
    expect((await publish(world, one)).statusCode).toBe(status);
  }
});

test('the check of a schedule names the course that has taken the venue, and when', async () => {
  const world = await buildPlanning(server);
  const venueId = await buildVenue(world, { name: 'Quay Hotel' });
  const other = await buildTrainer(db, { teaches: [world.productId] });
  await publish(world, await draft(world, { venueId }));
  const id = await draft(world, { venueId, trainerUserId: other });
  const checked = await world.asSuper.post(world.at(id, '/schedule/check'), { sessions, venueId });
  const text = 'Quay Hotel is taken by Basic life support on Mon 1st Feb 2027, 10:00 - 13:00';
  expect(checked.json().venue_conflicts).toEqual([{ code: 'venue_overlap', text, can_be_ignored: true }]);
  expect((await publish(world, id)).json().message).toBe(`${text}. Nothing was changed.`);
});

const letStand = claimConstraints(server);

for (const walls of claimWalls) {
  test(`of ten courses for one trainer at once, ${walls} let one be scheduled`, async () => {
    await letStand(walls);
    const world = await buildPlanning(server);
    const drafts: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) drafts.push(await draft(world));
    const answers = await Promise.all(drafts.map((id) => publish(world, id)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await doubles()).toBe(0);
  });

  test(`of ten courses for one venue at once, ${walls} let one be scheduled`, async () => {
    await letStand(walls);
    const world = await buildPlanning(server);
    const venueId = await buildVenue(world);
    const drafts: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const trainerUserId = await buildTrainer(db, { teaches: [world.productId] });
      drafts.push(await draft(world, { venueId, trainerUserId }));
    }
    const answers = await Promise.all(drafts.map((id) => publish(world, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await doubles()).toBe(0);
  });
}

test('the database refuses overlapping claims of a trainer, also where no rule of the app looks', async () => {
  const world = await buildPlanning(server);
  await publish(world, await draft(world));
  const id = await draft(world, { sessions: sessionsText([session('2027-02-02')]) });
  await publish(world, id);
  await expect(moveClaims(id, ['2027-02-01T12:00Z', '2027-02-01T14:00Z'])).rejects.toThrow(
    'time_claims_trainer_overlap',
  );
});

test('two trainers with courses at one time are not merged; the times of others move to the kept account', async () => {
  const world = await buildPlanning(server);
  const other = await buildTrainer(db, { teaches: [world.productId] });
  await publish(world, await draft(world));
  const second = await draft(world, { trainerUserId: other });
  await publish(world, second);
  const merge = () => world.asSuper.post('/api/admin/users/merge', { keepId: world.trainerId, dropId: other });
  const refused = await merge();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Both lead courses at the same time. Move one of these courses first.',
  ]);
  const later = { sessions: sessionsText([session('2027-02-02')]) };
  await replan(world, second, { trainerUserId: other }, { ...later, trainerUserId: other });
  expect((await merge()).statusCode).toBe(200);
  const claimed = await server.rows(
    'select lower(during)::date::text as day from time_claims where trainer_user_id = $1',
    [world.trainerId],
  );
  expect(claimed).toHaveLength(2);
});
