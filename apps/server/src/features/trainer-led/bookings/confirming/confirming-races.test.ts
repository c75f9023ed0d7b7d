import { afterEach, expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { claimConstraints, claimWalls } from '../../../../test-support/claim-constraints.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';
import { openConfirming, start, today } from './confirming.factory.ts';

const server = await openTestApp({ connections: 40 });
server.clock.set(today);

const letStand = claimConstraints(server);
afterEach(() => server.clock.set(today));

const codesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort();

/** Counts pairs of claims in force that overlap without an override, and holds without an open question. */
async function faults(): Promise<object | undefined> {
  const [row] = await server.rows(
    `select (select count(*)::int from claims_in_force($1) a join claims_in_force($1) b on b.id > a.id and a.during && b.during
         and (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id)) as doubles,
       (select count(*)::int from time_claims c where c.times_of_interest_id is not null and not exists (
         select from confirmation_enquiries e where e.times_of_interest_id = c.times_of_interest_id
           and e.state = 'asked' and e.trainer_user_id = c.trainer_user_id)) as stray_holds,
       (select count(*)::int from project_requests r where (r.state = 'completed') <> (r.virtual_group_id is not null))
         as half_courses`,
    [server.clock.now()],
  );
  return row;
}
const none = { doubles: 0, stray_holds: 0, half_courses: 0 };

for (const walls of claimWalls)
  test(`of 32 bookings of one trainer at once, ${walls} let one win, and 31 get 409`, async () => {
    const world = await openConfirming(server);
    await letStand(walls);
    const requests: Awaited<ReturnType<typeof world.ready>>[] = [];
    for (let nth = 0; nth < 32; nth += 1) requests.push(await world.ready());
    const answers = await Promise.all(requests.map(({ book }) => book()));
    expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 31 }, () => 409)]);
    expect(await faults()).toEqual(none);
  });

test('of bookings and courses by hand for one trainer at once, one wins', async () => {
  const world = await openConfirming(server);
  const calls: (() => Promise<Answer>)[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    const { book } = await world.ready();
    const { id } = (await world.create()).json();
    await world.plan(id);
    calls.push(
      () => book(),
      () => world.asSuper.post(world.at(id, '/publish'), {}),
    );
  }
  const answers = await Promise.all(calls.map((call) => call()));
  expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(1);
  expect(codesOf(answers).filter((code) => code === 409)).toHaveLength(15);
  expect(await faults()).toEqual(none);
});

test('one request booked twice at once has one question', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready({ trainers: 3 });
  const answers = await Promise.all([book(), book(), book({ startTimeDate: start.replace('10:00', '11:00') }), book()]);
  expect(codesOf(answers)).toEqual([200, 409, 409, 409]);
  expect(await world.holdsOf(requestId)).toHaveLength(1);
  expect(await faults()).toEqual(none);
});

test('confirm, reject, lapse and a record by hand at once give one answer, and never a course beside a hold', async () => {
  for (let round = 0; round < 6; round += 1) {
    server.clock.set(today);
    const world = await openConfirming(server);
    const { requestId, book } = await world.ready({ trainers: 2 });
    await book();
    const { id, trainer_user_id: trainerId } = await world.questionOf(requestId);
    const trainer = await world.asTrainer(trainerId);
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
    const rows = await server.rows<{ state: string }>('select state from confirmation_enquiries where id = $1', [id]);
    const after = await world.stateOf(requestId);
    expect(after?.state).toBe(rows[0]?.state === 'confirmed' ? 'completed' : 'organiser_booked');
    expect(await world.holdsOf(requestId)).toHaveLength(rows[0]?.state === 'confirmed' ? 0 : 1);
    expect(await faults()).toEqual(none);
  }
});

test('two nodes let one question lapse once', async () => {
  const world = await openConfirming(server);
  const { requestId, book } = await world.ready({ trainers: 4 });
  await book();
  const later = '2027-01-06T18:01:00Z';
  await Promise.all([world.pass(later), world.pass(later), world.pass(later)]);
  const rows = await server.rows<{ state: string }>(
    `select c.state from confirmation_enquiries c join times_of_interest t on t.id = c.times_of_interest_id
     where t.project_request_id = $1 order by c.id`,
    [requestId],
  );
  expect(rows.map(({ state }) => state)).toEqual(['lapsed', 'asked']);
  expect(await world.mailsTo(world.superId)).toHaveLength(1);
});

test('a trainer who is deactivated while they confirm never leads the course', async () => {
  for (let round = 0; round < 4; round += 1) {
    const world = await openConfirming(server);
    const { requestId, book } = await world.ready();
    await book();
    const { id } = await world.questionOf(requestId);
    const deactivate = () =>
      server.rows(`update trainers set deactivated_at = $2, deactivation_reason = 'Left' where user_id = $1`, [
        world.trainerId,
        server.clock.now(),
      ]);
    const confirm = () => world.manual(id, 'confirmed');
    const [answer] =
      round % 2 === 0 ? await Promise.all([confirm(), deactivate()]) : [await deactivate().then(confirm)];
    expect([200, 409]).toContain(answer?.statusCode);
    if (round % 2 === 1) expect(answer?.statusCode).toBe(409);
    const after = await world.stateOf(requestId);
    expect(after?.state).toBe(answer?.statusCode === 200 ? 'completed' : 'organiser_booked');
    expect(await faults()).toEqual(none);
  }
});

test('a project that is cancelled while a trainer confirms ends with the course, or without it and without a hold', async () => {
  for (let round = 0; round < 4; round += 1) {
    const world = await openConfirming(server);
    const { projectId, requestId, book } = await world.ready();
    await book();
    const { id } = await world.questionOf(requestId);
    const trainer = await world.asTrainer(world.trainerId);
    const cancel = () =>
      world.asSuper.post(`/api/admin/projects/${projectId}/cancel`, { reason: 'Not now', ...world.key() });
    const answers = await Promise.all(
      round % 2 === 0 ? [trainer.confirm(id), cancel()] : [cancel(), trainer.confirm(id)],
    );
    expect(codesOf(answers)).toEqual([200, 409]);
    expect(await world.holdsOf(requestId)).toEqual([]);
    expect(['completed', 'cancelled']).toContain((await world.stateOf(requestId))?.state);
    expect(await world.questionOf(requestId)).not.toMatchObject({ state: 'asked' });
  }
});
