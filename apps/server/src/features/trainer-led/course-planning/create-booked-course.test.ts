import { readSessions, sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { withoutScope } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { claimConstraints, claimWalls } from '../../../test-support/claim-constraints.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildAccount } from '../../scheduling/video-meetings/meetings.factory.ts';
import { type Booked, createBookedCourse } from './create-booked-course.ts';
import { buildPlanning, buildVenue, type Planning, session } from './planning.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, services } = server;
server.clock.set('2027-01-01T09:00:00Z');

const bookedIn = (world: Planning, more: Partial<Booked> = {}): Booked => ({
  ...{ groupId: withoutScope<'group'>(world.groupId, 'test'), subgroupId: null, organiserUserId: world.adminId },
  ...{ productId: world.productId, deliverableId: 4, certificateMonths: 12, delegates: 2 },
  ...{ assessment: { type: 'paper', days: 14 }, sessions: [session('2027-02-01')], trainerUserId: world.trainerId },
  ...{ venueId: null, place: 'Quay Room', postcode: null, accountId: null, meetingUrl: null, override: null },
  release: async () => undefined,
  ...more,
});

const book = (booked: Booked) => inTransaction(db, (tx) => createBookedCourse(services, tx, booked));

async function courseOf(booked: Booked): Promise<number> {
  const answer = await book(booked);
  if ('refusal' in answer) throw new Error(answer.refusal.text);
  return answer.virtualGroupId;
}

/** Creates, plans and schedules the same course by hand. */
async function byHand(world: Planning, booked: Booked): Promise<number> {
  const { venueId, place, accountId, meetingUrl } = booked;
  const assessment = { assessment_type: booked.assessment.type, postTrainingDaysAllowed: booked.assessment.days };
  const created = await world.create({ organiserUserId: booked.organiserUserId, ...assessment });
  const { id } = created.json();
  const planned = await world.plan(id, {
    ...{ sessions: sessionsText([...booked.sessions]), trainerUserId: booked.trainerUserId },
    ...{ venueId, place, videoAccountId: accountId, meetingUrl },
  });
  expect(planned.statusCode).toBe(200);
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  return id;
}

/** Everything about a course in all tables that name it, without ids and who created it. */
async function rowsOf(id: number) {
  const one = (text: string) => server.rows<{ action?: string }>(text, [id]);
  const sessions = 'select id from virtual_group_sessions where virtual_group_id = $1';
  return {
    course: await one(`select to_jsonb(v) - '{id,created_by,trainer_user_id,video_account_id,venue_id}'::text[] as row
      from virtual_groups v where id = $1`),
    sessions: await one(`select to_jsonb(s) - '{id,virtual_group_id,calendar_uid}'::text[] as row
      from virtual_group_sessions s where virtual_group_id = $1 order by ordinal`),
    claims:
      await one(`select (trainer_user_id is null, venue_id is null, video_account_id is null)::text as of, during::text,
      may_overlap, override_reason from time_claims where virtual_group_session_id in (${sessions}) order by 1, 2`),
    meetings:
      await one(`select to_jsonb(m) - '{id,virtual_group_session_id,video_account_id,mark,created_at}'::text[] as row
      from video_meetings m where virtual_group_session_id in (${sessions}) order by id`),
    tasks: await one(`select kind, next_try_at::text from background_tasks where subject_id = $1 order by kind`),
    notices: await one(
      `select title, body from notifications where action_url like '%/' || $1::bigint || '/%' order by id`,
    ),
    audit: await one(`select action from audit_events where subject = 'virtual group ' || $1::bigint order by id`),
    licences: await one(`select from licence_accounts where kind = 'VGPOOL' and place_id = $1`),
  };
}

async function organised(deliverable: number) {
  const world = await buildPlanning(server, { deliverable });
  const organiserUserId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: organiserUserId, groupId: world.groupId });
  const other = await buildTrainer(db, { firstName: 'Amara', lastName: 'Osei', teaches: [world.productId] });
  return { world, organiserUserId, other };
}

test('a course of a booking has the rows of the same course by hand, with a venue and several sessions', async () => {
  const { world, organiserUserId, other } = await organised(4);
  const venues = [await buildVenue(world), await buildVenue(world)] as const;
  const sessions = readSessions(world.schedule.sessions);
  const booked = bookedIn(world, { organiserUserId, sessions, place: null, venueId: venues[0] });
  const hand = await byHand(world, booked);
  const id = await courseOf({ ...booked, trainerUserId: other, venueId: venues[1] });
  const rows = await rowsOf(id);
  expect(rows).toEqual(await rowsOf(hand));
  expect(rows).toMatchObject({ licences: [], sessions: [{}, {}] });
  expect(rows.claims).toHaveLength(4);
  expect(rows.notices).toHaveLength(1);
  expect(rows.audit.map((one) => one.action)).toEqual([
    'virtualGroups.create',
    'virtualGroups.schedule',
    'virtualGroups.publish',
  ]);
});

test('a course of a booking has the rows of the same course by hand, online with an account', async () => {
  const { world, organiserUserId, other } = await organised(3);
  const accounts = [await buildAccount(world), await buildAccount(world)] as const;
  const online = { organiserUserId, deliverableId: 3, place: null };
  const hand = await byHand(world, bookedIn(world, { ...online, accountId: accounts[0] }));
  const id = await courseOf(bookedIn(world, { ...online, accountId: accounts[1], trainerUserId: other }));
  const rows = await rowsOf(id);
  expect(rows).toEqual(await rowsOf(hand));
  expect(rows.meetings).toHaveLength(1);
  expect(rows.claims).toHaveLength(2);
});

