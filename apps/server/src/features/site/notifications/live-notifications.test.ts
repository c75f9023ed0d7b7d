import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserId } from '../../../platform/access/index.ts';
import { hours } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { notify, openLiveNotifications } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { app, db, clock } = server;
let address: string;

beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
const opened: AbortController[] = [];
afterAll(() => {
  for (const one of opened) one.abort();
  app.server.closeAllConnections();
});

type Event = { id: string | undefined; name: string; data: { unread: number; notification: { title: string } | null } };

/** Reads a stream as a browser does. `until` waits for a number of events. */
async function listen(userId: number, lastEventId = '') {
  const client = await server.as(userId);
  const abort = new AbortController();
  opened.push(abort);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${address}/api/mixed-admin/notifications/live`, {
    signal: abort.signal,
    headers: { cookie, host: 'localhost:3000', ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
  const events: Event[] = [];
  let ended = false;
  void (async () => {
    let text = '';
    for await (const part of answer.body ?? []) {
      text += Buffer.from(part).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1];
        const name = field('event');
        if (name !== undefined) events.push({ id: field('id'), name, data: JSON.parse(field('data') ?? '{}') });
      }
    }
    ended = true;
  })().catch(() => undefined);
  return {
    answer,
    events,
    isEnded: () => ended,
    until: (count: number) => expect.poll(() => events.length, { timeout: 5_000, interval: 20 }).toBe(count),
    leave: () => abort.abort(),
  };
}

const groupId = await buildGroup(db);
async function admin(): Promise<UserId> {
  const userId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId, groupId });
  return userId;
}
const about = { code: 'licences_low', groupId } as const;
const tell = (userIds: number[], title: string) =>
  inTransaction(db, (tx) =>
    notify(tx, { at: clock.now(), ...about, title, tag: 'Licences', body: 'Two are left.', userIds }),
  );
const titles = (events: readonly Event[]) => events.flatMap(({ data }) => data.notification?.title ?? []);

test('sends a page the count at once, and each new notification once with the new count', async () => {
  const [one, other] = [await admin(), await admin()];
  await tell([one], 'Before');
  const [first, second] = [await listen(one), await listen(other)];
  expect(first.answer.headers.get('content-type')).toContain('text/event-stream');
  await Promise.all([first.until(1), second.until(1)]);
  expect(first.events[0]).toMatchObject({ name: 'count', data: { unread: 1, notification: null } });
  await tell([one], 'Stock is low');
  await first.until(2);
  expect(first.events[1]).toMatchObject({
    name: 'notification',
    data: { unread: 2, notification: { title: 'Stock is low' } },
  });
  await tell([one, other], 'Both');
  await Promise.all([first.until(3), second.until(2)]);
  expect([titles(first.events), titles(second.events)]).toEqual([['Stock is low', 'Both'], ['Both']]);
});

test('sends notifications missed while disconnected first, and none twice', async () => {
  const userId = await admin();
  const before = await listen(userId);
  await tell([userId], 'One');
  await before.until(2);
  before.leave();
  await tell([userId], 'Two');
  await tell([userId], 'Three');
  const after = await listen(userId, before.events[1]?.id);
  await after.until(3);
  await tell([userId], 'Four');
  await after.until(4);
  expect(titles(after.events)).toEqual(['Two', 'Three', 'Four']);
  expect(after.events[0]?.data.unread).toBe(3);
});

test('sends a notification of a long transaction after one of a quick transaction', async () => {
  const userId = await admin();
  const page = await listen(userId);
  await page.until(1);
  const slow = inTransaction(db, async (tx) => {
    await notify(tx, { at: clock.now(), ...about, title: 'Slow', tag: 'Licences', body: 'x', userIds: [userId] });
    await tell([userId], 'Quick');
    await page.until(2);
  });
  await slow;
  await page.until(3);
  expect(titles(page.events)).toEqual(['Quick', 'Slow']);
});

test('needs an admin’s session, ignores a broken id, and does not extend the session', async () => {
  expect((await listen(await buildUser(db))).answer.status).toBe(403);
  expect(
    (await fetch(`${address}/api/mixed-admin/notifications/live`, { headers: { host: 'localhost:3000' } })).status,
  ).toBe(401);
  const userId = await admin();
  const page = await listen(userId, '1; drop');
  await page.until(1);
  const [seen] = await server.rows<{ seen_at: Date }>('select seen_at from sessions where user_id = $1', [userId]);
  clock.advance(hours(1));
  expect((await listen(userId)).answer.status).toBe(200);
  const sessions = await server.rows<{ seen_at: Date }>(
    'select seen_at from sessions where user_id = $1 order by seen_at',
    [userId],
  );
  expect(sessions[0]).toEqual(seen);
});

test('ends a stream at the next heartbeat after the right to it has ended', async () => {
  const live = openLiveNotifications({ db, clock }, { heartbeatMs: 20 });
  let isWelcome = true;
  const stream = await live.connect({ userId: await admin(), isWelcome: async () => isWelcome });
  let text = '';
  stream.on('data', (part: Buffer) => (text += part.toString()));
  await expect.poll(() => text).toContain(': still here');
  expect(stream.readableEnded).toBe(false);
  isWelcome = false;
  await expect.poll(() => stream.readableEnded).toBe(true);
  live.close();
});

test('sends nothing about an organisation to a person who no longer manages it', async () => {
  const userId = await admin();
  const otherId = await buildGroup(db);
  await buildManager(db, { userId, groupId: otherId });
  const page = await listen(userId);
  await page.until(1);
  await db.deleteFrom('group_managers').where('user_id', '=', userId).where('group_id', '=', groupId).execute();
  await tell([userId], 'Of the lost one');
  await inTransaction(db, (tx) =>
    notify(tx, {
      at: clock.now(),
      code: 'licences_low',
      groupId: otherId,
      title: 'Of the other',
      tag: 'x',
      body: 'x',
      userIds: [userId],
    }),
  );
  await page.until(2);
  expect(titles(page.events)).toEqual(['Of the other']);
  expect(page.events.at(-1)?.data.unread).toBe(1);
});

test('allows five streams to one person, and another when one of them ends', async () => {
  const userId = await admin();
  const pages = await Promise.all(Array.from({ length: 5 }, () => listen(userId)));
  expect((await listen(userId)).answer.status).toBe(429);
  expect((await listen(await admin())).answer.status).toBe(200);
  pages[0]?.leave();
  await expect.poll(async () => (await listen(userId)).answer.status).toBe(200);
});
