import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const groupId = await buildGroup(db);
const otherGroupId = await buildGroup(db);
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);
const siteAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));

const before = {
  job_role: null,
  registration_number: null,
  payroll_number: null,
  started_on: null,
  first_name: 'Ada',
  last_name: 'Moss',
};
const work = { job_role: 'Pharmacist', registration_number: '2034567', payroll_number: 'P-1', started_on: null };

async function change(userId: number, fields: object, by = admin, level = 'grouping-admin') {
  const [row] = await server.rows<{ email: string }>('select email from users where id = $1', [userId]);
  const baseValues = { ...before, email: row?.email };
  const path = `/api/${level}/groups/${groupId}/members/${userId}`;
  return by.put(path, commandOf({ ...work, ...fields, identity: null, baseValues }));
}

async function member(roles: Parameters<typeof buildUser>[1] = {}) {
  const userId = await buildUser(db, { firstName: 'Ada', lastName: 'Moss', ...roles });
  await buildMembership(db, { userId, groupId });
  return userId;
}

const professionOf = (userId: number) =>
  server.rows('select job_role, registration_number from users where id = $1', [userId]);

test('an organisation changes job role and registration number of a person who belongs only to it', async () => {
  const userId = await member();
  expect((await change(userId, {})).statusCode).toBe(200);
  expect(await professionOf(userId)).toEqual([{ job_role: 'Pharmacist', registration_number: '2034567' }]);
});

test.each(['belongs to another organisation', 'is a site admin'])(
  'refuses a change of job role and number of a person who %s',
  async (who) => {
    const userId = await member(who === 'is a site admin' ? { roles: ['super_admin'] } : {});
    if (who !== 'is a site admin') await buildMembership(db, { userId, groupId: otherGroupId });
    const refused = await change(userId, {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('registrationNumber');
    expect(await professionOf(userId)).toEqual([{ job_role: null, registration_number: null }]);
    const info = await admin.get(`/api/grouping-admin/groups/${groupId}/members-info/${userId}`);
    expect(info.json().can_change_profession).toBe(false);
    // The organisation still changes its own details of the person.
    expect((await change(userId, { job_role: null, registration_number: null })).statusCode).toBe(200);
    const [{ payroll_number: payroll } = { payroll_number: '' }] = await server.rows<{ payroll_number: string }>(
      'select payroll_number from group_members where user_id = $1 and group_id = $2',
      [userId, groupId],
    );
    expect(payroll).toBe('P-1');
  },
);

test('a site admin changes job role and registration number of any person', async () => {
  const userId = await member();
  await buildMembership(db, { userId, groupId: otherGroupId });
  expect((await change(userId, {}, siteAdmin, 'admin')).statusCode).toBe(200);
  expect(await professionOf(userId)).toEqual([{ job_role: 'Pharmacist', registration_number: '2034567' }]);
});

test('a bulk edit reports rows of people who belong to another organisation', async () => {
  const userId = await member();
  await buildMembership(db, { userId, groupId: otherGroupId });
  const base = `/api/grouping-admin/groups/${groupId}/bulk-upload-edit-users`;
  const made = await admin.post(base, {
    fileName: 'People.csv',
    head: ['ID', 'GPhC'],
    rows: [[String(userId), '2034567']],
  });
  const list = `${base}/${made.json().id}`;
  const { columns } = (await admin.get(list)).json();
  await admin.put(`${list}/columns`, { columns });
  const [row] = (await admin.get(`${list}/rows?per_page=10`)).json().rows;
  expect(row).toMatchObject({ status: 'problem', problems: [{ field: 'registration_number' }] });
});
