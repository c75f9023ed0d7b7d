import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openAsking } from './asking.factory.ts';

const server = await openTestApp({ connections: 20 });
const { clock } = server;
clock.set('2027-01-04T09:00:00Z');

const days = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'];

/** Asks the only trainer about these dates. */
async function askTrainer(on: readonly string[] = days.slice(0, 2)) {
  const world = await openAsking(server);
  const request = await world.asking(on);
  await request.enquire();
  return { world, request, trainer: await world.as(world.trainerId), ids: await request.idsOf(world.trainerId) };
}

test('a trainer reads what they are asked by organisation, with clashes of their own, and answers 5 dates in one send', async () => {
  const { world, request, trainer, ids } = await askTrainer(days);
  const { id } = (await world.create()).json();
  await world.plan(id, { sessions: world.schedule.sessions });
  await world.asSuper.post(world.at(id, '/publish'), {});
  const listed = await trainer.list();
  expect(listed).toMatchObject({
    waiting: 5,
    groups: [{ group: { id: world.groupId }, requests: [{ minutes: 180 }] }],
  });
  const rows = listed.groups[0].requests[0].enquiries;
  expect(rows.map((one: { clashes: string[] }) => one.clashes)).toEqual([
    ['Teaches Basic life support 10:00 - 13:00'],
    [],
    [],
    [],
    [],
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/score|rank|trainer/u);
  const answer = await trainer.answer(ids, { problemEnquiryIds: [ids[0], ids[1]], firmEnquiryIds: [ids[4]] });
  expect(answer.statusCode).toBe(200);
  expect((await request.questions()).map((one) => one.state)).toEqual(['no', 'no', 'yes', 'yes', 'yes']);
  expect(await request.states()).toEqual([
    ...['options_ready', 'unavailable', 'unavailable', 'available', 'available', 'available'],
  ]);
  expect((await request.shown()).dates[4].enquiries[0]).toMatchObject({
    is_firm: true,
    does_count: true,
    entered_by: null,
  });
  expect((await trainer.client.get('/api/virtual-group-admin/availability-enquiries/waiting')).json().waiting).toBe(0);
  expect(await world.subjectsTo(world.superId)).toEqual(
    (await world.subjectsTo(world.superId)).filter((one) => one.startsWith('A date has a trainer: Basic life support')),
  );
});

test('one question of another trainer refuses the whole batch, and nothing is answered (B14)', async () => {
  const { world, request, trainer, ids } = await askTrainer();
  const gwen = await world.trainer('Pritchard');
  await request.enquire();
  const foreign = await request.idsOf(gwen);
  for (const batch of [
    [...ids, ...foreign],
    [...ids, 9_999_999],
  ])
    expect((await trainer.answer(batch)).statusCode).toBe(404);
  expect((await request.questions()).map((one) => one.state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect((await trainer.takeBack(foreign[0] ?? 0)).statusCode).toBe(404);
});

test.each([
  ['a problem that is none of the dates', { problemEnquiryIds: [9_999_999] }, 'problemEnquiryIds'],
  ['another problem without words', { hasOtherProblem: true }, 'otherProblem'],
  ['another problem of spaces', { hasOtherProblem: true, otherProblem: '  ' }, 'otherProblem'],
  ['a firm date that is none of the dates', { firmEnquiryIds: [9_999_999] }, 'firmEnquiryIds'],
])('refuses %s', async (_, more, field) => {
  const { request, trainer, ids } = await askTrainer();
  const answer = await trainer.answer(ids, more);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect((await request.questions()).map((one) => one.state)).toEqual(['sent', 'sent']);
});

test('repeated ids count once, and a second answer names the first', async () => {
  const { trainer, ids } = await askTrainer();
  expect((await trainer.answer([...ids, ...ids])).statusCode).toBe(200);
  const second = await trainer.answer(ids, { problemEnquiryIds: ids });
  expect([second.statusCode, second.json().message]).toEqual([
    409,
    'Mon 1st Feb 2027 was answered with Yes on Mon 4th Jan 2027 at 09:00. Nothing was changed.',
  ]);
});

test('no GET answers a question, and neither does a visitor without a session (B7)', async () => {
  const { world, request, trainer, ids } = await askTrainer();
  const path = '/api/virtual-group-admin/availability-enquiries';
  await trainer.client.get(`${path}/answer?enquiryIds=${ids[0]}`);
  await trainer.list();
  const body = { enquiryIds: ids, problemEnquiryIds: [], hasOtherProblem: false };
  const visitor = await server.visitor().post(`${path}/answer`, body);
  expect(visitor.statusCode).toBeGreaterThanOrEqual(401);
  expect((await world.asSuper.post(`${path}/answer`, body)).statusCode).toBe(403);
  expect((await request.questions()).map((one) => one.state)).toEqual(['sent', 'sent']);
});

test('a yes with another problem is no option until a site admin has handled it', async () => {
  const { world, request, trainer, ids } = await askTrainer();
  await trainer.answer(ids, { problemEnquiryIds: [ids[1]], hasOtherProblem: true, otherProblem: 'Only after 10:00' });
  expect(await request.states()).toEqual(['seeking', 'enquired', 'unavailable']);
  expect(await world.subjectsTo(world.superId)).toHaveLength(1);
  const [problem] = (await request.shown()).problems;
  expect(problem).toMatchObject({ text: 'Only after 10:00', handled_at: null, does_count: null });
  expect((await world.handle(problem.answer_id, true)).statusCode).toBe(200);
  expect(await request.states()).toEqual(['options_ready', 'available', 'unavailable']);
  const again = await world.handle(problem.answer_id, false);
  expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('has handled this already')]);
});

test('a problem that makes the dates impossible leaves no trainer, and the site admin hears of it', async () => {
  const { world, request, trainer, ids } = await askTrainer();
  await trainer.answer(ids, { hasOtherProblem: true, otherProblem: 'I moved to Wales' });
  const [problem] = (await request.shown()).problems;
  await world.handle(problem.answer_id, false);
  expect(await request.states()).toEqual(['seeking', 'unavailable', 'unavailable']);
  expect((await world.subjectsTo(world.superId)).at(-1)).toContain('No trainer left');
});

test('a trainer takes a yes back while nothing is held, and not once they are asked to confirm', async () => {
  const { request, trainer, ids } = await askTrainer();
  const [first, second] = ids;
  await trainer.answer(ids);
  expect((await trainer.takeBack(first ?? 0)).statusCode).toBe(200);
  expect((await trainer.takeBack(first ?? 0)).statusCode).toBe(200);
  expect(await request.states()).toEqual(['options_ready', 'unavailable', 'available']);
  await server.rows("update times_of_interest set state = 'held' where id = $1", [request.dateIds[1]]);
  expect((await trainer.takeBack(second ?? 0)).statusCode).toBe(409);
  await server.rows("update times_of_interest set state = 'available' where id = $1", [request.dateIds[1]]);
  expect((await trainer.takeBack(second ?? 0)).statusCode).toBe(200);
  expect(await request.states()).toEqual(['seeking', 'unavailable', 'unavailable']);
});

test('an answer that a site admin enters is theirs, never the own one of the trainer (B8)', async () => {
  const { world, request, trainer, ids } = await askTrainer();
  expect((await world.enter([ids[0] ?? 0], 'yes')).statusCode).toBe(200);
  const { dates } = await request.shown();
  expect(dates[0].enquiries[0]).toMatchObject({ state: 'yes', entered_by: expect.any(String), note: 'By telephone' });
  const [answer] = await server.rows(
    'select is_manual, answered_by, trainer_user_id from availability_answers where trainer_user_id = $1',
    [world.trainerId],
  );
  expect(answer).toEqual({ is_manual: true, answered_by: world.superId, trainer_user_id: world.trainerId });
  const late = await trainer.answer(ids);
  expect(late.json().message).toContain(', entered by ');
  expect((await request.questions()).map((one) => one.state)).toEqual(['yes', 'sent']);
  expect((await world.enter([ids[0] ?? 0], 'yes')).statusCode).toBe(409);
  expect((await world.enter([ids[0] ?? 0], 'no')).statusCode).toBe(200);
  expect((await world.enter(ids, 'no', ' ')).statusCode).toBe(422);
});

test('a site admin reminds once a day, and trainers who switched reminders off are named', async () => {
  const { world, ids } = await askTrainer();
  expect((await world.remind(ids)).json()).toEqual({ reminded: 1, muted: 0 });
  expect((await world.subjectsTo(world.trainerId)).at(-1)).toBe('Please answer by Thu 7th Jan 2027 at 18:00');
  expect((await world.remind(ids)).statusCode).toBe(409);
  clock.set('2027-01-05T09:00:00Z');
  await (await server.as(world.trainerId)).put('/api/account/notices', { kind: 'bookingReminders', isOn: false });
  expect((await world.remind(ids)).json()).toEqual({ reminded: 0, muted: 1 });
  clock.set('2027-01-04T09:00:00Z');
});

test('a trainer reads the notice of an organisation that asks them, without leading a course there', async () => {
  const { world, trainer } = await askTrainer();
  const notices = async () => (await trainer.client.get('/api/mixed-admin/notifications')).body;
  expect(await notices()).toContain('Can you teach on these dates?');
  await server.rows(
    "update availability_enquiries set state = 'withdrawn', ended_at = now() - interval '91 days' where trainer_user_id = $1",
    [world.trainerId],
  );
  expect(await notices()).not.toContain('Can you teach on these dates?');
});

test('while bookings are off, and for an archived organisation, nothing can be answered', async () => {
  const { world, request, trainer, ids } = await askTrainer();
  await world.turn(false);
  expect([(await trainer.answer(ids)).statusCode, (await trainer.list()).code]).toEqual([409, 'conflict']);
  await world.turn(true);
  await server.rows('update groups set archived_at = now() where id = $1', [world.groupId]);
  expect((await trainer.list()).groups).toEqual([]);
  expect((await trainer.answer(ids)).statusCode).toBe(409);
  expect((await request.questions()).map((one) => one.state)).toEqual(['sent', 'sent']);
});

test('of an answer, another round and a cancellation at once every question ends in one state', async () => {
  for (let nth = 0; nth < 6; nth += 1) {
    const { world, request, trainer, ids } = await askTrainer();
    await world.trainer('Pritchard');
    const answers = await Promise.all([
      trainer.answer(ids),
      request.enquire(),
      world.asSuper.post(`${request.at}/cancel`, { reason: 'x', ...world.key() }),
      trainer.answer(ids, { problemEnquiryIds: ids }),
    ]);
    expect(answers.map((one) => one.statusCode).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const rows = await request.questions();
    expect(rows.filter((one) => one.state === 'sent' || one.state === 'yes')).toEqual([]);
    expect(answers[0]?.statusCode === 200 && answers[3]?.statusCode === 200).toBe(false);
    expect((await request.states())[0]).toBe('cancelled');
  }
});
