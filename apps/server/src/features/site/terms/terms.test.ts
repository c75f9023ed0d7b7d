import { currentTerms } from '@doselore/contract/terms';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db, clock } = server;

async function account() {
  const id = await buildUser(db);
  return { id, client: await server.as(id) };
}

const accept = (client: Client, version: unknown = currentTerms.version) =>
  client.post('/api/accept-terms-and-conditions', { version });
const hasAccepted = async (client: Client) => (await client.get('/api/user')).json().terms_accepted;
const acceptancesOf = (id: number) =>
  server.rows('select version, accepted_at from terms_acceptances where user_id = $1 order by version', [id]);

test('accepts the terms once, with their version and time', async () => {
  const { id, client } = await account();
  expect(await hasAccepted(client)).toBe(false);
  const first = { version: currentTerms.version, accepted_at: clock.now() };
  expect((await accept(client)).json()).toEqual({ ok: true });
  clock.advance(60_000);
  const answers = await Promise.all([accept(client), accept(client), accept(client)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(await hasAccepted(client)).toBe(true);
  expect(await acceptancesOf(id)).toEqual([first]);
  const events = await server.rows(`select detail from audit_events where action = 'terms.accept' and actor_id = $1`, [
    id,
  ]);
  expect(events).toEqual([{ detail: { version: currentTerms.version } }]);
});

test('accepting an earlier version does not count for this one, and both are kept', async () => {
  const { id, client } = await account();
  await server.rows(`insert into terms_acceptances (user_id, version, accepted_at) values ($1, '2025-01', now())`, [
    id,
  ]);
  expect(await hasAccepted(client)).toBe(false);
  await accept(client);
  expect(await acceptancesOf(id)).toHaveLength(2);
});

test('refuses a version that is not current, and a missing one', async () => {
  const { id, client } = await account();
  expect((await accept(client, '2025-01')).statusCode).toBe(409);
  for (const version of ['', null, 1, 'x'.repeat(41)]) expect((await accept(client, version)).statusCode).toBe(422);
  expect(await acceptancesOf(id)).toEqual([]);
});

test('an acceptance counts for one person only, and needs an account', async () => {
  const [one, other] = [await account(), await account()];
  await accept(one.client);
  expect(await hasAccepted(other.client)).toBe(false);
  expect((await accept(server.visitor())).statusCode).toBe(401);
});
