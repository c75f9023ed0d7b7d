import { afterEach, expect, test } from 'vitest';
import { withoutScope } from '../../../../platform/access/index.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';
import { buildVenue } from '../../../trainer-led/course-planning/planning.factory.ts';
import { buildAccount } from '../../video-meetings/meetings.factory.ts';
import { compareFor } from '../compare-for.ts';
import { compareWindows } from '../compare-windows.ts';
import { day, openHolds } from './holds.factory.ts';

const server = await openTestApp({ connections: 20 });
const { clock } = server;
clock.set('2027-01-01T09:00:00Z');
afterEach(() => clock.set('2027-01-01T09:00:00Z'));

const claimsOf = (interestId: number) =>
  server.rows<{ who: string; from: string; until: string }>(
    `select case when trainer_user_id is not null then 'trainer' when venue_id is not null then 'venue' else 'account' end as who,
       to_char(lower(during), 'HH24:MI') as from, to_char(expires_at, 'YYYY-MM-DD HH24:MI') as until
     from time_claims where times_of_interest_id = $1 order by id`,
    [interestId],
  );

test('a hold takes the time of trainer and venue, which the check and scheduling of a course name (B2)', async () => {
  const { world, request, hold, draft, publish, check } = await openHolds(server);
  const venueId = await buildVenue(world);
  const held = await request();
  await hold(held, { venueId });
  const until = '2027-01-01 09:05';
  expect(await claimsOf(held.interestId)).toEqual([
    { who: 'trainer', from: '10:00', until },
    { who: 'venue', from: '10:00', until },
  ]);
  const id = await draft({ venueId });
  const { trainers, venue_conflicts: ofVenue } = await check(id, { venueId });
  const [organisation] = await server.rows<{ name: string }>('select name from groups where id = $1', [world.groupId]);
  const trainer = trainers.find((one: { id: number }) => one.id === world.trainerId);
  expect(trainer.conflicts[0]).toEqual({
    code: 'overlap',
    text: `Held for Basic life support, ${organisation?.name}, 10:00 - 13:00, until Fri 1st Jan 2027 at 09:05`,
    can_be_ignored: true,
  });
  expect(trainer.parts[4].text).toBe('1% booked in these weeks');
  expect(ofVenue.map(({ code }: { code: string }) => code)).toEqual(['venue_overlap']);
  expect((await publish(id)).statusCode).toBe(409);
  const reason = { ignoreConflictWarning: 1, conflict_reason: 'The hold is about to end' };
  expect((await publish(id, reason)).statusCode).toBe(200);
});

test('a hold takes the time of an exclusive account, and of no other one', async () => {
  const { world, request, hold, draft, check } = await openHolds(server, { deliverable: 3 });
  const zoom = await buildAccount(world);
  const [first, second] = [await request(), await request()];
  await hold(first, { accountId: zoom });
  expect((await claimsOf(first.interestId)).map(({ who }) => who)).toEqual(['trainer', 'account']);
  const { account_conflicts: conflicts } = await check(await draft(), { video_account_id: zoom });
  expect(conflicts.map(({ code }: { code: string }) => code)).toEqual(['account_overlap']);
  const trainerId = await buildTrainer(server.db, { teaches: [world.productId] });
  await hold(second, { accountId: await buildAccount(world, 'jitsi'), trainerId });
  expect((await claimsOf(second.interestId)).map(({ who }) => who)).toEqual(['trainer']);
});

test('a hold is in the way of others and not of its own request, which moves it, and releasing leaves nothing (B32)', async () => {
  const { request, hold, release } = await openHolds(server);
  const [own, other] = [await request(), await request()];
  await hold(own);
  await hold(own, { from: '10:30' });
  expect((await claimsOf(own.interestId)).map(({ from }) => from)).toEqual(['10:30']);
  await expect(hold(other)).rejects.toThrow('Held for Basic life support');
  await release(own);
  expect(await claimsOf(own.interestId)).toEqual([]);
  await hold(other);
});

