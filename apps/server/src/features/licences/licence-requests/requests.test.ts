import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { lapsingRequests } from './index.ts';

const server = await openTestApp();
const { db, clock, services } = server;

async function organisation() {
  const groupId = await buildGroup(db, { level: 'LOW' });
  const { productId } = await buildCourse(db, { title: 'Sepsis' });
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Mill Road' });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId });
  await buildStock(services, { groupId, productId, actorId: adminId, quantity: 10 });
  const [admin, manager] = [await server.as(adminId), await server.as(managerId)];
  const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}`;
  const ask = (body: object = {}) =>
    manager.post(`${at}/request-licences`, { productId, certificateMonths: 12, quantity: 6, ...body });
  const decide = (how: string, body: object) =>
    admin.post(`/api/grouping-admin/groups/${groupId}/${how}-licence-request`, body);
  const own = async () => (await manager.get(`${at}/licence-requests`)).json().rows;
  const titlesFor = async (userId: number) =>
    (
      await server.rows<{ title: string }>('select title from notifications where user_id = $1 order by id', [userId])
    ).map(({ title }) => title);
  return { groupId, subgroupId, productId, admin, manager, at, ask, decide, own, titlesFor, adminId, managerId };
}

test('a LOW service admin requests and amends; the organisation delivers a part and orders the rest', async () => {
  const { groupId, subgroupId, ask, decide, own, admin, titlesFor, adminId, managerId } = await organisation();
  const { id } = (await ask({ note: 'For new starters' })).json();
  expect((await ask({ quantity: 7, note: 'For the winter' })).json()).toEqual({ id, is_amended: true });
  expect((await ask({ quantity: 8 })).json()).toEqual({ id, is_amended: true });
  const open = (await admin.get('/api/grouping-admin/licence-requests?state=open')).json();
  expect(open.rows).toEqual([
    expect.objectContaining({
      id,
      quantity: 8,
      note: 'For the winter',
      state: 'pending',
      pot: 10,
      subgroup: { id: subgroupId, name: 'Mill Road' },
    }),
  ]);
  const part = { licenceRequestId: id, quantity: 5, idempotencyKey: randomUUID() };
  const fulfilled = await Promise.all([decide('fulfil', part), decide('fulfil', part)]);
  expect(fulfilled.map((answer) => [answer.statusCode, answer.json().state])).toEqual([
    [200, 'part_fulfilled'],
    [200, 'part_fulfilled'],
  ]);
  const tooMany = await decide('fulfil', { ...part, quantity: 4, idempotencyKey: randomUUID() });
  expect(tooMany.json().message).toBe('This request needs only 3 more. Nothing was changed.');
  const rest = { licenceRequestId: id, quantity: 3, idempotencyKey: randomUUID() };
  expect((await decide('order', rest)).json().errors).toHaveProperty('poReference');
  const bought = { ...rest, poReference: 'PO 9' };
  expect((await decide('order', bought)).json()).toMatchObject({ state: 'ordered', fulfilled_quantity: 8 });
  expect((await decide('order', bought)).statusCode).toBe(200);
  const seats = await server.rows(
    'select kind, place_id, available from licence_accounts where group_id = $1 and available > 0 order by kind',
    [groupId],
  );
  expect(seats).toEqual([
    { kind: 'POOL', place_id: subgroupId, available: 8 },
    { kind: 'POT', place_id: 0, available: 5 },
  ]);
  expect(await own()).toMatchObject([{ state: 'ordered', pot: null, fulfilled_quantity: 8 }]);
  expect(await titlesFor(managerId)).toEqual([
    'Your licence request was partly fulfilled',
    'Your licence request was fulfilled',
  ]);
  expect(await titlesFor(adminId)).toEqual([
    'New licence request',
    'A licence request was changed',
    'A licence request was changed',
  ]);
  const [notice] = await server.rows<{ body: string; action_url: string }>(
    'select body, action_url from notifications where user_id = $1 order by id limit 1',
    [adminId],
  );
  expect(notice?.body).toMatch(/^Person .+ \(.+\) requests \d+ licences for Sepsis\. Note: For new starters$/u);
  expect(notice?.action_url).toContain(`?request=${id}`);
  const moved = await server.rows('select sum(quantity)::int as sum from licence_movements where request_id = $1', [
    id,
  ]);
  expect(moved).toEqual([{ sum: 8 }]);
});

test('a decline needs a note and moves nothing, and decided requests stay decided', async () => {
  const { groupId, ask, decide, own } = await organisation();
  const { id } = (await ask()).json();
  expect((await decide('decline', { licenceRequestId: id, note: ' ' })).statusCode).toBe(422);
  expect((await decide('decline', { licenceRequestId: id, note: 'Use what you have' })).json().state).toBe('declined');
  const late = { licenceRequestId: id, quantity: 1, idempotencyKey: randomUUID() };
  expect((await decide('fulfil', late)).statusCode).toBe(409);
  expect((await own())[0]).toMatchObject({ state: 'declined', decision_note: 'Use what you have', lapses_at: null });
  expect((await ask()).json().is_amended).toBe(false);
  const pools = await server.rows("select 1 from licence_accounts where group_id = $1 and kind = 'POOL'", [groupId]);
  expect(pools).toEqual([]);
});

test('only the requester may withdraw, and ten identical requests at once make one', async () => {
  const { groupId, subgroupId, ask, manager, at, own } = await organisation();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask({ quantity: n + 1 })));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const id = answers[0]?.json().id;
  const otherId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: otherId, groupId, subgroupId });
  const other = await server.as(otherId);
  expect((await other.post(`${at}/withdraw-licence-request`, { licenceRequestId: id })).statusCode).toBe(409);
  expect((await manager.post(`${at}/withdraw-licence-request`, { licenceRequestId: id })).statusCode).toBe(200);
  expect((await own())[0]).toMatchObject({ state: 'withdrawn' });
});

test('a request without a decision lapses after 90 days, and the requester is notified', async () => {
  const { ask } = await organisation();
  const { id } = (await ask()).json();
  const stateAfter = async (days: number) => {
    clock.advance(days * 86_400_000);
    await runDueJobs({ db, clock, jobs: [lapsingRequests(clock)], log: (problem) => expect(problem).toBe('') });
    return server.rows(
      `select r.state, (select count(*)::int from notifications n where n.user_id = r.requested_by) as notices
       from licence_requests r where id = $1`,
      [id],
    );
  };
  expect(await stateAfter(89)).toEqual([{ state: 'pending', notices: 0 }]);
  expect(await stateAfter(2)).toEqual([{ state: 'lapsed', notices: 1 }]);
  expect(await stateAfter(2)).toEqual([{ state: 'lapsed', notices: 1 }]);
});

test('a service exports its own requests with the answers', async () => {
  const { at, ask, decide, manager } = await organisation();
  const { id } = (await ask({ note: 'For new starters' })).json();
  await decide('decline', { licenceRequestId: id, note: 'Use the pool first' });
  const lines = (await manager.get(`${at}/licence-requests/csv?state=declined`)).body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Declined"');
  expect(lines[1]).toMatch(/"\d\d-\d\d-\d{4} \d\d:\d\d","For new starters"/u);
  expect(lines[1]).toContain('Use the pool first');
  expect((await manager.get(`${at}/licence-requests/csv?state=open`)).body.trim().split('\r\n')).toHaveLength(1);
});
