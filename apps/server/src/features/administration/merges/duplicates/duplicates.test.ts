import { expect, test } from 'vitest';
import { minutes } from '../../../../platform/clock/index.ts';
import { runDueJobs } from '../../../../platform/jobs/index.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { searchingDuplicates } from '../index.ts';

const server = await openTestApp();
const { db, clock } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'], lastName: 'Site' }));
const groupId = await buildGroup(db);
const [here, there] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
type Row = { keep: { id: number }; drop: { id: number }; score: number; reasons: string[]; group_id: number | null };
const read = async (query: string) => (await admin.get(`/api/admin/reports/duplication-overview?${query}`)).json();
const searchNow = () => admin.post('/api/admin/reports/duplication-overview/search', {});
const list = async (q: string): Promise<Row[]> => {
  await searchNow();
  return (await read(`q=${encodeURIComponent(q)}`)).rows;
};

async function member(person: Parameters<typeof buildUser>[1], at: { subgroupId: number; payroll?: string }) {
  const userId = await buildUser(db, person);
  await buildMembership(db, { userId, groupId, subgroupId: at.subgroupId });
  if (at.payroll)
    await db.updateTable('group_members').set({ payroll_number: at.payroll }).where('user_id', '=', userId).execute();
  return userId;
}

test('finds one mailbox with two labels, and suggests to keep the account in use', async () => {
  const invited = await buildUser(db, { email: 'ida.lund@example.org', state: 'provisional', lastName: 'Lund' });
  const used = await buildUser(db, { email: 'ida.lund+work@example.org', lastName: 'Lund-Berg' });
  await buildUser(db, { email: 'ida.lund@example.com', lastName: 'Lund' });
  expect(await list('lund')).toEqual([expect.objectContaining({ score: 60, reasons: ['email'], group_id: null })]);
  const [row] = await list('lund');
  expect([row?.keep.id, row?.drop.id]).toEqual([used, invited]);
});

test('finds one GPhC number, and one name with a payroll number or service, but not one name alone', async () => {
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

test('leaves out a pair marked as two people until the mark is removed', async () => {
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

test('searches all people every few minutes or on request; later decisions count at once', async () => {
  const search = () =>
    runDueJobs({ db, clock, jobs: [searchingDuplicates(clock)], log: (problem) => expect.fail(problem) });
  const emails = async () => {
    const { rows, searched_at: at } = await read('q=larch');
    return { pairs: rows.map(({ drop }: { drop: { email: string } }) => drop.email), at };
  };
  await db.deleteFrom('duplicate_searches').execute();
  expect((await emails()).at).toBe(null);
  await search();
  const begun = clock.now().toISOString();
  const keepId = await buildUser(db, { email: 'larch@example.org' });
  const [first, second] = [
    await buildUser(db, { email: 'larch+1@example.org' }),
    await buildUser(db, { email: 'larch+2@example.org' }),
  ];
  expect(await emails()).toEqual({ pairs: [], at: begun });
  clock.advance(minutes(10));
  await search();
  expect(await emails()).toMatchObject({ at: clock.now().toISOString() });
  expect((await emails()).pairs).toHaveLength(3);
  await db.updateTable('users').set({ email: 'birch@example.org' }).where('id', '=', second).execute();
  expect((await emails()).pairs).toHaveLength(3);
  expect((await searchNow()).statusCode).toBe(200);
  expect((await emails()).pairs).toEqual(['larch+1@example.org']);
  expect((await admin.post('/api/admin/users/merge', { keepId, dropId: first })).statusCode).toBe(200);
  expect((await emails()).pairs).toEqual([]);
});

test('finds the same pairs in two searches at the same time', async () => {
  await buildUser(db, { email: 'rowan@example.org' });
  await buildUser(db, { email: 'rowan+1@example.org' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => list('rowan')));
  expect(answers.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1, 1]);
});
