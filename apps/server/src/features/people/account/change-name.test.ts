import { commandName, commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { beginCourse, type Learner, play } from '../../../test-support/learning.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const wish = { first_name: 'Mary', last_name: 'Ashford' };
let made = 0;

async function manager(groupId?: number) {
  made += 1;
  const email = `approver-${made}@example.org`;
  const id = await buildUser(db, { email, roles: [groupId === undefined ? 'super_admin' : 'group_admin'] });
  if (groupId !== undefined) await buildManager(db, { userId: id, groupId });
  return { id, email };
}

async function member() {
  const groupId = await buildGroup(db);
  const id = await buildUser(db, { firstName: 'Mary', lastName: 'Penrose', email: `member-${groupId}@example.org` });
  await buildMembership(db, { userId: id, groupId });
  return { id, groupId, approver: await manager(groupId), client: await server.as(id) };
}

const ask = (client: Client, name: object = wish) => client.post('/api/account/name-change', commandOf(name));
const mailsTo = (email: string) =>
  server.rows<{ subject: string; text: string }>(
    'select subject, body_text as text from outbox_messages where recipient = $1 order by id',
    [email],
  );
async function linkTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return mail?.text.match(/confirmation-token\/(\d+\/[\w-]+)\/approve/u)?.[1] ?? '';
}
const decide = (link: string, action = 'approve') =>
  server.visitor().post(`/process-name-change-request/${link}/${action}`);
const nameOf = async (client: Client) => {
  const { first_name, last_name } = (await client.get('/api/account/details')).json();
  return `${first_name} ${last_name}`;
};

test('renames and notifies the person when a manager approves by the link', async () => {
  const { client, approver, groupId } = await member();
  expect((await ask(client)).statusCode).toBe(200);
  expect((await client.get('/api/account/details')).json().new_name).toMatchObject(wish);
  const link = await linkTo(approver.email);
  for (let opened = 0; opened < 3; opened += 1)
    expect((await server.visitor().get(`/name-change-request/${link}`)).json()).toMatchObject({
      first_name: 'Mary',
      last_name: 'Penrose',
      new_first_name: 'Mary',
      new_last_name: 'Ashford',
    });
  expect((await decide(link)).json()).toEqual({ state: 'approved' });
  expect(await nameOf(client)).toBe('Mary Ashford');
  expect((await mailsTo(`member-${groupId}@example.org`)).at(-1)?.subject).toBe('Your name on Doselore has changed');
  expect((await decide(link)).statusCode).toBe(410);
  expect((await server.visitor().get(`/name-change-request/${link}`)).statusCode).toBe(410);
});

test('keeps the name when a manager declines', async () => {
  const { client, approver } = await member();
  await ask(client);
  expect((await decide(await linkTo(approver.email), 'decline')).json()).toEqual({ state: 'declined' });
  expect(await nameOf(client)).toBe('Mary Penrose');
  expect((await client.get('/api/account/details')).json().new_name).toBeNull();
});

test('of two managers the first answer decides, also at the same time', async () => {
  const { client, approver, groupId } = await member();
  const second = await manager(groupId);
  await ask(client);
  const links = [await linkTo(approver.email), await linkTo(second.email)];
  expect(links[0]).not.toBe(links[1]);
  const answers = await Promise.all(links.map((link, index) => decide(link, index === 0 ? 'approve' : 'decline')));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 410]);
});

test('sends links to site admins where nobody else manages the person; nobody approves their own name', async () => {
  const admin = await manager();
  const groupId = await buildGroup(db);
  const alone = await manager(groupId);
  await buildMembership(db, { userId: alone.id, groupId });
  expect((await ask(await server.as(alone.id))).statusCode).toBe(200);
  expect(await mailsTo(alone.email)).toEqual([]);
  expect(await linkTo(admin.email)).not.toBe('');
});

test('a link is void after 14 days, a newer request, a withdrawal, or when its manager loses the place', async () => {
  const { client, approver } = await member();
  await ask(client);
  const first = await linkTo(approver.email);
  await ask(client, { ...wish, last_name: 'Ashworth' });
  const second = await linkTo(approver.email);
  expect((await decide(first)).statusCode).toBe(410);
  expect((await client.send('DELETE', '/api/account/name-change')).statusCode).toBe(200);
  expect((await decide(second)).statusCode).toBe(410);
  await ask(client);
  const third = await linkTo(approver.email);
  await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', approver.id).execute();
  expect((await decide(third)).statusCode).toBe(410);
  await db.updateTable('users').set({ state: 'active' }).where('id', '=', approver.id).execute();
  clock.advance(days(14));
  expect((await decide(third)).statusCode).toBe(410);
});