test('the system books: no person is named, trainer and organiser are told once, and no seat moves', async () => {
  const { world, organiserUserId } = await organised(4);
  const moved = () => server.rows('select count(*)::int as count from licence_movements');
  const before = await moved();
  const id = await courseOf(bookedIn(world, { organiserUserId }));
  const actors = await server.rows('select distinct actor_id, level from audit_events where subject = $1', [
    `virtual group ${id}`,
  ]);
  expect(actors).toEqual([{ actor_id: null, level: 'site' }]);
  expect(await server.rows('select created_by from virtual_groups where id = $1', [id])).toEqual([
    { created_by: null },
  ]);
  server.clock.advance(3 * 60_000);
  await runBackground(server);
  await runBackground(server);
  server.clock.set('2027-01-01T09:00:00Z');
  const [mail] = await server.rows<{ email: string }>('select email from users where id = $1', [organiserUserId]);
  const mails = await server.rows('select subject from outbox_messages where recipient = $1', [mail?.email]);
  expect(mails).toEqual([{ subject: 'Scheduled: Basic life support on Mon 1st Feb 2027 at 10:00' }]);
  const notices = await server.rows('select title from notifications where user_id = $1', [world.trainerId]);
  expect(notices).toEqual([{ title: 'You lead a Pharmacist-led Course' }]);
  expect(await moved()).toEqual(before);
});

test('own premises keep their postcode', async () => {
  const world = await buildPlanning(server);
  const place = 'P'.repeat(255);
  const id = await courseOf(bookedIn(world, { place, postcode: 'LA4 4XX' }));
  const [row] = await server.rows<{ place: string }>('select place from virtual_groups where id = $1', [id]);
  expect(row?.place).toBe(`${'P'.repeat(246)}, LA4 4XX`);
});

const refusals: Record<string, { code: string; spoil: (world: Planning, booked: Booked) => Promise<unknown> }> = {
  'an archived product': {
    code: 'product',
    spoil: (world) => server.rows('update abstract_courses set archived_at = now() where id = $1', [world.productId]),
  },
  'no live version': {
    code: 'product',
    spoil: (world) =>
      server.rows('update courses set is_live = false where abstract_course_id = $1', [world.productId]),
  },
  'another way of teaching': {
    code: 'deliverable',
    spoil: (world) =>
      server.rows('update courses set deliverable_id = 3 where abstract_course_id = $1', [world.productId]),
  },
  'an archived organisation': {
    code: 'organisation',
    spoil: (world) => server.rows('update groups set archived_at = now() where id = $1', [world.groupId]),
  },
  'an archived service': {
    code: 'service',
    spoil: (world) => server.rows('update subgroups set archived_at = now() where id = $1', [world.subgroupId]),
  },
  'an organiser who no longer is one': {
    code: 'organiser',
    spoil: (world) => server.rows('delete from group_managers where user_id = $1', [world.adminId]),
  },
  'an archived venue': {
    code: 'venue',
    spoil: (_world, booked) => server.rows('update venues set archived_at = now() where id = $1', [booked.venueId]),
  },
  'a deactivated trainer': {
    code: 'trainer',
    spoil: (world) =>
      server.rows(`update trainers set deactivated_at = now(), deactivation_reason = 'Retired' where user_id = $1`, [
        world.trainerId,
      ]),
  },
};

test.each(Object.entries(refusals))('refuses %s with its code, and writes nothing', async (_name, { code, spoil }) => {
  const world = await buildPlanning(server);
  const subgroupId = withoutScope<'subgroup'>(world.subgroupId, 'test');
  const booked = bookedIn(world, { subgroupId, place: null, venueId: await buildVenue(world) });
  await spoil(world, booked);
  const counted = () =>
    server.rows('select (select count(*) from virtual_groups), (select count(*) from audit_events)');
  const before = await counted();
  expect(await book(booked)).toMatchObject({ refusal: { code } });
  expect(await counted()).toEqual(before);
});

const letStand = claimConstraints(server);

for (const walls of claimWalls)
  test(`of ten bookings and ten courses by hand for one trainer at once, ${walls} let one be scheduled`, async () => {
    await letStand(walls);
    const world = await buildPlanning(server);
    const sessions = sessionsText([session('2027-02-01')]);
    const commands: (() => Promise<boolean>)[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const { id } = (await world.create()).json();
      await world.plan(id, { sessions });
      commands.push(async () => (await world.asSuper.post(world.at(id, '/publish'), {})).statusCode === 200);
      commands.push(() =>
        courseOf(bookedIn(world)).then(
          () => true,
          (error: { code?: string }) => {
            if (error.code !== 'conflict') throw error;
            return false;
          },
        ),
      );
    }
    const won = await Promise.all(commands.map((run) => run()));
    expect(won.filter(Boolean)).toHaveLength(1);
    const claimed = await server.rows('select from time_claims where trainer_user_id = $1', [world.trainerId]);
    expect(claimed).toHaveLength(1);
  });

test('a taken time is refused, and booked with a reason', async () => {
  const world = await buildPlanning(server);
  await courseOf(bookedIn(world));
  await expect(book(bookedIn(world))).rejects.toThrow('Amara Osei: Teaches Basic life support 10:00 - 13:00');
  const by = withoutScope<'user'>(world.superId, 'test');
  const id = await courseOf(bookedIn(world, { override: { reason: 'Both in one room', by } }));
  const claims = await server.rows(
    `select c.may_overlap, c.override_reason, c.override_by from time_claims c
     join virtual_group_sessions s on s.id = c.virtual_group_session_id where s.virtual_group_id = $1`,
    [id],
  );
  expect(claims).toEqual([{ may_overlap: true, override_reason: 'Both in one room', override_by: world.superId }]);
});
