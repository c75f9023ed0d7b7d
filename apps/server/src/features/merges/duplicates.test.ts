import { expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'], lastName: 'Site' }));
const groupId = await buildGroup(db);
const [here, there] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
type Row = { keep: { id: number }; drop: { id: number }; score: number; reasons: string[]; group_id: number | null };
const list = async (q: string): Promise<Row[]> =>
  (await admin.get(`/api/admin/reports/duplication-overview?q=${encodeURIComponent(q)}`)).json().rows;

async function member(person: Parameters<typeof buildUser>[1], at: { subgroupId: number; payroll?: string }) {
  const userId = await buildUser(db, person);
  await buildMembership(db, { userId, groupId, subgroupId: at.subgroupId });
  if (at.payroll)
    await db.updateTable('group_members').set({ payroll_number: at.payroll }).where('user_id', '=', userId).execute();
  return userId;
}

test('finds one mailbox under two labels, and offers to keep the account that is in use', async () => {
  const invited = await buildUser(db, { email: 'ida.lund@example.org', state: 'provisional', lastName: 'Lund' });
  const used = await buildUser(db, { email: 'ida.lund+work@example.org', lastName: 'Lund-Berg' });
  await buildUser(db, { email: 'ida.lund@example.com', lastName: 'Lund' });
  expect(await list('lund')).toEqual([expect.objectContaining({ score: 60, reasons: ['email'], group_id: null })]);
  const [row] = await list('lund');
  expect([row?.keep.id, row?.drop.id]).toEqual([used, invited]);
});

test('finds one GPhC number, and one name with a payroll number or a service, but not a name alone', async () => {
  const [a, b] = [await buildUser(db, { lastName: 'Quill' }), await buildUser(db, { lastName: 'Quinn' })];
  await db.updateTable('users').set({ registration_number: '2999001' }).where('id', 'in', [a, b]).execute();
  expect(await list('quill')).toEqual([expect.objectContaining({ score: 70, reasons: ['registration'] })]);
  const teague = { firstName: 'Bron', lastName: 'Teague' };
  const first = await member(teague, { subgroupId: here, payroll: 'P-1' });
  const second = await member({ firstName: 'BRON', lastName: 'teague' }, { subgroupId: there, payroll: 'P-1' });
  const third = await member(teague, { subgroupId: here, payroll: 'P-2' });
  const pairs = (await list('teague')).map(({ keep, drop, reasons }) => [keep.id, drop.id, reasons]);
  expect(pairs).toEqual([
    [first, second, ['payroll']],
    [first, third, ['service']],
  ]);
  await member({ firstName: 'Ann', lastName: 'Other' }, { subgroupId: here });
  await member({ firstName: 'Ann', lastName: 'Other' }, { subgroupId: there });
  expect(await list('ann other')).toEqual([]);
});

test('what was found to be two people stays away, until that is taken back', async () => {
  const oneId = await buildUser(db, { email: 'twin@example.org' });
  const otherId = await buildUser(db, { email: 'twin+b@example.org' });
  const say = (distinct: boolean) =>
    admin.post('/api/admin/reports/duplication-overview/distinct', { oneId: otherId, otherId: oneId, distinct });
  expect(await list('twin')).toHaveLength(1);
  expect((await say(true)).statusCode).toBe(200);
  expect((await say(true)).statusCode).toBe(200);
  expect(await list('twin')).toEqual([]);
  await say(false);
  expect(await list('twin')).toHaveLength(1);
  expect((await admin.post('/api/admin/users/merge', { keepId: oneId, dropId: otherId })).statusCode).toBe(200);
  expect(await list('twin')).toEqual([]);
  const audits = await server.rows("select 1 from audit_events where action = 'users.tellApart'");
  expect(audits).toHaveLength(3);
});
