import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { days, hours, minutes } from '../../platform/clock/index.ts';
import { runBackground } from '../../test-support/background.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
let made = 0;

async function person() {
  made += 1;
  const email = `old-${made}@example.org`;
  const id = await buildUser(db, { email, passwordHash });
  return { id, email, wanted: `new-${made}@example.org`, client: await server.as(id) };
}

const ask = (client: Client, email: string, secret = password) =>
  client.post('/api/account/email', { email, currentPassword: secret });
const mailsTo = (email: string) =>
  server.rows<{ subject: string; text: string }>(
    'select subject, body_text as text from outbox_messages where recipient = $1 order by id',
    [email],
  );
async function linkTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return mail?.text.match(/confirm-email\/(\S+)/u)?.[1] ?? '';
}
const confirm = (link: string) => server.visitor().post(`/confirm-email-change/${link}`);
const detailsOf = async (client: Client) => (await client.get('/api/account/details')).json();

test('a new address counts once its link is used, and the old one is told both times', async () => {
  const { client, email, wanted } = await person();
  expect((await ask(client, `  ${wanted.toUpperCase()} `)).statusCode).toBe(200);
  expect(await detailsOf(client)).toMatchObject({ email, new_email: wanted });
  const link = await linkTo(wanted);
  expect((await confirm(link)).json()).toEqual({ email: wanted });
  expect(await detailsOf(client)).toMatchObject({ email: wanted, new_email: null });
  expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual([
    'Your Doselore email address is about to change',
    'Your Doselore email address has changed',
  ]);
  expect((await server.visitor().post('/login', { username: wanted, password })).statusCode).toBe(200);
  expect((await server.visitor().post('/login', { username: email, password })).statusCode).toBe(422);
});

test('a link works once, of twenty uses at the same time too', async () => {
  const { client, wanted } = await person();
  await ask(client, wanted);
  const link = await linkTo(wanted);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(410)]);
});

test('a link is void after a day, after a newer one, and after the change was cancelled', async () => {
  const { client, wanted } = await person();
  await ask(client, wanted);
  const first = await linkTo(wanted);
  await ask(client, wanted);
  const second = await linkTo(wanted);
  expect((await confirm(first)).statusCode).toBe(410);
  expect((await client.send('DELETE', '/api/account/email')).statusCode).toBe(200);
  expect((await confirm(second)).statusCode).toBe(410);
  await ask(client, wanted);
  const third = await linkTo(wanted);
  clock.advance(days(1));
  expect((await confirm(third)).statusCode).toBe(410);
});

test('a key that was guessed, or belongs to another link, opens nothing', async () => {
  const [one, other] = [await person(), await person()];
  await ask(one.client, one.wanted);
  await ask(other.client, other.wanted);
  const [id] = (await linkTo(one.wanted)).split('/');
  const [, key] = (await linkTo(other.wanted)).split('/');
  expect((await confirm(`${id}/${key}`)).statusCode).toBe(410);
  expect((await confirm('9999999/guessed')).statusCode).toBe(410);
  expect((await confirm('x/guessed')).statusCode).toBe(404);
});

test('an address that somebody else has gets the same answer, and its owner is told', async () => {
  const [one, other] = [await person(), await person()];
  const taken = await ask(one.client, other.email);
  const free = await ask(one.client, one.wanted);
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect((await mailsTo(other.email)).map((mail) => mail.subject)).toEqual([
    'This address already has a Doselore account',
  ]);
});

test('an address that was taken in the meantime is refused, and the link stays good', async () => {
  const { client, wanted, id } = await person();
  await ask(client, wanted);
  const link = await linkTo(wanted);
  const rival = await buildUser(db, { email: wanted });
  expect((await confirm(link)).statusCode).toBe(409);
  await db
    .updateTable('users')
    .set({ email: `gone-${rival}@example.org` })
    .where('id', '=', rival)
    .execute();
  expect((await confirm(link)).statusCode).toBe(200);
  expect(await server.rows('select email from users where id = $1', [id])).toEqual([{ email: wanted }]);
});

test.each([
  ['not an address', 'nobody', password, 'email'],
  ['a header of its own', 'a@example.org\nBcc: b@example.org', password, 'email'],
  ['a wrong password', 'fine@example.org', 'wrong', 'currentPassword'],
])('%s is refused', async (_name, email, secret, field) => {
  const { client } = await person();
  const answer = await ask(client, email, secret);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(field);
});

test('the own address is refused, and a sixth try on one day', async () => {
  const { client, email, wanted } = await person();
  expect((await ask(client, email)).json().errors).toHaveProperty('email');
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await ask(client, wanted)).statusCode).toBe(200);
    clock.advance(minutes(1));
  }
  expect((await ask(client, wanted)).statusCode).toBe(429);
  clock.advance(hours(24));
  expect((await ask(await server.as((await person()).id), wanted)).statusCode).toBe(200);
});

test('a link to the old address, to choose a new password, is void with it', async () => {
  const { client, email, wanted } = await person();
  await server.visitor().post('/password/email', { email });
  await runBackground(server);
  const token = (await mailsTo(email))[0]?.text.match(/token=(\S+)/u)?.[1];
  await ask(client, wanted);
  await confirm(await linkTo(wanted));
  const fresh = { password: 'Correct horse 42', passwordConfirmation: 'Correct horse 42' };
  expect((await server.visitor().post('/password/reset', { token, ...fresh })).statusCode).toBe(410);
});

test('no key stands in the database', async () => {
  const { client, wanted } = await person();
  await ask(client, wanted);
  const [, key = ''] = (await linkTo(wanted)).split('/');
  const [row] = await server.rows<{ text: string }>('select e::text as text from email_changes e order by id desc');
  expect(key).not.toBe('');
  expect(row?.text).not.toContain(key);
});
