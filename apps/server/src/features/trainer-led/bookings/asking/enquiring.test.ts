import { expect, test } from 'vitest';
import { withoutScope } from '../../../../platform/access/index.ts';
import { buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { chooseTrainers } from '../choosing/choose-trainers.ts';
import { findWish } from '../choosing/wish.repository.ts';
import { openAsking } from './asking.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2027-01-04T09:00:00Z');

test('asks the possible trainers about each date with one email, and the request seeks trainers', async () => {
  const world = await openAsking(server);
  const gwen = await world.trainer('Pritchard');
  const request = await world.asking(['2027-02-01', '2027-02-02']);
  const answer = (await request.enquire()).json();
  expect(
    answer.asked.map((one: { trainer: { id: number }; dates: number }) => [one.trainer.id, one.dates]).sort(),
  ).toEqual(
    [
      [world.trainerId, 2],
      [gwen, 2],
    ].sort(),
  );
  expect(await request.states()).toEqual(['seeking', 'enquired', 'enquired']);
  expect(await world.subjectsTo(gwen)).toEqual([
    'Can you teach Basic life support? Answer by Thu 7th Jan 2027 at 18:00',
  ]);
  const [mail] = await server.rows<{ body_text: string }>(
    "select body_text from outbox_messages where subject like 'Can you%' order by id desc limit 1",
  );
  expect(mail?.body_text).toContain('Mon 1st Feb 2027, start from 09:00 to 12:00');
  expect(mail?.body_text).toContain('/trainers/availability-enquiries');
  expect(mail?.body_text).not.toMatch(/Amara|score/u);
  const rows = await server.rows<{ due_at: Date; score_data: object }>(
    'select due_at, score_data from availability_enquiries where trainer_user_id = $1',
    [gwen],
  );
  expect(rows.map(({ due_at: due }) => due.toISOString())).toEqual(rows.map(() => '2027-01-07T18:00:00.000Z'));
  expect(rows[0]?.score_data).toMatchObject({ start: '2027-02-01T09:00:00.000Z', of: 2, minimum_score: 0 });
});

test('asks exactly whom the comparison of trainers names as the best who reach the line', async () => {
  const world = await openAsking(server);
  for (const [nth, postcode] of ['PR1 2XX', 'LA1 1XX', 'M1 1XX', 'LA9 4XX', 'BS1 1XX', 'EH1 1XX'].entries())
    await world.trainer(`Number${nth}`, { postcode, maxDaysPerWeek: 1 + nth });
  await server.rows('update booking_settings set shortlist = 3');
  try {
    for (const minimumScore of [0, 60, 70, 75, 80]) {
      const request = await world.asking(['2027-02-01', '2027-03-02', '2027-03-06']);
      const wish = await findWish(db, withoutScope(request.requestId, 'test'));
      if (wish === undefined) throw new Error('The request is there');
      const dates = request.dateIds.map((_, nth) => {
        const day = ['2027-02-01', '2027-03-02', '2027-03-06'][nth];
        return { window_start: new Date(`${day}T09:00:00Z`), window_end: new Date(`${day}T12:00:00Z`) };
      });
      const choices = await chooseTrainers(db, { wish, dates, at: clock.now() });
      const best = choices.map(({ options }) =>
        options
          .filter((one) => one.start !== null && one.score >= minimumScore)
          .map((one) => one.id)
          .slice(0, 3),
      );
      await request.enquire({ thresholds: { minimumScore } });
      const questions = await request.questions();
      expect(
        dates.map((_, nth) =>
          questions
            .filter((one) => one.day === ['2027-02-01', '2027-03-02', '2027-03-06'][nth])
            .map((one) => one.trainer_user_id)
            .sort(),
        ),
      ).toEqual(best.map((ids) => ids.sort()));
    }
  } finally {
    await server.rows('update booking_settings set shortlist = 5');
  }
});

test('thresholds that nobody meets ask nobody, keep the state, and say who is below the line', async () => {
  const world = await openAsking(server);
  await world.trainer('Pritchard');
  await world.trainer('Online', { modes: ['face_to_face'] });
  const request = await world.asking();
  const answer = await request.enquire({ thresholds: { minimumScore: 100 } });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { asked: [], possible: 2, below_line: 2, not_needed: 0, minimum_score: 100 },
  ]);
  expect(answer.json().not_possible).toContainEqual({ code: 'mode', trainers: 1 });
  expect(await request.states()).toEqual(['draft', 'proposed']);
  expect((await request.shown()).thresholds).toEqual({ minimumScore: 100 });
});

test('leaves out trainers, and asks the others in another round without repeating a question', async () => {
  const world = await openAsking(server);
  const gwen = await world.trainer('Pritchard');
  const request = await world.asking();
  await request.enquire({ excludedTrainerIds: [gwen] });
  expect((await request.questions()).map((one) => one.trainer_user_id)).toEqual([world.trainerId]);
  expect((await request.shown()).excluded_trainer_ids).toEqual([gwen]);
  const second = (await request.enquire()).json();
  expect(second.asked.map((one: { trainer: { id: number } }) => one.trainer.id)).toEqual([gwen]);
  expect(second.not_needed).toBe(1);
  expect((await request.shown()).dates[0].enquiries.map((one: { round: number }) => one.round)).toEqual([1, 2]);
});

