import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { beforeEach, expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../../licences/ledger/index.ts';
import { watchWaitingLists } from './settle-waiting-lists.ts';
import { buildFull as buildFullCourse } from './waiting-list.factory.ts';

const server = await openTestApp({ connections: 40 });
const { db, clock, services } = server;
beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

const buildFull = (options = {}) => buildFullCourse(server, options);

async function settle() {
  await db.transaction().execute(async (tx) => void (await watchWaitingLists(services).run(tx)));
  await runBackground(server);
}

const lastSubjects = async (count: number) =>
  (
    await server.rows<{ subject: string }>(
      'select subject from outbox_messages where calendar_method is null order by id desc limit $1',
      [count],
    )
  ).map(({ subject }) => subject);

test('inviting more people than places: the first get places, the others wait in their order and are notified', async () => {
  const course = await buildFull();
  await course.set({ delegate_places_allowed: 3 });
  const [first = 0, second = 0, third = 0] = course.members;
  expect((await course.invite(second, third, first)).json()).toEqual({
    added: 1,
    waiting: 2,
    rows: [
      { user_id: second, verdict: 'added' },
      { user_id: third, verdict: 'waiting' },
      { user_id: first, verdict: 'waiting' },
    ],
  });
  expect(await course.list()).toMatchObject({
    mode: 'automatic',
    free: 0,
    promotion: 'place',
    rows: [
      { user: { id: third }, position: 1, offered_until: null },
      { user: { id: first }, position: 2 },
    ],
  });
  const when = 'Basic life support on Tue 1st Sep 2026 at 10:00';
  expect(await lastSubjects(3)).toEqual([`Waiting list: ${when}`, `Waiting list: ${when}`, `Booked: ${when}`]);
  expect((await course.invite(first, second)).json().rows.map((row: { verdict: string }) => row.verdict)).toEqual([
    'already',
    'already',
  ]);
  expect(await (await course.learner(first)).waits()).toMatchObject([
    { virtual_group_id: course.virtualGroupId, position: 2, offered_until: null, title: 'Basic life support' },
  ]);
});

test('a place that becomes free goes to the first who waits and can come, and nobody is both (V10, V11)', async () => {
  const course = await buildFull({ others: 3 });
  const [gone = 0, next = 0, last = 0] = course.members;
  await course.invite(gone, next, last);
  await db.updateTable('group_members').set({ archived_at: clock.now() }).where('user_id', '=', gone).execute();
  const [delegate = 0] = course.people;
  await course.issueTo(0);
  expect((await (await course.learner(delegate)).respond('decline')).json()).toEqual({ reclaimed: 1 });
  expect(await course.delegates()).toEqual([course.people[1], next]);
  expect(await course.states()).toEqual(['waiting', 'taken', 'waiting']);
  expect((await lastSubjects(2)).some((subject) => subject.startsWith('A place for you:'))).toBe(true);
  expect(await (await course.learner(next)).courses()).toMatchObject([{ session: { answer: { response: 'none' } } }]);
  expect(await (await course.learner(last)).waits()).toMatchObject([{ position: 1 }]);
  await settle();
  expect(await course.states()).toEqual(['lapsed', 'taken', 'waiting']);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('added places go to people who wait, and the list cannot be turned off while somebody waits', async () => {
  const course = await buildFull({ others: 3 });
  await course.invite(...course.members);
  expect((await course.raise(4)).statusCode).toBe(200);
  expect(await course.delegates()).toHaveLength(4);
  expect(await course.states()).toEqual(['taken', 'taken', 'waiting']);
  const off = await (await server.as(course.superId)).put(
    course.path,
    commandOf({
      ...{ title: 'Basic life support', minimum_delegates: 0, organiserUserId: null },
      ...{ what_to_bring: null, assessment_type: 'none', postTrainingDaysAllowed: 0, sessions_required: null },
      ...{ delegatePlacesAllowed: 4, waiting_list: 'off' },
      baseValues: {
        ...{ title: 'Basic life support', minimum_delegates: 0, organiserUserId: null },
        ...{ what_to_bring: null, assessment_type: 'none', postTrainingDaysAllowed: 0, sessions_required: null },
        ...{ delegatePlacesAllowed: 4, waiting_list: 'automatic' },
      },
    }),
  );
  expect([off.statusCode, off.json().errors]).toEqual([
    422,
    { waitingList: ['1 person waits. Remove them from the waiting list first'] },
  ]);
});

test('within 48 hours a free place is offered, and is accepted or lapses to the next person', async () => {
  const course = await buildFull({ others: 3 });
  await course.invite(...course.members);
  const [first = 0, second = 0] = course.members;
  // 40 hours before the start on the wall clock.
  clock.set('2026-08-30T17:00:00Z');
  await course.membership({ remove: [course.people[0]] });
  expect(await course.states()).toEqual(['offered', 'waiting', 'waiting']);
  expect(await (await course.learner(first)).waits()).toMatchObject([{ offered_until: '2026-08-31T06:00:00.000Z' }]);
  const refused = await course.membership({ add: [second] });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'No place is free, and you chose 1 person. Raise the number of places first. Nobody was added.',
  ]);
  clock.set('2026-08-31T05:00:01Z');
  const late = await (await course.learner(first)).respond('accept');
  expect([late.statusCode, late.json().message]).toEqual([409, 'This offer has ended. Nothing was changed.']);
  await settle();
  expect(await course.states()).toEqual(['lapsed', 'offered', 'waiting']);
  expect((await lastSubjects(2)).map((subject) => subject.split(':')[0]).sort()).toEqual([
    'A place is free',
    'The place went to the next person',
  ]);
  expect((await (await course.learner(second)).respond('accept')).statusCode).toBe(200);
  expect(await course.delegates()).toContain(second);
  expect(await (await course.learner(second)).courses()).toMatchObject([
    { session: { answer: { response: 'accepted' } } },
  ]);
  expect((await (await course.learner(first)).respond('accept')).statusCode).toBe(404);
});

test('within 4 hours nobody gets a place, and the list ends when the course begins', async () => {
  const course = await buildFull({ others: 2 });
  await course.invite(...course.members);
  clock.set('2026-09-01T05:00:00Z');
  await course.membership({ remove: [course.people[0]] });
  await settle();
  expect(await course.states()).toEqual(['waiting', 'waiting']);
  expect((await course.promote(1)).json().message).toBe(
    'Places are given until 4 hours before a scheduled course. Nothing was changed.',
  );
  clock.set('2026-09-01T09:00:00Z');
  await settle();
  expect(await course.states()).toEqual(['lapsed', 'lapsed']);
  expect((await lastSubjects(1))[0]).toMatch(/^No place became free:/u);
});

test('a manual list promotes when an admin says so, once for one key; a draft promotes nobody', async () => {
  const course = await buildFull({ others: 3, mode: 'manual' });
  await course.invite(...course.members);
  await course.membership({ remove: [course.people[0]] });
  expect(await course.states()).toEqual(['waiting', 'waiting', 'waiting']);
  await course.set({ state: 'draft' });
  expect((await course.promote(1)).statusCode).toBe(409);
  await course.set({ state: 'scheduled' });
  const key = randomUUID();
  for (const _time of ['first', 'again'])
    expect((await course.promote(5, key)).json()).toEqual({ promoted: 1, offered: 0 });
  expect(await course.delegates()).toEqual([course.people[1], course.members[0]]);
  expect((await course.promote(1)).json().message).toBe('No place is free. Nothing was changed.');
  expect((await course.promote(0)).statusCode).toBe(422);
});

test('scheduling a draft fills its places from the list', async () => {
  const course = await buildFull({ others: 2 });
  await course.set({ state: 'draft' });
  await course.invite(...course.members);
  await course.membership({ remove: course.people });
  expect(await course.states()).toEqual(['waiting', 'waiting']);
  expect((await (await server.as(course.superId)).post(course.site('/publish'))).statusCode).toBe(200);
  expect(await course.states()).toEqual(['taken', 'taken']);
});

test('people leave the list, admins remove them, and cancelling the course ends the list and notifies them', async () => {
  const course = await buildFull({ others: 4 });
  await course.invite(...course.members);
  const [first = 0, second = 0, third = 0] = course.members;
  expect((await (await course.learner(first)).leave()).statusCode).toBe(200);
  expect((await (await course.learner(first)).leave()).statusCode).toBe(404);
  expect((await course.remove(second, 9_999_999)).json()).toEqual({ removed: 1 });
  expect((await lastSubjects(1))[0]).toMatch(/^No longer on the waiting list:/u);
  expect((await course.membership({ remove: [course.people[0]], add: [course.members[3]] })).json()).toMatchObject({
    added: 1,
  });
  expect(await course.states()).toEqual(['left', 'left', 'waiting', 'taken']);
  expect(await (await course.learner(third)).waits()).toMatchObject([{ position: 1 }]);
  const asSuper = await server.as(course.superId);
  await asSuper.post(course.site('/cancel-course'), { reason: 'Ill', idempotencyKey: randomUUID() });
  expect(await course.states()).toEqual(['left', 'left', 'lapsed', 'taken']);
  expect(await (await course.learner(third)).waits()).toEqual([]);
});

test('a course without a waiting list refuses more people than places, and adds nobody', async () => {
  const course = await buildFull({ mode: 'off' });
  expect((await course.invite(...course.members)).json().message).toBe(
    'This Pharmacist-led Course has no waiting list. Nobody was added.',
  );
  expect(await course.states()).toEqual([]);
});

test('after a merge of two people who wait, or of whom one is a delegate, the kept person is there once', async () => {
  const course = await buildFull({ others: 3 });
  const [keep = 0, drop = 0, other = 0] = course.members;
  await course.invite(drop, other, keep);
  const asSuper = await server.as(course.superId);
  const merge = (keepId: number, dropId: number) => asSuper.post('/api/admin/users/merge', { keepId, dropId });
  expect((await merge(keep, drop)).statusCode).toBe(200);
  expect((await course.list()).rows.map((row: { user: { id: number } }) => row.user.id)).toEqual([keep, other]);
  expect((await merge(course.people[0] ?? 0, other)).statusCode).toBe(200);
  expect((await course.list()).rows.map((row: { user: { id: number } }) => row.user.id)).toEqual([keep]);
});

test('declines, promotions, raised places and invitations at once never exceed the places (V10, V18)', async () => {
  for (const mode of ['automatic', 'manual']) {
    const course = await buildFull({ places: 6, others: 12, mode });
    await course.issueTo(0, 1, 2, 3);
    const waiting = course.members.slice(0, 6);
    await course.invite(...waiting);
    const learners = await Promise.all(course.people.slice(0, 4).map((id) => course.learner(id)));
    // Two places are free, for which the six invitations and the promotion compete.
    await course.set({ delegate_places_allowed: 8 });
    const leaving = await course.learner(waiting[2] ?? 0);
    await Promise.all([
      ...learners.map((learner) => learner.respond('decline')),
      course.raise(9, 8),
      ...course.members.slice(6).map((id) => course.membership({ add: [id] })),
      course.promote(3),
      course.membership({ remove: [course.people[4]] }),
      leaving.leave(),
      settle(),
    ]);
    const [stored] = await server.rows<{ places: number }>(
      'select delegate_places_allowed as places from virtual_groups where id = $1',
      [course.virtualGroupId],
    );
    const places = stored?.places ?? 0;
    const delegates = await course.delegates();
    expect(delegates.length).toBeLessThanOrEqual(places);
    const open = (await course.list()).rows.map((row: { user: { id: number } }) => row.user.id);
    expect(open.filter((id: number) => delegates.includes(id))).toEqual([]);
    if (mode === 'automatic' && open.length > 0) expect(delegates).toHaveLength(places);
    expect(open).toEqual(waiting.filter((id) => open.includes(id)));
    expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
  }
});
