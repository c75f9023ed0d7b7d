import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { days, hours, minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
let made = 0;

async function person() {
  made += 1;
  const email = `old-${made}@example.org`;
  const id = await buildUser(db, { email, passwordHash });
  return { id, email, newEmail: `new-${made}@example.org`, client: await server.as(id) };
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

test('changes the address once its link is used, and emails the old address both times', async () => {
  const { client, email, newEmail } = await person();
  expect((await ask(client, `  ${newEmail.toUpperCase()} `)).statusCode).toBe(200);
  expect(await detailsOf(client)).toMatchObject({ email, new_email: newEmail });
  const link = await linkTo(newEmail);
  expect((await confirm(link)).json()).toEqual({ email: newEmail });
  expect(await detailsOf(client)).toMatchObject({ email: newEmail, new_email: null });
  expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual([
    'Your Doselore email address is about to change',
    'Your Doselore email address has changed',
  ]);
  expect((await server.visitor().post('/login', { username: newEmail, password })).statusCode).toBe(200);
  expect((await server.visitor().post('/login', { username: email, password })).statusCode).toBe(422);
});

test('a link works once, also for twenty uses at the same time', async () => {
  const { client, newEmail } = await person();
  await ask(client, newEmail);
  const link = await linkTo(newEmail);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(410)]);
});

test('a link is void after a day, after a newer one, and after the change was cancelled', async () => {
  const { client, newEmail } = await person();
  await ask(client, newEmail);
  const first = await linkTo(newEmail);
  await ask(client, newEmail);
  const second = await linkTo(newEmail);
  expect((await confirm(first)).statusCode).toBe(410);
  expect((await client.send('DELETE', '/api/account/email')).statusCode).toBe(200);
  expect((await confirm(second)).statusCode).toBe(410);
  await ask(client, newEmail);
  const third = await linkTo(newEmail);
  clock.advance(days(1));
  expect((await confirm(third)).statusCode).toBe(410);
});

test('refuses a guessed key and the key of another link', async () => {
  const [one, other] = [await person(), await person()];
  await ask(one.client, one.newEmail);
  await ask(other.client, other.newEmail);
  const [id] = (await linkTo(one.newEmail)).split('/');
  const [, key] = (await linkTo(other.newEmail)).split('/');
  expect((await confirm(`${id}/${key}`)).statusCode).toBe(410);
  expect((await confirm('9999999/guessed')).statusCode).toBe(410);
  expect((await confirm('x/guessed')).statusCode).toBe(404);
});

test('gives the same answer for an address in use, and notifies its owner', async () => {
  const [one, other] = [await person(), await person()];
  const taken = await ask(one.client, other.email);
  const free = await ask(one.client, one.newEmail);
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect((await mailsTo(other.email)).map((mail) => mail.subject)).toEqual([
    'This address already has a Doselore account',
  ]);
});

test('refuses an address taken since the request, and the link stays valid', async () => {
  const { client, newEmail, id } = await person();
  await ask(client, newEmail);
  const link = await linkTo(newEmail);
  const rival = await buildUser(db, { email: newEmail });
  expect((await confirm(link)).statusCode).toBe(409);
  await db
    .updateTable('users')
    .set({ email: `gone-${rival}@example.org` })
    .where('id', '=', rival)
    .execute();
  expect((await confirm(link)).statusCode).toBe(200);
  expect(await server.rows('select email from users where id = $1', [id])).toEqual([{ email: newEmail }]);
});

test.each([
  ['not an address', 'nobody', password, 'email'],
  ['a header of its own', 'a@example.org\nBcc: b@example.org', password, 'email'],
  ['a wrong password', 'fine@example.org', 'wrong', 'currentPassword'],
])('refuses a change of address with %s, and names the field', async (_name, email, secret, field) => {
  const { client } = await person();
  const answer = await ask(client, email, secret);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(field);
});

test('refuses the current address, and a sixth request on one day', async () => {
  const { client, email, newEmail } = await person();
  expect((await ask(client, email)).json().errors).toHaveProperty('email');
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await ask(client, newEmail)).statusCode).toBe(200);
    clock.advance(minutes(1));
  }
  expect((await ask(client, newEmail)).statusCode).toBe(429);
  clock.advance(hours(24));
  expect((await ask(await server.as((await person()).id), newEmail)).statusCode).toBe(200);
});

test('voids a password link sent to the old address', async () => {
  const { client, email, newEmail } = await person();
  await server.visitor().post('/password/email', { email });
  await runBackground(server);
  const token = (await mailsTo(email))[0]?.text.match(/token=(\S+)/u)?.[1];
  await ask(client, newEmail);
  await confirm(await linkTo(newEmail));
  const fresh = { password: 'Correct horse 42', passwordConfirmation: 'Correct horse 42' };
  expect((await server.visitor().post('/password/reset', { token, ...fresh })).statusCode).toBe(410);
});

test('stores no key in readable form', async () => {
  const { client, newEmail } = await person();
  await ask(client, newEmail);
  const [, key = ''] = (await linkTo(newEmail)).split('/');
  const [row] = await server.rows<{ text: string }>('select e::text as text from email_changes e order by id desc');
  expect(key).not.toBe('');
  expect(row?.text).not.toContain(key);
});
