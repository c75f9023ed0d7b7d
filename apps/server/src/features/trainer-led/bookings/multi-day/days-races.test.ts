import { afterEach, expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { claimConstraints, claimWalls } from '../../../../test-support/claim-constraints.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';
import { buildVenue } from '../../course-planning/planning.factory.ts';
import { openDays, today } from './days.factory.ts';

const server = await openTestApp({ connections: 40 });
server.clock.set(today);

const letStand = claimConstraints(server);
afterEach(() => server.clock.set(today));

const codesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort();

/** Counts claims that overlap without an override, dates that are held without a lock or a question, and halves of a course. */
async function faults(): Promise<object | undefined> {
  const [row] = await server.rows(
    `select (select count(*)::int from claims_in_force($1) a join claims_in_force($1) b on b.id > a.id and a.during && b.during
         and (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id)) as doubles,
       (select count(*)::int from time_claims c join multi_day_dates d on d.id = c.multi_day_date_id
         join multi_days m on m.id = d.multi_day_id
         where d.state <> 'held' or m.state not in ('locked', 'asked') or (m.state = 'asked') <> exists (
           select from confirmation_enquiries e where e.multi_day_id = m.id and e.state = 'asked')) as stray_holds,
       (select count(*)::int from multi_days m where m.state in ('locked', 'asked') and exists (select from multi_day_dates d
         where d.multi_day_id = m.id and d.state <> 'cleared' and not exists (select from time_claims c
           where c.multi_day_date_id = d.id and c.trainer_user_id = m.locked_trainer_user_id))) as partly_held,
       (select count(*)::int from multi_days m where (m.state = 'completed') <> (m.virtual_group_id is not null)
         or (m.state = 'completed' and (select count(*) from multi_day_dates d where d.multi_day_id = m.id and d.state = 'confirmed')
           <> (select count(*) from virtual_group_sessions s where s.virtual_group_id = m.virtual_group_id))) as half_courses`,
    [server.clock.now()],
  );
  return row;
}
const none = { doubles: 0, stray_holds: 0, partly_held: 0, half_courses: 0 };

for (const walls of claimWalls) {
  test(`of 12 courses that hold one trainer and one venue at once, ${walls} let one win`, async () => {
    const world = await openDays(server);
    await letStand(walls);
    const venue = { venue_id: await buildVenue(world, { capacity: 20 }), place: null, place_postcode: null };
    const courses: Awaited<ReturnType<typeof world.course>>[] = [];
    // Their days overlap in part, so that none may hold some of its dates.
    for (let nth = 0; nth < 12; nth += 1)
      courses.push(
        await world.course({
          ...venue,
          days: nth % 2 === 0 ? ['2027-02-01', '2027-02-02'] : ['2027-02-02', '2027-02-01'],
        }),
      );
    for (const course of courses) await course.narrow();
    const answers = await Promise.all(courses.map((course) => course.lock()));
    expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect(await faults()).toEqual(none);
  });

  test(`of holding several days and booking one of them for a request at once, ${walls} let one win`, async () => {
    for (let round = 0; round < 3; round += 1) {
      const world = await openDays(server);
      if (round === 0) await letStand(walls);
      const course = await world.course();
      await course.narrow();
      const { book, requestId } = await world.ready();
      const answers = await Promise.all(round % 2 === 0 ? [course.lock(), book()] : [book(), course.lock()]);
      expect(codesOf(answers)).toEqual([200, 409]);
      expect((await world.holdsOf(course.id)).length === 3).not.toBe(
        (
          await server.rows(
            'select from time_claims c join times_of_interest t on t.id = c.times_of_interest_id where t.project_request_id = $1',
            [requestId],
          )
        ).length === 1,
      );
      expect(await faults()).toEqual(none);
    }
  });
}

test('one course that is held for two trainers at once is held for one', async () => {
  const world = await openDays(server);
  const course = await world.course();
  await course.narrow();
  const other = await world.trainer();
  const answers = await Promise.all([course.lock(), course.lock({ trainerUserId: other }), course.lock()]);
  expect(codesOf(answers)).toEqual([200, 409, 409]);
  expect(await world.holdsOf(course.id)).toHaveLength(3);
  expect(await faults()).toEqual(none);
});

test.each(['clear-dates', 'cancel', 'unlock', 'project'] as const)(
  '%s at the moment in which the trainer confirms ends with the course, or without it and without a hold',
  async (name) => {
    for (let round = 0; round < 3; round += 1) {
      const world = await openDays(server);
      const course = await world.course();
      const id = await course.asked();
      const trainer = await world.asTrainer(world.trainerId);
      const { date_rows: rows } = await course.get();
      const end = () =>
        name === 'project'
          ? world.post(`${world.projects}/${course.projectId}/cancel`, { reason: 'Not now', ...world.key() })
          : course.call(name, {
              ...(name === 'cancel' && { reason: 'Not now' }),
              ...(name === 'clear-dates' && { dateIds: [rows[2].id] }),
            });
      const calls = [() => trainer.confirm(id), end];
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
      expect(codesOf(answers)).toEqual([200, 409]);
      expect(await world.holdsOf(course.id)).toEqual([]);
      expect((await course.get()).confirmations[0].state).not.toBe('asked');
      expect(await faults()).toEqual(none);
    }
  },
);

test('a lapse, an answer and a record by hand at once give one answer', async () => {
  for (let round = 0; round < 4; round += 1) {
    const world = await openDays(server);
    const course = await world.course();
    const id = await course.asked();
    const trainer = await world.asTrainer(world.trainerId);
    await server.rows('update confirmation_enquiries set due_at = $2 where id = $1', [id, today]);
    const lapse = async () => {
      await server.db
        .insertInto('background_tasks')
        .values({ kind: 'booking-confirmations', subject_id: id, next_try_at: server.clock.now() })
        .execute();
      await runBackground(server);
    };
    const calls = [() => trainer.confirm(id), () => trainer.reject(id), () => world.manual(id, 'no_answer')];
    const turned = [...calls.slice(round % 3), ...calls.slice(0, round % 3)];
    const [, ...answers] = await Promise.all([lapse(), ...turned.map((call) => call())]);
    expect(codesOf(answers).every((code) => code === 200 || code === 409)).toBe(true);
    const after = await course.get();
    expect(after.state).toBe(after.confirmations[0].state === 'confirmed' ? 'completed' : 'narrowed');
    expect(await world.holdsOf(course.id)).toEqual([]);
    expect(await faults()).toEqual(none);
  }
});

test('asking at the moment in which the hold runs out ends with a question and its hold, or with neither', async () => {
  for (let round = 0; round < 4; round += 1) {
    server.clock.set(today);
    const world = await openDays(server);
    const course = await world.course();
    await course.narrow();
    await course.lock();
    await server.rows('update multi_days set locked_until = $2 where id = $1', [course.id, today]);
    const [answer] = await Promise.all([course.ask(), world.pass(today)]);
    const { state } = await course.get();
    expect([state, answer.statusCode]).toEqual(state === 'asked' ? ['asked', 200] : ['narrowed', 409]);
    expect(await world.holdsOf(course.id)).toHaveLength(state === 'asked' ? 3 : 0);
    expect(await faults()).toEqual(none);
  }
});
