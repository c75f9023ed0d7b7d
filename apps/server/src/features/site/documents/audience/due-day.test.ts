import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const asSuper = () => server.as(adminId);
const inDays = (nth: number) => new Date(clock.now().getTime() + days(nth)).toISOString().slice(0, 10);

async function buildAsked(audience: { role?: string } = {}) {
  const groupId = await buildGroup(db);
  const services = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  await server.rows(`update users set job_role = 'Dispenser' where id = $1`, [userId]);
  const { role } = audience;
  const document = await buildManagedDocument(await asSuper(), adminId, {
    ...{ groupId, audience: 'chosen', must_read: 'open', due_days: 10 },
    ...(role === undefined ? { audience_subgroups: services.join(',') } : { audience_job_roles: role }),
  });
  const due = async () => {
    const rows = (await (await server.as(userId)).get('/api/my-resources')).json();
    return rows.find((row: { id: number }) => row.id === document.id)?.due_on;
  };
  const at = `/api/admin/groups/${groupId}`;
  const move = async (nth: number, change: 'add' | 'remove') => {
    const body = { add: [], remove: [], [change]: [userId] };
    const answer = await (await asSuper()).put(`${at}/subgroups/${services[nth]}/membership`, commandOf(body));
    expect(answer.statusCode).toBe(200);
  };
  return { userId, groupId, due, move };
}

test('days to read count from joining a chosen service, long after publication', async () => {
  const { due, move } = await buildAsked();
  clock.advance(days(40));
  expect(await due()).toBeUndefined();
  await move(0, 'add');
  expect(await due()).toBe(inDays(10));
  const first = inDays(10);
  clock.advance(days(3));
  await move(1, 'add');
  await move(0, 'remove');
  expect(await due(), 'moves to another chosen service').toBe(first);
  await move(1, 'remove');
  clock.advance(days(20));
  await move(0, 'add');
  expect(await due(), 'comes back').toBe(inDays(10));
});

test('days to read count from the day of getting a chosen job role', async () => {
  const { userId, groupId, due } = await buildAsked({ role: 'Pharmacist' });
  clock.advance(days(40));
  expect(await due()).toBeUndefined();
  const admin = await asSuper();
  const base = `/api/admin/groups/${groupId}`;
  const member = (await admin.get(`${base}/members-info/${userId}`)).json();
  const { first_name, last_name, email, job_role, registration_number, payroll_number, started_on } = member;
  const work = { job_role, registration_number, payroll_number, started_on };
  const answer = await admin.put(
    `${base}/members/${userId}`,
    commandOf({
      ...{ ...work, job_role: 'Pharmacist', registration_number: '2990002', identity: null },
      baseValues: { ...work, first_name, last_name, email },
    }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await due()).toBe(inDays(10));
});
