import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { days, minutes } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer, Client } from '../../../../test-support/test-client.ts';
import { purgeThrottles } from './throttle.ts';

// The tests choose the network of a request by its forwarded address.
const server = await openTestApp({ connections: 20, settings: { TRUST_PROXY: '127.0.0.1' } });
const { db, clock } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
let made = 0;

async function account() {
  made += 1;
  const username = `throttled.${made}`;
  return {
    username,
    email: `throttled-${made}@example.org`,
    id: await buildUser(db, { username, email: `throttled-${made}@example.org`, passwordHash }),
  };
}

const from = (network: number) => ({ 'x-forwarded-for': `10.1.${network}.7` });

function signIn(username: string, secret: string, network: number, client: Client = server.visitor()): Promise<Answer> {
  return client.post('/login', { username, password: secret }, from(network));
}

const statuses = (answers: readonly Answer[]) => answers.map((answer) => answer.statusCode).sort((a, b) => a - b);

test('checks five of 48 guesses sent at the same time, by username and by address', async () => {
  const { username, email } = await account();
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, index) => signIn(index % 2 === 0 ? username : email, `wrong ${index}`, 1)),
  );
  expect(statuses(answers)).toEqual([...Array(5).fill(422), ...Array(43).fill(429)]);
});

test('does not lock an account by guesses from another network', async () => {
  const { username } = await account();
  for (let guess = 0; guess < 8; guess += 1) await signIn(username, 'wrong', 2);
  expect((await signIn(username, password, 2)).statusCode).toBe(429);
  expect((await signIn(username, password, 3)).statusCode).toBe(200);
});

test('makes unknown browsers wait when many networks guess at one account, and lets its own browser in', async () => {
  const { username } = await account();
  const own = server.visitor();
  expect((await signIn(username, password, 4, own)).statusCode).toBe(200);
  for (let network = 100; network < 120; network += 1)
    await Promise.all(Array.from({ length: 5 }, () => signIn(username, 'wrong', network)));
  expect((await signIn(username, password, 5)).statusCode).toBe(429);
  expect((await signIn(username, password, 4, own)).statusCode).toBe(200);
  clock.advance(minutes(15));
  expect((await signIn(username, password, 5)).statusCode).toBe(200);
});

test('makes a browser that signed in before wait after five wrong passwords of its own', async () => {
  const { username } = await account();
  const own = server.visitor();
  await signIn(username, password, 6, own);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(username, 'wrong', 6, own)));
  expect(statuses(guesses)).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
});

test('refuses a forged browser cookie and the one of another account', async () => {
  const [one, other] = [await account(), await account()];
  const browser = server.visitor();
  await signIn(one.username, password, 7, browser);
  for (let guess = 0; guess < 6; guess += 1) await signIn(other.username, 'wrong', 7);
  expect((await signIn(other.username, password, 7, browser)).statusCode).toBe(429);
  const forger = server.visitor();
  forger.cookies.set('browser', `${other.id}.${'x'.repeat(43)}.${'y'.repeat(43)}`);
  expect((await signIn(other.username, password, 7, forger)).statusCode).toBe(429);
});

test('does not lock a network by random names', async () => {
  const { username } = await account();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => signIn(`random-${index}`, 'wrong', 8)));
  expect(new Set(statuses(answers))).toEqual(new Set([422]));
  for (let round = 0; round < 2; round += 1)
    await Promise.all(Array.from({ length: 40 }, (_, index) => signIn(`random-${round}-${index}`, 'wrong', 8)));
  expect((await signIn(username, password, 8)).statusCode).toBe(200);
});

test('makes a network wait that tries one password for a hundred accounts', async () => {
  const ids = await Promise.all(
    Array.from({ length: 101 }, (_, index) => buildUser(db, { username: `sprayed.${index}`, passwordHash: null })),
  );
  for (let index = 0; index < ids.length - 1; index += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, offset) => signIn(`sprayed.${index + offset}`, 'Summer 2026!', 9)),
    );
  expect((await signIn('sprayed.100', 'Summer 2026!', 9)).statusCode).toBe(429);
  expect((await signIn('sprayed.100', 'Summer 2026!', 10)).statusCode).toBe(422);
});

test('gives back the try of a correct password', async () => {
  const { username } = await account();
  for (let visit = 0; visit < 12; visit += 1) expect((await signIn(username, password, 11)).statusCode).toBe(200);
});

test('answers a password request before it looks up the address', async () => {
  const { email } = await account();
  let release = () => {};
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locked = db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    await hold;
  });
  const [known, unknown] = await Promise.all(
    [email, 'nobody-at-all@example.org'].map((address) => server.visitor().post('/password/email', { email: address })),
  );
  release();
  await locked;
  expect([known?.statusCode, unknown?.statusCode]).toEqual([200, 200]);
  expect(known?.body).toBe(unknown?.body);
});

test('throttles requests for a new password by address and network', async () => {
  const ask = (email: string, network: number) => server.visitor().post('/password/email', { email }, from(network));
  const many = await Promise.all(Array.from({ length: 10 }, () => ask('often@example.org', 12)));
  expect(statuses(many)).toEqual([...Array(5).fill(200), ...Array(5).fill(429)]);
  expect((await ask('often@example.org', 13)).statusCode).toBe(200);
  const others = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`other-${index}@example.org`, 14)));
  expect(statuses(others).filter((status) => status === 429)).toHaveLength(10);
});

test('deletes entries older than a day', async () => {
  await signIn('long.ago', 'wrong', 15);
  clock.advance(days(2));
  await inTransaction(db, async (tx) => {
    await purgeThrottles(clock).run(tx);
  });
  expect(await server.rows('select 1 from throttles')).toEqual([]);
});