test('the same key asks once', async () => {
  const world = await openAsking(server);
  const request = await world.asking();
  const key = world.key();
  const [first, again] = [await request.enquire(key), await request.enquire(key)];
  expect(again.json()).toEqual(first.json());
  expect(await request.questions()).toHaveLength(1);
});

test('named trainers are asked below the line, and one who can take no date is refused with the reason', async () => {
  const world = await openAsking(server);
  const gwen = await world.trainer('Pritchard');
  const away = await world.trainer('Away', { modes: ['face_to_face'] });
  const request = await world.asking();
  const named = (ids: number[]) => request.enquire({ trainerUserIds: ids, thresholds: { minimumScore: 100 } });
  const refused = await named([gwen, away]);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Nobody was asked, because a trainer can take none of these dates. Gwen Away: Teaches face to face only.',
  ]);
  expect(await request.questions()).toEqual([]);
  expect((await named([gwen])).statusCode).toBe(200);
  expect((await request.questions()).map((one) => one.trainer_user_id)).toEqual([gwen]);
  expect((await named([9_999_999])).json().errors).toHaveProperty('trainerUserIds');
});

test('refuses dates that passed, are too far ahead or of another request, and allows a short notice', async () => {
  const world = await openAsking(server);
  const other = await world.asking();
  const request = await world.asking(['2027-01-03', '2027-08-01', '2027-01-08']);
  const [passed, far, soon] = request.dateIds;
  const about = (id: number | undefined) => request.enquire({ timesOfInterestIds: [id] });
  for (const id of [passed, far]) expect((await about(id)).json().errors).toHaveProperty('timesOfInterestIds');
  expect((await about(other.dateIds[0])).statusCode).toBe(404);
  expect((await request.enquire({ timesOfInterestIds: [] })).statusCode).toBe(422);
  expect((await about(soon)).statusCode).toBe(200);
  expect((await request.questions()).map((one) => one.day)).toEqual(['2027-01-08']);
});

test('a course face to face needs a place before trainers are asked', async () => {
  const world = await openAsking(server, { deliverable: 4 });
  const request = await world.asking();
  expect((await request.enquire()).json().message).toContain('This request has no place.');
  const placed = await world.asking(['2027-02-01'], { place: 'Our shop', place_postcode: 'PR1 2XX' });
  expect((await placed.enquire()).json().asked).toHaveLength(1);
});

test('dates that trainers were asked about cannot be removed, and others can be added', async () => {
  const world = await openAsking(server);
  const request = await world.asking();
  await request.enquire();
  const path = `${request.requestAt}/times-of-interest`;
  const { times } = (await world.asSuper.get(path)).json();
  const save = (next: string, base: string) => world.asSuper.put(path, { times: next, baseValues: { times: base } });
  expect((await save('[]', times)).json().errors.times[0]).toBe(
    'Trainers were asked about Mon 1st Feb 2027. This date stays',
  );
  const more = times.replace(/\]$/u, ',["2027-02-03T09:00:00.000Z","2027-02-03T10:00:00.000Z"]]');
  expect((await save(more, times)).statusCode).toBe(200);
  expect((await request.states()).slice(1)).toEqual(['enquired', 'proposed']);
});

test('cancelling a project withdraws open and accepted dates of all requests, with one email for each trainer', async () => {
  const world = await openAsking(server);
  const request = await world.asking(['2027-02-01', '2027-02-02']);
  await request.enquire();
  const second: number = (await world.addRequest(request.projectId)).json().id;
  const other = await buildTimesOfInterest(db, { requestId: second, day: '2027-02-03' });
  await world.asSuper.post(`${request.at}/project-requests/${second}/enquire`, {
    ...{ timesOfInterestIds: [other], excludedTrainerIds: [], thresholds: { minimumScore: 0 }, ...world.key() },
  });
  const trainer = await world.as(world.trainerId);
  const [first] = await request.idsOf(world.trainerId);
  await trainer.answer([first ?? 0]);
  await world.asSuper.post(`${request.at}/cancel`, { reason: 'Not needed', ...world.key() });
  expect((await request.questions()).map((one) => one.state)).toEqual(['withdrawn', 'withdrawn']);
  expect((await world.subjectsTo(world.trainerId)).filter((one) => one === 'Dates no longer needed')).toHaveLength(1);
  expect((await trainer.list()).groups).toEqual([]);
  const [, open] = await request.idsOf(world.trainerId);
  const late = await trainer.answer([open ?? 0]);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Tue 2nd Feb 2027 is no longer needed. Nothing was changed.',
  ]);
});
