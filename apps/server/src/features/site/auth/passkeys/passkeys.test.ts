import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { minutes } from '../../../../platform/clock/index.ts';
import { createAuthenticator } from '../../../../test-support/authenticator.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const own = { currentPassword: 'Dispense Slowly 1' };
const passwordHash = await hash(own.currentPassword);
let made = 0;

const begin = async (client: Client) => {
  const { challenge, rp } = (await client.post('/api/account/passkeys/begin', own)).json();
  return { challenge: String(challenge), rpId: String(rp.id) };
};
const add = (client: Client, credential: object, name = 'Work phone') =>
  client.post('/api/account/passkeys', { name, credential });
const list = async (client: Client) => (await client.get('/api/account/passkeys')).json();
const beginLogin = async (client: Client) => {
  const { challenge, rpId } = (await client.post('/login/passkey/begin')).json();
  return { challenge: String(challenge), rpId: String(rpId) };
};
const logIn = (client: Client, credential: object) => client.post('/login/passkey', { credential });

async function person() {
  made += 1;
  const email = `passkey-${made}@example.org`;
  const id = await buildUser(db, { email, passwordHash });
  return { id, email, client: await server.as(id) };
}

async function withPasskey() {
  const somebody = await person();
  const authenticator = createAuthenticator();
  const answer = await add(somebody.client, authenticator.make(await begin(somebody.client)));
  return { ...somebody, authenticator, passkey: answer.json() as { id: number; name: string } };
}

test('adds a passkey with the password, lists it by its name, and emails the owner', async () => {
  const { client, email, passkey } = await withPasskey();
  expect(await list(client)).toEqual([
    { id: passkey.id, name: 'Work phone', created_at: clock.now().toISOString(), last_used_at: null },
  ]);
  const mails = await server.rows<{ subject: string }>('select subject from outbox_messages where recipient = $1', [
    email,
  ]);
  expect(mails).toEqual([{ subject: 'A passkey was added to your Doselore account' }]);
  expect((await client.post('/api/account/passkeys/begin', { currentPassword: 'wrong' })).statusCode).toBe(422);
});

test('signs in with a passkey alone, in a new session', async () => {
  const { id, client, authenticator } = await withPasskey();
  const visitor = server.visitor();
  const answer = await logIn(visitor, authenticator.sign(await beginLogin(visitor), { counter: 1 }));
  expect(answer.json().id).toBe(id);
  expect((await visitor.get('/api/user')).statusCode).toBe(200);
  expect((await list(client))[0].last_used_at).toBe(clock.now().toISOString());
});

test('accepts an answer once, also when it is sent twice at the same time', async () => {
  const { authenticator } = await withPasskey();
  const visitor = server.visitor();
  const credential = authenticator.sign(await beginLogin(visitor), { counter: 0 });
  const statuses = (await Promise.all([1, 2, 3].map(() => logIn(visitor, credential)))).map((one) => one.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const { client } = await person();
  const answer = createAuthenticator().make(await begin(client));
  expect((await add(client, answer)).statusCode).toBe(200);
  expect((await add(client, answer)).statusCode).toBe(410);
});

test('accepts a challenge only from its browser and for its purpose', async () => {
  const { client, authenticator } = await withPasskey();
  const [asker, other] = [server.visitor(), server.visitor()];
  const stolen = authenticator.sign(await beginLogin(asker), { counter: 1 });
  await other.post('/login/passkey/begin');
  expect((await logIn(other, stolen)).statusCode).toBe(422);
  const foreign = createAuthenticator().make(await begin((await person()).client));
  expect((await add(client, foreign)).statusCode).toBe(410);
  const swapped = authenticator.sign(await begin(client), { counter: 2 });
  expect((await logIn(client, swapped)).statusCode).toBe(422);
});

test('refuses a challenge after five minutes, and any that the server did not make', async () => {
  const { authenticator } = await withPasskey();
  const visitor = server.visitor();
  const asker = await beginLogin(visitor);
  const late = authenticator.sign(asker, { counter: 1 });
  clock.advance(minutes(5));
  expect((await logIn(visitor, late)).statusCode).toBe(422);
  const invented = authenticator.sign({ ...asker, challenge: 'AAAA' }, { counter: 2 });
  expect((await logIn(visitor, invented)).statusCode).toBe(422);
});

test.each([
  ['another site', { origin: 'http://localhost:3001' }, {}],
  ['another relying party', { rpId: 'evil.example' }, {}],
  ['somebody the device did not recognise', {}, { flags: 0x01 }],
])('refuses an answer for %s', async (_what, seen, signed) => {
  const { authenticator } = await withPasskey();
  const visitor = server.visitor();
  const credential = authenticator.sign({ ...(await beginLogin(visitor)), ...seen }, { counter: 1, ...signed });
  expect((await logIn(visitor, credential)).statusCode).toBe(422);
  expect((await visitor.get('/api/user')).statusCode).toBe(401);
});

test('refuses a counter that does not rise as a copy', async () => {
  const { authenticator } = await withPasskey();
  const tryWith = async (counter: number) => {
    const visitor = server.visitor();
    return (await logIn(visitor, authenticator.sign(await beginLogin(visitor), { counter }))).statusCode;
  };
  expect(await tryWith(7)).toBe(200);
  expect(await tryWith(7)).toBe(422);
  expect(await tryWith(6)).toBe(422);
  expect(await tryWith(8)).toBe(200);
  expect((await Promise.all([9, 9].map(tryWith))).sort()).toEqual([200, 422]);
});

test('neither shows nor removes passkeys of other people; a removed passkey opens nothing', async () => {
  const [mine, other] = [await withPasskey(), await withPasskey()];
  expect((await other.client.send('DELETE', `/api/account/passkeys/${mine.passkey.id}`)).statusCode).toBe(404);
  expect((await list(other.client)).map(({ id }: { id: number }) => id)).toEqual([other.passkey.id]);
  expect((await mine.client.send('DELETE', `/api/account/passkeys/${mine.passkey.id}`)).statusCode).toBe(200);
  expect(await list(mine.client)).toEqual([]);
  const visitor = server.visitor();
  const gone = mine.authenticator.sign(await beginLogin(visitor), { counter: 1 });
  expect((await logIn(visitor, gone)).statusCode).toBe(422);
});

test('opens no disabled account', async () => {
  const { id, authenticator } = await withPasskey();
  await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', id).execute();
  const visitor = server.visitor();
  expect((await logIn(visitor, authenticator.sign(await beginLogin(visitor), { counter: 1 }))).statusCode).toBe(422);
});

test('requires a name, and adds one device once', async () => {
  const { client, authenticator } = await withPasskey();
  expect((await add(client, authenticator.make(await begin(client)), ' ')).statusCode).toBe(422);
  expect((await add(client, authenticator.make(await begin(client)))).statusCode).toBe(409);
});

test('gives out a limited number of challenges a minute to one network', async () => {
  clock.advance(minutes(2));
  const visitor = server.visitor();
  const ask = () => visitor.post('/login/passkey/begin');
  for (let nth = 0; nth < 120; nth += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/u)]);
  clock.advance(minutes(1));
  expect((await ask()).statusCode).toBe(200);
});
