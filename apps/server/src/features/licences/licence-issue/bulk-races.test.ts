import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomToken, sha256 } from '../../../platform/secrets.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { endServer, freePort, startServer } from '../../../test-support/servers/server-process.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../ledger/index.ts';
import { purchaseLicences } from '../licence-orders/index.ts';
import { adjustStock, movePools } from '../licence-stock/index.ts';
import { takeBack } from '../licences/index.ts';
import { issueLicence, issueToMany } from './index.ts';

const server = await openTestApp({ connections: 30 });
const { db, clock, services } = server;
const actor = { id: await buildUser(db, { roles: ['super_admin'] }), level: 'superAdmin' } as const;

async function organisation(members: number, seats: number) {
  const groupId = await buildGroup(db);
  const { productId } = await buildCourse(db);
  if (seats > 0) await buildStock(services, { groupId, productId, actorId: actor.id, quantity: seats });
  const rows = await server.rows<{ id: number }>(
    `with made as (insert into users (email, first_name, last_name)
      select 'racer-' || $1::text || '-' || n || '@example.org', 'Racer', 'Number ' || n from generate_series(1, $2) n returning id),
      joined as (insert into group_members (group_id, user_id) select $1::bigint, id from made)
    select id from made order by id`,
    [groupId, members],
  );
  const key = { groupId, productType: 'abstract_course' as const, productId, certificateMonths: 12 };
  return { groupId, key, userIds: rows.map(({ id }) => id) };
}

async function seatsOf(groupId: number): Promise<Record<string, number>> {
  const rows = await server.rows<{ kind: string; seats: number }>(
    'select kind, sum(available)::int as seats from licence_accounts where group_id = $1 group by 1',
    [groupId],
  );
  return Object.fromEntries(rows.map(({ kind, seats }) => [kind, seats]));
}

const expectNoFaults = async () => expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
const settled = (all: PromiseSettledResult<unknown>[]) => all.filter(({ status }) => status === 'fulfilled').length;

/** Repeats a request with the same key while the connection pool refuses it, as a client does after a 503. */
async function untilServed<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.message.includes('timeout exceeded')) return untilServed(ask);
    throw error;
  }
}

test('of two hundred issues at the same time on a stock of a hundred, exactly a hundred succeed', async () => {
  const { groupId, key, userIds } = await organisation(200, 100);
  const issues = userIds.map((userId) => {
    const issue = { ...key, userId, idempotencyKey: randomUUID() };
    return untilServed(() => issueLicence(services, actor, issue));
  });
  const done = await Promise.allSettled(issues);
  expect(settled(done)).toBe(100);
  const refused = done.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'conflict' });
  expect(await seatsOf(groupId)).toMatchObject({ POT: 0, HELD: 100 });
  await expectNoFaults();
});

test('of two managers at the last seat one gets it, and the other reads that none is left (L7)', async () => {
  const { key, userIds } = await organisation(2, 1);
  const done = await Promise.allSettled(
    userIds.map((userId) => issueLicence(services, actor, { ...key, userId, idempotencyKey: randomUUID() })),
  );
  expect(settled(done)).toBe(1);
  const lost = done.find((one) => one.status === 'rejected');
  expect(lost?.reason.message).toBe('No licences are left here. Nothing was changed.');
});

test('issues mixed with allocations, returns, reclaims and orders neither lose nor create a seat', async () => {
  const { groupId, key, userIds } = await organisation(60, 130);
  const subgroupId = await buildSubgroup(db, { groupId });
  await db
    .insertInto('subgroup_members')
    .values(userIds.map((user_id) => ({ group_id: groupId, subgroup_id: subgroupId, user_id })))
    .execute();
  const pool = { kind: 'POOL', placeId: subgroupId, quantity: 3 } as const;
  // Each side has enough seats for some commands of each kind, in any order, and not enough for all of them.
  const begin = {
    key,
    pools: [{ ...pool, quantity: 70 }],
    direction: 'allocate',
    idempotencyKey: randomUUID(),
  } as const;
  await movePools(services, actor, begin);
  const done: string[] = [];
  const note = async (kind: string, work: Promise<unknown>) => {
    await work;
    done.push(kind);
  };
  const moves = (['allocate', 'return', 'allocate', 'return'] as const).flatMap((direction) =>
    Array.from({ length: 8 }, () =>
      note(direction, movePools(services, actor, { key, pools: [pool], direction, idempotencyKey: randomUUID() })),
    ),
  );
  const order = { ...key, quantity: 2, transactionRef: 'T', poReference: '', directServiceOrder: 0 };
  const orders = Array.from({ length: 10 }, () =>
    note('order', purchaseLicences(services, actor, { ...order, idempotencyKey: randomUUID() })),
  );
  const adjusted = [-1, 1, -2, 2].map((change) =>
    note('adjust', adjustStock(services, actor, { key, change, reason: 'Race', idempotencyKey: randomUUID() })),
  );
  const issues = userIds.map(async (userId, n) => {
    const place =
      n % 2 === 0 ? ({ groupId, source: 'POT' } as const) : ({ groupId, subgroupId, source: 'POOL' } as const);
    const one = { key, place, userIds: [userId], mode: 'all', idempotencyKey: randomUUID() } as const;
    await note(place.source, issueToMany(services, actor, one));
    if (n % 3 !== 0) return;
    const [licence] = await server.rows<{ id: number }>('select id from licences where user_id = $1', [userId]);
    const back = { licenceIds: [licence?.id ?? 0], reason: 'left', note: '', mayRevoke: true } as const;
    const work = takeBack(services, actor, { place: { groupId }, ...back, idempotencyKey: randomUUID() });
    await note('take back', work);
  });
  const all = await Promise.allSettled([...moves, ...orders, ...adjusted, ...issues]);
  const isExpected = ({ code, message }: { code?: string; message: string }) =>
    code === 'conflict' || message.includes('timeout exceeded');
  const strange = all.filter((one) => one.status === 'rejected' && !isExpected(one.reason));
  expect(strange).toEqual([]);
  const kinds = ['POOL', 'POT', 'adjust', 'allocate', 'order', 'return', 'take back'];
  expect([...new Set(done)].toSorted()).toEqual(kinds);
  const seats = await seatsOf(groupId);
  expect((seats.POT ?? 0) + (seats.POOL ?? 0) + (seats.HELD ?? 0) + (seats.VOID ?? 0)).toBe(0 - (seats.SUPPLY ?? 0));
  await expectNoFaults();
});

