import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { beforeEach, expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { session } from '../../../trainer-led/course-planning/planning.factory.ts';
import {
  buildAccount,
  buildVirtual,
  draftWith,
  meetingsOf,
  openWithZoom,
  publish,
  replan,
} from '../meetings.factory.ts';

const { server, made, override, methods } = await openWithZoom();
const work = () => runBackground(server);

beforeEach(() => {
  override();
  made.clear();
  server.clock.set('2027-01-01T09:00:00Z');
});

/** Creates a scheduled course whose meeting Zoom has made. */
async function scheduled(more: object = {}) {
  const world = await buildVirtual(server);
  const accountId = await buildAccount(world);
  const id = await draftWith(world, accountId, more);
  expect((await publish(world, id)).statusCode).toBe(200);
  await work();
  return { world, accountId, id };
}

const only = async (id: number) => (await meetingsOf(server, id)).at(-1);

test('a scheduled course gets a meeting for each session, after its transaction', async () => {
  const world = await buildVirtual(server);
  const sessions = sessionsText([session('2027-02-01'), session('2027-02-08')]);
  const id = await draftWith(world, await buildAccount(world), { sessions });
  expect(await meetingsOf(server, id)).toEqual([]);
  await publish(world, id);
  expect((await meetingsOf(server, id)).map(({ state }) => state)).toEqual(['wanted', 'wanted']);
  expect(methods()).toEqual([]);
  await work();
  expect(await meetingsOf(server, id)).toMatchObject([
    { state: 'ready', wanted_revision: 1, done_revision: 1, attempts: 0, external_id: '1000' },
    { state: 'ready', join_url: 'https://zoom.example.org/j/1001' },
  ]);
  expect([...made.values()].map(({ start_time, topic }) => [start_time, topic])).toEqual([
    ['2027-02-01T10:00:00', 'Basic life support'],
    ['2027-02-08T10:00:00', 'Basic life support'],
  ]);
  const trail = await server.rows(`select 1 from audit_events where action = 'meetings.make'`);
  expect(trail).toHaveLength(2);
});

test('another time and another title change the meeting at Zoom, and nothing else does', async () => {
  const { world, id } = await scheduled();
  expect((await replan(world, id, { sessions: sessionsText([session('2027-02-03')]) })).statusCode).toBe(200);
  await work();
  expect([...made.values()].map(({ start_time }) => start_time)).toEqual(['2027-02-03T10:00:00']);
  expect(await meetingsOf(server, id)).toMatchObject([{ external_id: '1000', state: 'ready', done_revision: 2 }]);
  expect(methods()).toEqual(['POST', 'PATCH']);
  const address = `/api/admin/groups/${world.groupId}/virtual-groups/${id}`;
  const change = (title: string, from: string) =>
    world.asSuper.put(address, commandOf({ ...world.fields, title, baseValues: { ...world.fields, title: from } }));
  expect((await change('Life support, online', 'Basic life support')).statusCode).toBe(200);
  await work();
  expect([...made.values()].map(({ topic }) => topic)).toEqual(['Life support, online']);
  const before = methods().length;
  await change('Life support, online', 'Life support, online');
  await work();
  expect(methods()).toHaveLength(before);
});

test.each([
  [
    'cancelled',
    (world: Awaited<ReturnType<typeof buildVirtual>>, id: number) =>
      world.asSuper.post(world.at(id, '/cancel-course'), { reason: 'Flood', idempotencyKey: randomUUID() }),
  ],
  [
    'a draft again',
    (world: Awaited<ReturnType<typeof buildVirtual>>, id: number) => world.asSuper.post(world.at(id, '/unpublish'), {}),
  ],
  [
    'given a typed link',
    (world: Awaited<ReturnType<typeof buildVirtual>>, id: number) =>
      replan(world, id, { video_account_id: null, meeting_url: 'https://meet.example.org/own' }),
  ],
])('a course that is %s has its meeting removed', async (_what, change) => {
  const { world, id } = await scheduled();
  expect(made.size).toBe(1);
  expect((await change(world, id)).statusCode).toBe(200);
  expect(await only(id)).toMatchObject({ state: 'unwanted' });
  await work();
  expect(made.size).toBe(0);
  expect(await only(id)).toMatchObject({ state: 'gone', last_error: null });
});

test('a meeting that is gone at Zoom already counts as removed', async () => {
  const { world, id } = await scheduled();
  made.clear();
  await world.asSuper.post(world.at(id, '/unpublish'), {});
  await work();
  expect(await only(id)).toMatchObject({ state: 'gone' });
});

test('another account gets the meeting, and the former one loses it', async () => {
  const { world, id } = await scheduled();
  const other = await buildAccount(world, 'jitsi');
  expect((await replan(world, id, { video_account_id: other })).statusCode).toBe(200);
  await work();
  expect((await meetingsOf(server, id)).map(({ state }) => state)).toEqual(['gone', 'ready']);
  expect((await only(id))?.join_url).toMatch(/^https:\/\/meet\.example\.org\/doselore-[a-z0-9]{22}$/u);
  expect(made.size).toBe(0);
});

test('a meeting that nobody has made yet goes without a call', async () => {
  const world = await buildVirtual(server);
  const id = await draftWith(world, await buildAccount(world));
  await publish(world, id);
  await world.asSuper.post(world.at(id, '/unpublish'), {});
  expect(await only(id)).toMatchObject({ state: 'gone' });
  await work();
  expect(methods()).toEqual([]);
});

test('a session that is taken out of a course loses its meeting, and the other one stays', async () => {
  const sessions = sessionsText([session('2027-02-01'), session('2027-02-08')]);
  const { world, id } = await scheduled({ sessions });
  expect((await replan(world, id, { sessions: sessionsText([session('2027-02-08')]) })).statusCode).toBe(200);
  await work();
  expect([...made.values()].map(({ id: one, start_time }) => [one, start_time])).toEqual([
    ['1001', '2027-02-08T10:00:00'],
  ]);
});

test('the meeting of a session that was deleted is removed', async () => {
  const { id } = await scheduled();
  await server.rows('delete from virtual_group_sessions where virtual_group_id = $1', [id]);
  await work();
  expect(made.size).toBe(0);
  expect(
    await server.rows(`select 1 from video_meetings where state = 'ready' and virtual_group_session_id is null`),
  ).toEqual([]);
});

const notices = (userId: number) =>
  server.rows<{ title: string; body: string; action_url: string }>(
    'select title, body, action_url from notifications where user_id = $1 order by id',
    [userId],
  );

test('after a refusal a meeting fails without another try, the site admins are notified, and the health report names it', async () => {
  override(({ method }) => (method === 'POST' ? { status: 400, body: {} } : undefined));
  const { world, id } = await scheduled();
  const error = 'Zoom does not accept the account ID, the client ID or the secret.';
  expect(await only(id)).toMatchObject({ state: 'failed', attempts: 1, last_error: error });
  const sent = await notices(world.superId);
  expect(sent.at(-1)).toEqual({
    title: 'No meeting link',
    body: `Basic life support on Mon 1st Feb 2027 at 10:00 has no video meeting. ${error} Fix it, or type a link.`,
    action_url: `/site-admin/groups/${world.groupId}/virtual-groups/${id}/edit`,
  });
  expect((await notices(world.trainerId)).map(({ title }) => title)).not.toContain('No meeting link');
  const health = await world.asSuper.get(`/api/admin/virtual-groups-health?groupId=${world.groupId}`);
  expect(health.json().rows).toMatchObject([{ check: 'no-link', detail: error }]);
  override();
  server.clock.advance(600_000);
  await work();
  expect(methods()).toEqual([]);
  expect(
    (await replan(world, id, { video_account_id: null, meeting_url: 'https://meet.example.org/own' })).statusCode,
  ).toBe(200);
  const after = await world.asSuper.get(`/api/admin/virtual-groups-health?groupId=${world.groupId}`);
  expect(after.json().rows).toEqual([]);
});

test('a fault is tried again after 1, 5, 15 and 60 minutes, and no second meeting is made', async () => {
  override(({ method }) => (method === 'POST' ? { status: 503 } : undefined));
  const { id } = await scheduled();
  for (const [nth, minutes] of [1, 5, 15, 60, 60].entries()) {
    const row = await only(id);
    expect(row).toMatchObject({ state: 'wanted', attempts: nth + 1, last_error: 'Zoom has a fault (status 503).' });
    expect(row?.next_try_at).toEqual(new Date(server.clock.now().getTime() + minutes * 60_000));
    server.clock.advance(minutes * 60_000 - 1);
    const before = methods().length;
    await work();
    expect(methods()).toHaveLength(before);
    server.clock.advance(1);
    await work();
  }
  override();
  server.clock.advance(3_600_000);
  await work();
  expect(await only(id)).toMatchObject({ state: 'ready', attempts: 0, last_error: null });
  expect(made.size).toBe(1);
});

test('an answer that is lost makes no second meeting: the retry finds the first one', async () => {
  let lost = 0;
  override(({ method, path, body }) => {
    if (method !== 'POST' || path.startsWith('/oauth') || lost > 0) return undefined;
    lost += 1;
    made.set('77', { ...JSON.parse(body), id: '77' });
    return { status: 502 };
  });
  const { id } = await scheduled();
  server.clock.advance(60_000);
  await work();
  expect(await only(id)).toMatchObject({ state: 'ready', external_id: '77' });
  expect(made.size).toBe(1);
});

test('a service that asks to wait is left alone as long as it says', async () => {
  override(({ path }) =>
    path.startsWith('/oauth') ? undefined : { status: 429, headers: { 'retry-after': '7200' }, body: {} },
  );
  const { id } = await scheduled();
  expect((await only(id))?.next_try_at).toEqual(new Date(server.clock.now().getTime() + 7_200_000));
});

test('nothing is tried in the last hour before the start, and site admins and the trainer are notified', async () => {
  override(({ path }) => (path.startsWith('/oauth') ? undefined : { status: 503 }));
  server.clock.set('2027-02-01T08:58:30Z');
  const { world, id } = await scheduled();
  expect(await only(id)).toMatchObject({ state: 'wanted', attempts: 1 });
  server.clock.advance(60_000);
  await work();
  expect(await only(id)).toMatchObject({ state: 'failed', attempts: 2 });
  expect((await notices(world.superId)).at(-1)?.title).toBe('No meeting link');
  expect((await notices(world.trainerId)).at(-1)?.body).toBe(
    'Basic life support on Mon 1st Feb 2027 at 10:00 has no video meeting yet. The site admins know, and type a link.',
  );
});

test('a change of the account tries failed meetings again, and another host moves all of them', async () => {
  override(({ path }) => (path.startsWith('/oauth') ? { status: 400 } : undefined));
  const { world, accountId, id } = await scheduled();
  expect(await only(id)).toMatchObject({ state: 'failed' });
  override();
  const { accounts } = (await world.asSuper.get('/api/admin/video-accounts')).json();
  const { name, host, tenant_id, client_id, is_exclusive } = accounts.find(
    (one: { id: number }) => one.id === accountId,
  );
  const baseValues = { name, host, tenant_id, client_id, is_exclusive };
  const change = (fields: object) =>
    world.asSuper.put(`/api/admin/video-accounts/${accountId}`, commandOf({ ...baseValues, ...fields, baseValues }));
  expect((await change({ secret: 'the right one' })).statusCode).toBe(200);
  await work();
  expect(await only(id)).toMatchObject({ state: 'ready', done_revision: 2 });
  const refused = await change({ is_exclusive: false });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Future courses use this account: Basic life support. Whether it holds one meeting at a time can only change when no course uses it.',
  ]);
  const archived = await world.asSuper.post(`/api/admin/video-accounts/${accountId}/state`, { list: 'archived' });
  expect([archived.statusCode, archived.json().message]).toEqual([
    409,
    'Future courses use this account: Basic life support. Choose another account or type a link there first.',
  ]);
  expect((await change({ host: 'second@example.org' })).statusCode).toBe(200);
  expect(await only(id)).toMatchObject({ state: 'wanted', wanted_revision: 3 });
});
