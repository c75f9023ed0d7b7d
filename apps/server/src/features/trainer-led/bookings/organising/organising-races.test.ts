import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer } from '../../../../test-support/test-client.ts';
import { day, start, today } from '../confirming/confirming.factory.ts';
import { choicesTask, watchChoices } from '../due/watch-choices.ts';
import { openOrganising } from './organising.factory.ts';

const server = await openTestApp({ connections: 40 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

const codesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort();

/** Counts what no race may leave: questions that do not match the state of their request, stray holds and double times. */
async function faults(): Promise<object | undefined> {
  const [row] = await server.rows(
    `select (select count(*)::int from project_requests r where (r.state = 'awaiting_organiser') <> exists (
         select from organiser_enquiries e where e.project_request_id = r.id and e.state = 'asked')) as stray_questions,
       (select count(*)::int from time_claims c where c.times_of_interest_id is not null and not exists (
         select from confirmation_enquiries e where e.times_of_interest_id = c.times_of_interest_id
           and e.state = 'asked' and e.trainer_user_id = c.trainer_user_id)) as stray_holds,
       (select count(*)::int from claims_in_force($1) a join claims_in_force($1) b on b.id > a.id and a.during && b.during
         and (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id)) as doubles`,
    [server.clock.now()],
  );
  return row;
}
const none = { stray_questions: 0, stray_holds: 0, doubles: 0 };

test('of 32 organisers who book one trainer at once, one wins, 31 get 409 with fresh options', async () => {
  const world = await openOrganising(server);
  const requests: Awaited<ReturnType<typeof world.offered>>[] = [];
  for (let nth = 0; nth < 32; nth += 1) requests.push(await world.offered({ days: [day, '2027-02-02'] }));
  for (const { ask } of requests) await ask();
  const answers = await Promise.all(requests.map(({ choose }) => choose()));
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 31 }, () => 409)]);
  for (const { stateOf, shown } of requests)
    if ((await stateOf()) === 'awaiting_organiser')
      expect((await shown()).options.map((one) => one.day)).toEqual(['2027-02-02']);
  expect(await faults()).toEqual(none);
});

test('an organiser who books against a lapse, nothing available, a cancellation and a yes taken back leaves one outcome', async () => {
  const world = await openOrganising(server);
  for (let round = 0; round < 6; round += 1) {
    const one = await world.offered({ days: [`2027-02-${10 + round}`] });
    await one.ask();
    const [enquiry] = await server.rows<{ id: number }>(
      'select id from availability_enquiries where times_of_interest_id = $1',
      [one.interestId],
    );
    const trainer = await server.as(world.trainerId);
    const lapse = async () => {
      await server.rows('update organiser_enquiries set due_at = $2 where project_request_id = $1', [
        one.requestId,
        server.clock.now(),
      ]);
      await inTransaction(server.db, async (tx) => {
        await choicesTask(server.services).step(tx, one.requestId, undefined);
      });
    };
    const against = [
      lapse,
      one.sayNothing,
      one.cancel,
      () => trainer.post('/api/virtual-group-admin/availability-enquiries/take-back', { enquiryId: enquiry?.id }),
      lapse,
      one.book,
    ];
    const startTimeDate = `2027-02-${10 + round}T10:00:00.000Z`;
    const [answer] = await Promise.all([one.choose({ startTimeDate }), against[round]?.()]);
    expect([200, 409]).toContain(answer.statusCode);
    expect(await faults()).toEqual(none);
  }
});

test('two nodes remind and lapse once', async () => {
  const world = await openOrganising(server);
  const { ask, questions } = await world.offered();
  await ask();
  const pass = async (at: string) => {
    server.clock.set(at);
    const node = () =>
      inTransaction(server.db, async (tx) => {
        await watchChoices(server.services).run(tx);
      });
    await Promise.all([node(), node()]);
    await Promise.all([runBackground(server), runBackground(server)]);
  };
  await pass('2027-01-11T14:00:00Z');
  expect(await questions()).toMatchObject([{ reminders: 1 }]);
  await pass('2027-01-18T18:00:00Z');
  expect(await world.mailsTo(world.organiserId)).toHaveLength(3);
  expect(await faults()).toEqual(none);
});

test('every start that an organiser is offered can be booked, and no other start of the dates', async () => {
  const world = await openOrganising(server);
  const one = await world.offered({ trainers: 2, days: [day] });
  const [, second] = one.trainerIds;
  await server.rows(
    `insert into availability_overrides (trainer_user_id, kind, from_day, to_day, from_time, to_time)
     values ($1, 'unavailable', $2, $2, '00:00', '13:30')`,
    [second, day],
  );
  const { id } = (await world.create()).json();
  await world.plan(id, { sessions: JSON.stringify([[`${day}T14:00:00.000Z`, `${day}T15:00:00.000Z`, null]]) });
  await world.asSuper.post(world.at(id, '/publish'), {});
  await one.ask();
  const { options } = await one.shown();
  const offered = options.flatMap(({ starts }) => starts);
  const all = Array.from({ length: 13 }, (_, nth) =>
    new Date(Date.parse(`${day}T09:00:00Z`) + nth * 900_000).toISOString(),
  );
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.length).toBeLessThan(all.length);
  expect(offered).toContain(start.replace('10:00', '09:00'));
  for (const startTimeDate of all) {
    const answer = await one.choose({ startTimeDate });
    expect([startTimeDate, answer.statusCode]).toEqual([startTimeDate, offered.includes(startTimeDate) ? 200 : 409]);
    await server.rows('delete from time_claims where times_of_interest_id = $1', [one.interestId]);
    await server.rows('delete from confirmation_enquiries where times_of_interest_id = $1', [one.interestId]);
    await server.rows(`update times_of_interest set state = 'available' where id = $1`, [one.interestId]);
    await server.rows(
      `update project_requests set state = 'awaiting_organiser', chosen_toi_id = null, chosen_start = null where id = $1`,
      [one.requestId],
    );
    await server.rows(
      `update organiser_enquiries set state = 'asked', ended_at = null, answered_by = null
      where project_request_id = $1`,
      [one.requestId],
    );
  }
});
