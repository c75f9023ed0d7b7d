import { beforeEach, expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { buildSession } from '../../trainer-led/virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

/**
 * A leaver with a place at a full course and an unstarted licence for it, a place in the queue of another course and the
 * duty to organise it. Somebody waits for the place.
 */
async function buildLeaver({ pool = 2 } = {}) {
  const session = await buildSession(server, { delegates: 2, pool });
  const { groupId, virtualGroupId, productId, trainerId, people } = session;
  const [leaver = 0, colleague = 0] = people;
  const waits = await buildUser(db, { firstName: 'Wanda', lastName: 'Waits' });
  await buildMembership(db, { userId: waits, groupId });
  const set = (id: number, values: object) =>
    db.updateTable('virtual_groups').set(values).where('id', '=', id).execute();
  await set(virtualGroupId, { delegate_places_allowed: 2, waiting_list: 'automatic' });
  await server.rows(
    "update virtual_group_delegates set response = 'accepted', responded_at = now() where user_id = $1",
    [leaver],
  );
  const otherId = await buildVirtualGroup(db, {
    ...{ groupId, productId, trainerId, title: 'Airway day', start: '2026-10-01T10:00:00Z', place: 'Attic' },
    delegates: [{ userId: colleague }],
  });
  await set(otherId, { delegate_places_allowed: 1, waiting_list: 'automatic', organiser_user_id: leaver });
  const asSuper = await server.as(session.superId);
  const queue = (id: number, ...userIds: number[]) =>
    asSuper.post(`/api/admin/groups/${groupId}/virtual-groups/${id}/waiting-list`, { userIds });
  await queue(virtualGroupId, waits);
  await queue(otherId, leaver);
  await session.issueTo(0);
  const base = `/api/grouping-admin/groups/${groupId}`;
  return {
    ...{ ...session, leaver, waits, otherId, set, queue },
    archive: async (archived: boolean) => {
      const answer = await (await server.as(session.adminId)).post(`${base}/archive-members`, {
        userIds: [leaver],
        archived,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    preview: async () =>
      (await (await server.as(session.adminId)).post(`${base}/archive-members/preview`, { userIds: [leaver] })).json(),
    archiveAccount: async (archived: boolean) => {
      const admin = await server.as(session.superId);
      const preview = (await admin.get(`/api/admin/users/${leaver}/archive/preview`)).json();
      const answer = await admin.post(`/api/admin/users/${leaver}/archive`, { archived });
      expect(answer.statusCode, answer.body).toBe(200);
      return { preview, ...answer.json() };
    },
    delegates: async () =>
      (
        await server.rows<{ user_id: number; response: string }>(
          'select user_id, response from virtual_group_delegates where virtual_group_id = $1 order by user_id',
          [virtualGroupId],
        )
      ).map(({ user_id, response }) => [user_id, response]),
    entries: () =>
      server.rows(
        'select user_id, state, joined_at from waiting_list_entries where virtual_group_id = $1 order by id',
        [otherId],
      ),
    organiser: async () =>
      (await server.rows('select organiser_user_id as id from virtual_groups where id = $1', [otherId]))[0],
    letters: async () =>
      (
        await server.rows<{ subject: string }>(
          'select subject from outbox_messages o join users u on u.email = o.recipient where u.id = $1',
          [leaver],
        )
      ).length,
    ledger: async () => (await checkLedgerNow(db, clock)).faults,
  };
}

test('leaving ends upcoming places, waiting, organiser duties and unstarted licences, and the next person gets the place', async () => {
  const at = await buildLeaver();
  const [seats, letters] = [await at.seats(), await at.letters()];
  const preview = await at.preview();
  expect(preview).toEqual({
    counts: { place: 1, waiting: 1, organiser: 1, licence: 1 },
    rows: [
      { name: 'Person A', kind: 'place', title: 'Basic life support', day: '2026-09-01' },
      { name: 'Person A', kind: 'organiser', title: 'Airway day', day: '2026-10-01' },
      { name: 'Person A', kind: 'waiting', title: 'Airway day', day: '2026-10-01' },
      { name: 'Person A', kind: 'licence', title: 'Basic life support', day: null },
    ],
    leads: 0,
  });
  expect((await at.delegates()).map(([id]) => id)).toContain(at.leaver);
  expect(await at.archive(true)).toEqual({ done: [at.leaver], failed: [], lost: [] });
  expect((await at.delegates()).map(([id]) => id)).toEqual([at.people[1], at.waits]);
  expect(await at.entries()).toMatchObject([{ user_id: at.leaver, state: 'left' }]);
  expect(await at.organiser()).toEqual({ id: null });
  expect(await at.licences()).toMatchObject([{ user_id: at.leaver, state: 'reclaimed' }]);
  expect(await at.seats()).toEqual({ ...seats, HELD: 0, VGPOOL: (seats.VGPOOL ?? 0) + 1 });
  expect(await at.letters()).toBe(letters);
  expect(await at.ledger()).toEqual([]);
});

test('restoring gives back what is still free, with the answer and the place in the queue, and names the rest', async () => {
  const at = await buildLeaver();
  const [before] = await at.entries();
  await at.archive(true);
  const { lost } = await at.archive(false);
  expect(lost).toEqual([
    { name: 'Person A', kind: 'place', title: 'Basic life support', day: '2026-09-01', why: 'no place is free' },
  ]);
  expect((await at.entries()).at(-1)).toEqual({ ...before, state: 'waiting' });
  expect(await at.organiser()).toEqual({ id: at.leaver });
  expect(await at.licences()).toMatchObject([{ user_id: at.leaver, state: 'issued', end_reason: null }]);
  expect(await at.ledger()).toEqual([]);
});

test('a free place is given back with its answer, and undone again by leaving', async () => {
  const at = await buildLeaver();
  await at.set(at.virtualGroupId, { delegate_places_allowed: 3 });
  await at.archive(true);
  expect((await at.archive(false)).lost).toEqual([]);
  expect(await at.delegates()).toContainEqual([at.leaver, 'accepted']);
  await at.archive(true);
  expect((await at.delegates()).map(([id]) => id)).not.toContain(at.leaver);
  expect(await at.ledger()).toEqual([]);
});

test('nothing comes back when the course has begun, has another organiser, or the seat was issued to somebody else', async () => {
  const at = await buildLeaver({ pool: 1 });
  await at.archive(true);
  await at.set(at.otherId, { organiser_user_id: at.adminId });
  await at.issueTo(1);
  clock.set('2026-09-02T09:00:00Z');
  const { lost } = await at.archive(false);
  expect(lost.map(({ kind, why }: { kind: string; why: string }) => [kind, why])).toEqual([
    ['place', 'the course has begun or ended'],
    ['organiser', 'it has another organiser'],
    ['licence', 'its seat is no longer free'],
  ]);
});

test('a delegate with a mark keeps the place, and a delegate who left before can be removed', async () => {
  const at = await buildLeaver();
  await server.rows('update virtual_group_delegates set sessions_marked = 1 where user_id = $1', [at.leaver]);
  await at.archive(true);
  expect((await at.delegates()).map(([id]) => id)).toContain(at.leaver);
  const gone = at.people[1] ?? 0;
  await server.rows('update group_members set archived_at = now() where user_id = $1', [gone]);
  const path = `/api/admin/groups/${at.groupId}/virtual-groups/${at.virtualGroupId}/membership`;
  const asSuper = await server.as(at.superId);
  const listed = (await asSuper.get(path)).json().rows;
  expect(listed.find(({ id }: { id: number }) => id === gone)).toMatchObject({ is_delegate: true, has_left: true });
  const removed = await asSuper.put(path, { add: [gone], remove: [gone] });
  expect(removed.json()).toMatchObject({ added: 0, removed: 1 });
  expect((await at.delegates()).map(([id]) => id)).toEqual([at.leaver, at.waits].sort((a, b) => Number(a) - Number(b)));
});

test('people of one course who leave at once leave one after the other, and every free place is given once', async () => {
  const at = await buildLeaver();
  const next = await buildUser(db, { firstName: 'Nell', lastName: 'Next' });
  await buildMembership(db, { userId: next, groupId: at.groupId });
  await at.queue(at.virtualGroupId, next);
  const clients = await Promise.all([server.as(at.adminId), server.as(at.superId)]);
  const path = `/groups/${at.groupId}/archive-members`;
  const answers = await Promise.all([
    clients[0].post(`/api/grouping-admin${path}`, { userIds: [at.people[0]], archived: true }),
    clients[1].post(`/api/admin${path}`, { userIds: [at.people[1]], archived: true }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await at.delegates()).map(([id]) => id)).toEqual([at.waits, next]);
  expect(await at.ledger()).toEqual([]);
});

test('archiving the account ends the same in each organisation, and restoring gives it back', async () => {
  const at = await buildLeaver();
  const [seats, before] = [await at.seats(), await at.delegates()];
  const { preview } = await at.archiveAccount(true);
  expect(preview.counts).toEqual({ place: 1, waiting: 1, organiser: 1, licence: 1 });
  expect((await at.delegates()).map(([id]) => id)).toEqual(
    [before[1]?.[0], at.waits].sort((a, b) => Number(a) - Number(b)),
  );
  expect(await at.organiser()).toEqual({ id: null });
  expect(await at.ledger()).toEqual([]);
  const { lost } = await at.archiveAccount(false);
  expect(lost).toMatchObject([{ kind: 'place', why: expect.stringContaining('place') }]);
  expect(await at.organiser()).toEqual({ id: at.leaver });
  expect(await at.seats()).toEqual(seats);
  expect(await at.ledger()).toEqual([]);
});

test('archiving the account of a trainer names the courses that need another one', async () => {
  const at = await buildLeaver();
  const admin = await server.as(at.superId);
  const preview = async () => (await admin.get(`/api/admin/users/${at.trainerId}/archive/preview`)).json();
  expect(await preview()).toMatchObject({ rows: [], leads: 2 });
  await at.set(at.otherId, { state: 'cancelled' });
  expect((await preview()).leads).toBe(1);
});

test('restoring a membership gives nothing back while the account is archived', async () => {
  const at = await buildLeaver();
  await at.archive(true);
  await at.archiveAccount(true);
  await at.archive(false);
  expect(await at.organiser()).toEqual({ id: null });
  await at.archiveAccount(false);
  expect(await at.organiser()).toEqual({ id: at.leaver });
  expect(await at.ledger()).toEqual([]);
});