test('trainers are compared for a booking as for a course: its own hold is no conflict, that of another one is', async () => {
  const { world, request, hold, demandOf } = await openHolds(server);
  const [own, other] = [await request(), await request()];
  await hold(own, { from: '10:00' });
  const codes = async (held: typeof own) => {
    const { trainers } = await compareFor(server.db, demandOf(held));
    return trainers.find(({ id }) => id === world.trainerId)?.conflicts.map(({ code }) => code);
  };
  expect([await codes(own), await codes(other)]).toEqual([[], ['overlap']]);
  const window = { start: Date.parse(`${day}T09:00:00Z`), end: Date.parse(`${day}T14:00:00Z`) };
  const first = async (held: typeof own, minutes: number) => {
    const [choice] = await compareWindows(server.db, { demand: demandOf(held), minutes, windows: [window] });
    const start = choice?.options.find(({ id }) => id === world.trainerId)?.start ?? null;
    return start === null ? null : new Date(start).toISOString().slice(11, 16);
  };
  expect([await first(own, 180), await first(other, 180), await first(other, 720)]).toEqual(['09:00', '13:15', null]);
});

test('a hold that has run out blocks neither a course nor a hold, and nobody sees it (B13)', async () => {
  const { request, hold, draft, publish, check, world } = await openHolds(server);
  const venueId = await buildVenue(world);
  const [first, second] = [await request(), await request()];
  await hold(first, { venueId });
  const id = await draft({ venueId });
  clock.set('2027-01-01T09:05:00Z');
  const { trainers, venue_conflicts: ofVenue } = await check(id, { venueId });
  const trainer = trainers.find((one: { id: number }) => one.id === world.trainerId);
  expect([trainer.conflicts, ofVenue, trainer.parts[4].text]).toEqual([[], [], '0% booked in these weeks']);
  await hold(second, { venueId, expiresAt: '2027-01-01T09:10:00Z' });
  expect(await claimsOf(first.interestId)).toEqual([]);
  clock.set('2027-01-01T09:10:00Z');
  const published = await publish(id);
  expect([published.statusCode, await claimsOf(second.interestId)]).toEqual([200, []]);
});

test('a hold over a conflict needs a reason, and stays under the constraint unless it overlaps (B11)', async () => {
  const { world, request, hold } = await openHolds(server);
  const override = { reason: 'Asked by phone', by: withoutScope<'user'>(world.superId, 'test') };
  const early = await request();
  await expect(hold(early, { from: '05:00' })).rejects.toThrow('Works');
  expect(await hold(early, { from: '05:00', override })).toEqual({ detail: { ignored: 'outside_hours' } });
  const [row] = await server.rows(
    'select may_overlap, override_reason from time_claims where times_of_interest_id = $1',
    [early.interestId],
  );
  expect(row).toEqual({ may_overlap: false, override_reason: 'Asked by phone' });
});

test('trainers who are held or teach at one time are not merged, and are once the hold has run out', async () => {
  const { world, request, hold } = await openHolds(server);
  const other = await buildTrainer(server.db, { teaches: [world.productId] });
  await hold(await request());
  await hold(await request(), { trainerId: other });
  const merge = () => world.asSuper.post('/api/admin/users/merge', { keepId: world.trainerId, dropId: other });
  const refused = await merge();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Both lead courses at the same time. Move one of these courses first.',
  ]);
  clock.set('2027-01-01T09:05:00Z');
  expect((await merge()).statusCode).toBe(200);
});

test.each([
  ['two sources', 'virtual_group_session_id = 1, expires_at = null', 'time_claims_one_source'],
  ['no source', 'times_of_interest_id = null', 'time_claims_one_source'],
  ['a hold without an end', 'expires_at = null', 'time_claims_holds_expire'],
  ['an overlap without a reason', 'may_overlap = true', 'time_claims_overlap_has_reason'],
])('the database refuses %s', async (_, change, constraint) => {
  const { request, hold } = await openHolds(server);
  const held = await request();
  await hold(held);
  await expect(
    server.rows(`update time_claims set ${change} where times_of_interest_id = $1`, [held.interestId]),
  ).rejects.toThrow(constraint);
});

test('deleting a date deletes what it holds', async () => {
  const { request, hold } = await openHolds(server);
  const held = await request();
  await hold(held);
  await server.rows('delete from times_of_interest where id = $1', [held.interestId]);
  expect(await claimsOf(held.interestId)).toEqual([]);
});
