import { expect, test } from 'vitest';
import { days, minutes } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { allJobs } from '../../index.ts';

const server = await openTestApp({ connections: 12, settings: { PHARMACIST_EMAIL: 'pharmacist@example.org' } });
const { db, clock } = server;
const adminIds = [await buildUser(db, { roles: ['super_admin'] }), await buildUser(db, { roles: ['super_admin'] })];
await buildUser(db, { roles: ['super_admin'], state: 'disabled' });
await buildUser(db, { roles: ['group_admin'] });

const good = { name: 'Jo Patel', question: 'May ibuprofen be sold\nwith an ACE inhibitor?' };
const ask = (client: Client, fields: object = good) => client.post('/api/ask-the-pharmacist', fields);

async function asker() {
  const id = await buildUser(db, { firstName: 'Jo', lastName: 'Patel' });
  return { id, client: await server.as(id) };
}

test('stores a question, shows it to every site admin, and emails the mailbox without its words', async () => {
  const { id, client } = await asker();
  expect((await ask(client, { name: '  Jo Patel ', question: `${good.question}  ` })).json()).toEqual({ ok: true });
  expect(await server.rows('select name, question from pharmacist_questions where user_id = $1', [id])).toEqual([good]);
  const notices = await server.rows<{ user_id: number; title: string; tag: string; body: string }>(
    'select user_id, title, tag, body from notifications order by user_id',
  );
  expect(notices.map((row) => row.user_id)).toEqual(adminIds);
  expect(notices[0]).toMatchObject({ title: 'Jo Patel asks the pharmacist', tag: 'Question' });
  expect(notices[0]?.body).toContain(good.question);
  const [mail] = await server.rows<{ recipient: string; body_text: string; body_html: string }>(
    'select recipient, body_text, body_html from outbox_messages',
  );
  expect(mail?.recipient).toBe('pharmacist@example.org');
  expect(mail?.body_text).toContain('/notifications');
  expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('ibuprofen');
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Please enter your name'],
  ['a name left out', { name: undefined }, 'name', 'Please enter your name'],
  ['256 characters of name', { name: 'n'.repeat(256) }, 'name', 'Please keep your name shorter than 255 characters.'],
  ['no question', { question: '' }, 'question', 'Please enter your question'],
  ['a number as question', { question: 7 }, 'question', 'Please enter your question'],
  [
    '513 characters of question',
    { question: 'q'.repeat(513) },
    'question',
    'Please keep your question shorter than 512 characters.',
  ],
])('refuses %s in the words of the specification, and stores nothing', async (_name, fields, field, message) => {
  const { id, client } = await asker();
  const answer = await ask(client, { ...good, ...fields });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ [field]: [message] });
  expect(await server.rows('select id from pharmacist_questions where user_id = $1', [id])).toEqual([]);
});

test('accepts a name of 255 and a question of 512 characters, and refuses text that the database cannot store', async () => {
  const { client } = await asker();
  expect((await ask(client, { name: 'n'.repeat(255), question: 'q'.repeat(512) })).statusCode).toBe(200);
  expect((await ask(client, { ...good, question: 'half \u0000 of it' })).statusCode).toBe(422);
  expect((await ask(client, { ...good, userId: 1 })).statusCode).toBe(422);
});

test('accepts five questions an hour from one person, even when twelve arrive at once', async () => {
  const { client } = await asker();
  await ask(client);
  const answers = await Promise.all(Array.from({ length: 11 }, () => ask(client)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 200, ...Array(7).fill(429)]);
  expect(answers.find((answer) => answer.statusCode === 429)?.headers['retry-after']).toBe('3600');
  clock.advance(minutes(60));
  expect((await ask(client)).statusCode).toBe(200);
});

test('deletes a question and its notifications after twelve months', async () => {
  const { id, client } = await asker();
  await ask(client);
  clock.advance(days(366));
  await runDueJobs({ db, clock, jobs: allJobs(server.services), log: (problem) => expect(problem).toBe('') });
  await ask((await asker()).client);
  expect(await server.rows('select id from pharmacist_questions where user_id = $1', [id])).toEqual([]);
  const [{ kept } = { kept: 0 }] = await server.rows<{ kept: number }>(
    'select count(*)::int as kept from notifications where user_id = $1',
    [adminIds[0]],
  );
  expect(kept).toBe(1);
});

test('refuses questions of visitors and provisional accounts', async () => {
  expect((await ask(server.visitor())).statusCode).toBe(401);
  const provisional = await server.as(await buildUser(db, { state: 'provisional' }));
  expect((await ask(provisional)).json().code).toBe('provisional_access_only');
});