test('the same key ten times at once issues to thirty people once, with the same answer each time (L8)', async () => {
  const { groupId, key, userIds } = await organisation(30, 100);
  const issue = { key, place: { groupId, source: 'POT' }, userIds, mode: 'all', idempotencyKey: randomUUID() } as const;
  const answers = await Promise.all(Array.from({ length: 10 }, () => issueToMany(services, actor, issue)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ issued: 30, left_out: 0, available: 70 })]),
  );
  expect(await seatsOf(groupId)).toMatchObject({ POT: 70, HELD: 30 });
});

test('a person who cannot have a licence blocks all others, or is left out in the mode for that (L8)', async () => {
  const { groupId, key, userIds } = await organisation(5, 10);
  const [first = 0] = userIds;
  await issueLicence(services, actor, { ...key, userId: first, idempotencyKey: randomUUID() });
  const place = { groupId, source: 'POT' } as const;
  const all = { key, place, userIds, mode: 'all' as const, idempotencyKey: randomUUID() };
  await expect(issueToMany(services, actor, all)).rejects.toMatchObject({
    message: 'Racer Number 1 already has a licence for this course. Nothing was issued.',
  });
  expect(await seatsOf(groupId)).toMatchObject({ POT: 9, HELD: 1 });
  const eligible = { ...all, mode: 'eligible' as const, idempotencyKey: randomUUID() };
  expect(await issueToMany(services, actor, eligible)).toEqual({ issued: 4, left_out: 1, available: 5 });
});

async function session(address: string) {
  const token = randomToken();
  const now = new Date();
  await db
    .insertInto('sessions')
    .values({ token_hash: sha256(token), user_id: actor.id, created_at: now, seen_at: now })
    .execute();
  const answer = await fetch(`${address}/csrf-cookie`, { headers: { cookie: `sid=${token}` } });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: [`sid=${token}`, ...cookies].join('; '), 'x-xsrf-token': decodeURIComponent(csrf) };
}

/**
 * Blocks an issue at the check for low stock, with all licences and movements written. Returns the function that ends
 * the block.
 */
async function holdUp(groupId: number) {
  const gate = Promise.withResolvers<void>();
  const shut = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await tx.selectFrom('licence_level_states').select('is_low').where('group_id', '=', groupId).forUpdate().execute();
    shut.resolve();
    await gate.promise;
  });
  await shut.promise;
  return async () => {
    gate.resolve();
    await holding;
  };
}

async function untilHeldUp(): Promise<void> {
  for (;;) {
    const waiting = await server.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a server killed in a bulk issue of two thousand issued to nobody; sending it again issues to all', async () => {
  const { groupId, key, userIds } = await organisation(2_000, 2_000);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const { groupId: _group, ...keyBody } = key;
  const body = { ...keyBody, userIds, mode: 'all', idempotencyKey: randomUUID() };
  let child = await startServer({ ...server.environment, PORT: String(port) });
  const send = async () => {
    const headers = { 'content-type': 'application/json', ...(await session(address)) };
    const url = `${address}/api/admin/groups/${groupId}/bulk-issue-from-general-pot`;
    return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const release = await holdUp(groupId);
  const lost = send().catch(() => undefined);
  await untilHeldUp();
  await endServer(child, 'SIGKILL');
  await release();
  await lost;
  const count = async () =>
    (await server.rows<{ n: number }>('select count(*)::int as n from licences where group_id = $1', [groupId]))[0]?.n;
  expect(await count()).toBe(0);
  await expectNoFaults();
  child = await startServer({ ...server.environment, PORT: String(port) });
  const answer = await send();
  expect([answer.status, await answer.json()]).toEqual([200, { issued: 2_000, left_out: 0, available: 0 }]);
  await endServer(child, 'SIGKILL');
  expect(await count()).toBe(2_000);
  expect(await seatsOf(groupId)).toMatchObject({ POT: 0, HELD: 2_000 });
  await expectNoFaults();
}, 120_000);