test.each([
  ['no surname', { first_name: 'Mary', last_name: '  ' }, 'last_name'],
  ['a name that is too long', { ...wish, first_name: 'M'.repeat(256) }, 'first_name'],
  ['the name it is already', { first_name: 'Mary', last_name: 'Penrose' }, 'last_name'],
  ['a field too many', { ...wish, state: 'approved' }, 'request'],
])('refuses a request with %s', async (_what, name, field) => {
  const { client } = await member();
  const answer = await ask(client, name);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(commandName(field));
});

test('a wrong key, the key of another request, and an unknown action change nothing', async () => {
  const [one, other] = [await member(), await member()];
  await ask(one.client);
  await ask(other.client);
  const [id] = (await linkTo(one.approver.email)).split('/');
  const [, key] = (await linkTo(other.approver.email)).split('/');
  expect((await decide(`${id}/${key}`)).statusCode).toBe(410);
  expect((await decide('9999999/x')).statusCode).toBe(410);
  expect((await decide(await linkTo(one.approver.email), 'delete')).statusCode).toBe(404);
  expect(await nameOf(one.client)).toBe('Mary Penrose');
});

type Certificate = { id: number; name: string; state: string; revision: number; supersedes_id: number | null };
const certificatesOf = (userId: number) =>
  server.rows<Certificate & { awarded_on: string; expires_on: string | null; verify_code: string }>(
    `select id, holder_first_name || ' ' || holder_last_name as name, state, revision, supersedes_id, awarded_on, expires_on,
       verify_code from certificates where user_id = $1 order by id`,
    [userId],
  );

test('issues valid certificates again in the new name, and leaves all others unchanged', async () => {
  const { id: userId, groupId, approver } = await member();
  const kept = { userId, groupId, firstName: 'Mary', lastName: 'Penrose' };
  clock.set('2026-11-20T09:00:00Z');
  const expiring = await buildCertificate(db, { ...kept, productId: await buildAbstractCourse(db) });
  const endless = await buildCertificate(db, { ...kept, productId: await buildAbstractCourse(db), expiresOn: null });
  for (const other of [{ state: 'revoked' }, { state: 'superseded' }, { expiresOn: '2026-11-19' }] as const)
    await buildCertificate(db, { ...kept, productId: await buildAbstractCourse(db), ...other });
  const before = await certificatesOf(userId);
  await ask(await server.as(userId));
  await decide(await linkTo(approver.email));
  const after = await certificatesOf(userId);
  const old = new Set([expiring, endless]);
  expect(after.slice(0, 5)).toEqual(before.map((row) => (old.has(row.id) ? { ...row, state: 'superseded' } : row)));
  expect(after.slice(5)).toMatchObject(
    [before[0], before[1]].map((row) => ({
      name: 'Mary Ashford',
      state: 'valid',
      revision: 2,
      supersedes_id: row?.id,
      awarded_on: row?.awarded_on,
      expires_on: row?.expires_on,
    })),
  );
  const code = before[0]?.verify_code ?? '';
  expect((await server.visitor().get(`/certificate-check/${code}`)).json()).toMatchObject({
    holder: 'M. Penrose',
    state: 'superseded',
    replaced_by: { kind: 'revision', state: 'expiring' },
  });
  const pdf = await (await server.as(userId)).get(`/api/certificates/${expiring}/pdf`);
  expect(pdf.statusCode).toBe(200);
  const audit = await server.rows<{ subject: string; detail: object }>(
    "select subject, detail from audit_events where action = 'certificates.revise' and group_id = $1 order by id",
    [groupId],
  );
  expect(audit.map(({ detail }) => detail)).toEqual(
    [expiring, endless].map((replaces) => ({ replaces, reason: 'name' })),
  );
  const mail = (await mailsTo(`member-${groupId}@example.org`)).at(-1);
  expect(mail?.text).toContain('Your valid certificates have been reissued in this name');
  expect(await nameOf(await server.as(userId))).toBe('Mary Ashford');
});

test('revises nothing when the change is declined', async () => {
  const { id: userId, groupId, approver, client } = await member();
  await buildCertificate(db, { userId, groupId, productId: await buildAbstractCourse(db), expiresOn: null });
  await ask(client);
  await decide(await linkTo(approver.email), 'decline');
  expect(await certificatesOf(userId)).toHaveLength(1);
});

test('a renewal completed during the approval carries the new name, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const learner: Learner = await beginCourse(server);
    const approver = await manager(learner.groupId);
    const complete = (who: Learner) => play(server, who, { delta: { lesson_status: 'passed' } });
    await complete(learner);
    const again = await beginCourse(server, { again: learner });
    await ask(learner.client);
    const link = await linkTo(approver.email);
    const [approved] = await Promise.all([decide(link), complete(again)]);
    expect(approved.statusCode).toBe(200);
    const valid = (await certificatesOf(learner.userId)).filter(({ state }) => state === 'valid');
    expect(valid.map(({ name }) => name)).toEqual(['Mary Ashford']);
  }
});
