import { commandOf, type Stored } from '@doselore/contract';
import { describe, expect, test } from 'vitest';
import { formBody } from '../../test-support/form-body.ts';
import { buildOrganisation } from '../../test-support/organisation.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

type Values = Record<string, Stored>;

const server = await openTestApp();
const { db } = server;
const { groupId, subgroupId, admin } = await buildOrganisation(server);
const signIn = async (roles: ('super_admin' | 'group_admin')[]) => {
  const userId = await buildUser(db, { roles });
  await buildMembership(db, { userId, groupId });
  if (roles.includes('group_admin')) await buildManager(db, { userId, groupId });
  return server.as(userId);
};
const [ann, bob] = [await signIn(['group_admin']), await signIn(['group_admin'])];
const sue = await signIn(['super_admin']);
const place = `groups/${groupId}`;
const own = '/api/grouping-admin/';
const site = '/api/admin/';
const newMember = async () => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, subgroupId });
  return userId;
};
const work = ['job_role', 'registration_number', 'payroll_number', 'started_on'];

describe('names the person of an edit conflict', () => {
  const change = async (client: Client, level: string, userId: number, body: object) =>
    client.put(`${level}${place}/members/${userId}`, commandOf({ ...body, identity: null }));
  const empty = Object.fromEntries(work.map((name) => [name, null]));
  const names = async (userId: number) => {
    const { first_name, last_name, email } = (await admin.get(`${own}${place}/members-info/${userId}`)).json();
    return { first_name, last_name, email };
  };

  test('names a site admin as such in an organisation, and the reader as ‘You’', async () => {
    const userId = await newMember();
    const baseValues = { ...empty, ...(await names(userId)) };
    const from = (role: string) => ({ ...empty, job_role: role, baseValues });
    expect((await change(sue, site, userId, from('Pharmacist'))).statusCode).toBe(200);
    const refusal = (await change(ann, own, userId, from('Dispenser'))).json();
    expect(refusal.edit_conflict).toMatchObject({
      by: 'A site admin',
      fields: ['job_role'],
      now: { job_role: 'Pharmacist' },
    });
    expect(refusal.message).toBe('A site admin changed this after you opened it. Choose which values to keep.');
    expect((await change(sue, site, userId, from('Dispenser'))).json().edit_conflict.by).toBe('You');
  });

  test('does not name an admin of another organisation, or a change without an actor', async () => {
    const other = await buildOrganisation(server);
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId: other.groupId });
    const [known = {}] = await server.rows('select first_name, last_name, email from users where id = $1', [userId]);
    const baseValues = { ...empty, ...known };
    const theirs = await other.admin.put(
      `${other.base}/members/${userId}`,
      commandOf({
        ...empty,
        job_role: 'Pharmacist',
        identity: null,
        baseValues,
      }),
    );
    expect(theirs.statusCode).toBe(200);
    await buildMembership(db, { userId, groupId });
    const refusal = (await change(ann, own, userId, { ...empty, job_role: 'Dispenser', baseValues })).json();
    expect(refusal.edit_conflict).toMatchObject({ by: null, fields: ['job_role'] });
    await server.rows("update users set registration_number = '2990088' where id = $1", [userId]);
    const unknown = (await change(ann, own, userId, { ...empty, registration_number: '2990099', baseValues })).json();
    expect(unknown.edit_conflict).toMatchObject({ by: null, at: null, fields: ['registration_number'] });
  });
});

test('records for each person only the fields that they changed', async () => {
  const userId = await newMember();
  const { first_name, last_name, email } = (await admin.get(`${own}${place}/members-info/${userId}`)).json();
  const baseValues = Object.fromEntries(work.map((name) => [name, null])) as Values;
  const save = (client: Client, changes: Values) =>
    client.put(
      `${own}${place}/members/${userId}`,
      commandOf({
        ...formBody(baseValues, changes),
        identity: null,
        baseValues: { ...baseValues, first_name, last_name, email },
      }),
    );
  await save(ann, { job_role: 'Pharmacist' });
  await save(bob, { payroll_number: 'P-7' });
  const rows = await server.rows<{ personal: object }>(
    "select personal from audit_events where subject = $1 and action = 'members.change' order by id",
    [`user ${userId}`],
  );
  expect(rows.map(({ personal }) => personal)).toEqual([
    { job_role: [null, 'Pharmacist'] },
    { payroll_number: [null, 'P-7'] },
  ]);
});

test('refuses base values that are incomplete or have other fields', async () => {
  const userId = await newMember();
  const url = `${own}${place}/members/${userId}`;
  const fields = Object.fromEntries(work.map((name) => [name, null]));
  const whole = { ...fields, first_name: 'A', last_name: 'B', email: 'c' };
  const status = async (body: object) =>
    (await ann.put(url, commandOf({ ...fields, identity: null, ...body }))).statusCode;
  expect(await status({})).toBe(422);
  expect(await status({ baseValues: fields })).toBe(422);
  expect(await status({ baseValues: { ...whole, state: 'active' } })).toBe(422);
  expect(await status({ baseValues: { ...whole, email: { $ne: '' } } })).toBe(422);
  expect(await status({ baseValues: { ...whole, email: 'x'.repeat(10_001) } })).toBe(422);
  expect(await status({ baseValues: whole })).toBe(200);
});
