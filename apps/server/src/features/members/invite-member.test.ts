import { expect, test } from 'vitest';
import { days } from '../../platform/clock/index.ts';
import { buildOrganisation } from '../../test-support/organisation.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const { subgroupId, adminId, base, ...organisation } = await buildOrganisation(server, { name: 'Fern Hill' });
let { admin } = organisation;
let made = 0;

const work = {
  job_role: 'pharmacy technician',
  registration_number: '5990001',
  payroll_number: 'P1',
  started_on: '2026-08-03',
};
const person = () => {
  made += 1;
  return { first_name: 'Jo', last_name: `Lee ${made}`, email: `jo-${made}@example.org` };
};
const invite = (fields: object) => admin.post(`${base}/members`, { ...person(), ...work, subgroupIds: [], ...fields });
const linksTo = async (userId: number) =>
  (
    await server.rows<{ body_text: string }>(
      'select body_text from outbox_messages m join users u on u.email = m.recipient where u.id = $1 order by m.id',
      [userId],
    )
  ).map(({ body_text }) => body_text.match(/accept-invite\/(\S+)/u)?.[1] ?? '');
const accept = (token: string | undefined) =>
  server.visitor().post(`/invite-accept/${token}`, {
    password: 'Dispense Slowly 1',
    password_confirmation: 'Dispense Slowly 1',
    acceptedTerms: true,
  });
const infoOf = async (userId: number) => (await admin.get(`${base}/members-info/${userId}`)).json();

test('an invited person is a member at once, and takes the account over by the link', async () => {
  const { id } = (await invite({ subgroupIds: [subgroupId] })).json();
  expect(await infoOf(id)).toMatchObject({
    state: 'invited',
    job_role: 'Pharmacy technician',
    services: [{ id: subgroupId }],
    can_change_identity: true,
  });
  const [token] = await linksTo(id);
  expect((await accept(token)).statusCode).toBe(200);
  expect(await infoOf(id)).toMatchObject({ state: 'active', invitation: null, can_change_identity: false });
  expect((await accept(token)).statusCode).toBe(410);
});

test('a second invitation voids the first; one that has run out is sent anew', async () => {
  const { id } = (await invite({})).json();
  await admin.post(`${base}/invitations`, { userIds: [id] });
  const [first, second] = await linksTo(id);
  expect((await accept(first)).statusCode).toBe(410);
  clock.advance(days(15));
  // Their session has ended in the fortnight that has passed.
  admin = await server.as(adminId);
  expect((await accept(second)).statusCode).toBe(410);
  expect((await admin.post(`${base}/invitations`, { userIds: [id] })).json()).toEqual({ done: [id], failed: [] });
  expect((await accept((await linksTo(id)).at(-1))).statusCode).toBe(200);
  expect((await admin.post(`${base}/invitations`, { userIds: [id] })).json().failed).toMatchObject([
    { id, reason: 'Has taken the account over already' },
  ]);
});

test('of ten who invite one address at once one makes the account, the others are told', async () => {
  const same = person();
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(same)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.every((answer) => answer.statusCode === 422 && 'email' in answer.json().errors)).toBe(true);
  expect(await server.rows('select 1 from users where email = $1', [same.email])).toHaveLength(1);
});

test.each([
  ['registration_number', '4990001'],
  ['registration_number', '299000'],
  ['job_role', 'Wizard'],
  ['email', 'nobody'],
  ['started_on', '31-12-2026'],
])('a wrong %s is named and nobody is made', async (field, value) => {
  const fields = { ...person(), [field]: value };
  const answer = await invite(fields);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await server.rows('select 1 from users where last_name = $1', [fields.last_name])).toEqual([]);
});

test('name and address are the organisation’s to mend until the person has taken over, then the person’s', async () => {
  const { id } = (await invite({})).json();
  const change = (identity: object | null) =>
    admin.put(`${base}/members/${id}`, { ...work, payroll_number: 'P2', identity });
  const mended = person();
  expect((await change(mended)).statusCode).toBe(200);
  const links = await linksTo(id);
  expect(links).toHaveLength(1);
  expect((await accept(links[0])).statusCode).toBe(200);
  expect((await change({ ...mended, email: 'thief@example.org' })).json().errors).toHaveProperty('email');
  expect((await change(null)).statusCode).toBe(200);
  expect(await infoOf(id)).toMatchObject({ email: mended.email, payroll_number: 'P2' });
});

test('an address somebody else has is refused in a change too', async () => {
  const [one, other] = [person(), person()];
  await invite(one);
  const { id } = (await invite(other)).json();
  const answer = await admin.put(`${base}/members/${id}`, { ...work, identity: { ...other, email: one.email } });
  expect(answer.json().errors).toHaveProperty('email');
});

test('services of another organisation are passed over', async () => {
  const foreign = await buildSubgroup(db, { groupId: await buildGroup(db) });
  const { id } = (await invite({ subgroupIds: [foreign, subgroupId] })).json();
  expect((await infoOf(id)).services).toMatchObject([{ id: subgroupId }]);
});
