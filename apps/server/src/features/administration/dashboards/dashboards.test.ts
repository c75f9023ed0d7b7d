import type { Dashboard } from '@doselore/contract/dashboards';
import { beforeAll, expect, test } from 'vitest';
import type { GroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { minutes } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLicence, buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { countingSite } from './index.ts';

const server = await openTestApp();
const { db, clock, services } = server;
clock.set('2026-03-15T10:00:00Z');

const [north, south] = [await buildGroup(db, { name: 'North' }), await buildGroup(db, { name: 'South' })];
const closed = await buildGroup(db, { name: 'Closed', isArchived: true });
const [hove, wick, shut] = [
  await buildSubgroup(db, { groupId: north, name: 'Hove' }),
  await buildSubgroup(db, { groupId: north, name: 'Wick' }),
  await buildSubgroup(db, { groupId: north, name: 'Shut', isArchived: true }),
];
await buildSubgroup(db, { groupId: south, name: 'Rye' });
const superId = await buildUser(db, { firstName: 'Sue', lastName: 'Super', roles: ['super_admin'] });
const managerId = await buildUser(db, { firstName: 'Max', lastName: 'Manager', roles: ['group_admin'] });
await buildManager(db, { userId: managerId, groupId: north });
const course = await buildAbstractCourse(db, { title: 'Sepsis' });
let superAdmin: Client;
let manager: Client;
const problems: string[] = [];

async function person(groupId: number, target: { subgroupId?: number; isArchived?: boolean; invited?: boolean } = {}) {
  const userId = await buildUser(db, { state: target.invited ? 'provisional' : 'active' });
  await buildMembership(db, { userId, groupId, ...target });
  return userId;
}

async function certificate(userId: number, groupId: number, target: { ends: string; state?: string }) {
  await server.rows(
    `insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
      title, source, source_id, awarded_on, months, expires_on, printed, state, verify_code)
    values ($1, $2, $3, 'abstract_course', $4, 'A', 'B', 'Sepsis', 'online', $2, '2025-01-01', 12, $5, '{}', $6, $1)`,
    [`S-${userId}`, userId, groupId, course, target.ends, target.state ?? 'valid'],
  );
}

async function complete(userId: number, groupId: GroupId, at: string) {
  const licence = await buildLicence(services, { groupId, userId, productId: course, actorId: superId });
  await server.rows(`update licences set state = 'completed', completed_at = $2 where id = $1`, [licence, at]);
}

beforeAll(async () => {
  superAdmin = await server.as(superId);
  manager = await server.as(managerId);
  const key = { productId: course, actorId: superId };
  await buildStock(services, { ...key, groupId: north, quantity: 100 });
  await buildStock(services, { ...key, months: 24, groupId: north, quantity: 5 });
  await buildStock(services, { ...key, groupId: south, quantity: 40 });
  const setting = { product_type: 'abstract_course', product_id: key.productId, low_at: 5 };
  await db.insertInto('licence_level_settings').values(setting).execute();
  const today = await person(north, { subgroupId: hove });
  const in30 = await person(north, { subgroupId: hove });
  const in31 = await person(north, { subgroupId: wick });
  const over = await person(north);
  const gone = await person(north, { isArchived: true });
  const replaced = await person(north);
  const elsewhere = await person(south);
  await certificate(today, north, { ends: '2026-03-15' });
  await certificate(in30, north, { ends: '2026-04-14' });
  await certificate(in31, north, { ends: '2026-04-15' });
  await certificate(over, north, { ends: '2026-03-14' });
  await certificate(gone, north, { ends: '2026-03-20' });
  await certificate(replaced, north, { ends: '2026-03-20', state: 'superseded' });
  await certificate(elsewhere, south, { ends: '2026-09-01' });
  await complete(today, north, '2026-03-01T00:00:00Z');
  await complete(in30, north, '2026-02-28T23:59:59Z');
  await complete(over, north, '2025-03-31T23:59:59Z');
  await complete(elsewhere, south, '2025-04-01T00:00:00Z');
  const waiting = await person(north, { invited: true });
  await person(north, { invited: true });
  await server.rows(
    `insert into link_tokens (selector, secret_hash, purpose, user_id, expires_at) values ('w', '', 'invitation', $1, '2026-03-20')`,
    [waiting],
  );
  await buildManager(db, { userId: today, groupId: north, subgroupId: hove });
  const outsider = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: outsider, groupId: north, subgroupId: wick });
});

const read = async (client: Client, address: string): Promise<Dashboard> => (await client.get(address)).json();
const inMonths = (counts: Dashboard['completions']) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ month, count }) => [month, count]));

test('the figures of an organisation count its services, members, seats, invitations and requests', async () => {
  const found = await read(superAdmin, `/api/admin/groups/${north}/dashboard`);
  expect(found.today).toBe('2026-03-15');
  expect(found.facts).toEqual({
    groups: 1,
    services: 2,
    members: 7,
    pot: 105,
    held: 3,
    invited: 2,
    invitations_ended: 1,
    services_without_admin: 1,
    open_requests: 0,
    low_stock: 1,
    ending_30: 2,
    ending_90: 3,
    ended: 1,
    overdue_bookings: 0,
  });
  expect(found.services_without_admin).toEqual([{ id: wick, name: 'Wick', group: { id: north, name: 'North' } }]);
  expect(found.low_stock).toEqual([
    { group: { id: north, name: 'North' }, title: 'Sepsis', months: 24, left: 5, bought: 5 },
  ]);
  expect(found.people).toEqual([
    { id: hove, name: 'Hove', count: 2 },
    { id: wick, name: 'Wick', count: 1 },
  ]);
  expect(found.people.map(({ id }) => id)).not.toContain(shut);
});

test('shows twelve months of expiries from this month, and twelve months of completions up to it', async () => {
  const found = await read(superAdmin, `/api/admin/groups/${north}/dashboard`);
  const months = ({ month }: { month: string }) => month;
  expect(found.certificates_ending.map(months)).toHaveLength(12);
  expect([found.certificates_ending[0]?.month, found.certificates_ending[11]?.month]).toEqual(['2026-03', '2027-02']);
  expect([found.completions[0]?.month, found.completions[11]?.month]).toEqual(['2025-04', '2026-03']);
  expect(inMonths(found.certificates_ending)).toEqual({ '2026-03': 1, '2026-04': 2 });
  expect(inMonths(found.completions)).toEqual({ '2026-02': 1, '2026-03': 1 });
});

test('the dashboard of the site adds up its open organisations', async () => {
  await person(closed);
  const found = await read(superAdmin, '/api/admin/dashboard');
  expect(found.facts).toMatchObject({ groups: 2, services: 3, members: 8, pot: 145, services_without_admin: 2 });
  expect(inMonths(found.completions)).toEqual({ '2025-04': 1, '2026-02': 1, '2026-03': 1 });
  expect(inMonths(found.certificates_ending)).toEqual({ '2026-03': 1, '2026-04': 2, '2026-09': 1 });
  expect(found.people).toEqual([
    { id: north, name: 'North', count: 7 },
    { id: south, name: 'South', count: 1 },
  ]);
});

test('an organisation admin sees only their own organisations', async () => {
  const own = await read(manager, '/api/grouping-admin/dashboard');
  expect(own.facts).toMatchObject({ groups: 1, members: 7, pot: 105 });
  expect(JSON.stringify(own)).not.toContain('South');
  expect(own.facts).toEqual((await read(manager, `/api/grouping-admin/groups/${north}/dashboard`)).facts);
  expect((await manager.get(`/api/grouping-admin/groups/${south}/dashboard`)).statusCode).toBe(404);
});

test('shows recent activity of admins, newest first, with the names of site admins only to themselves', async () => {
  const did = (actor: Parameters<typeof recordAudit>[1], subject: string, groupId: number) =>
    recordAudit(db, actor, { action: 'subgroups.change', subject, groupId });
  await did({ id: managerId, level: 'groupingAdmin' }, `subgroup ${hove}`, north);
  await did({ id: superId, level: 'superAdmin' }, `subgroup ${wick}`, north);
  await did({ id: superId, level: 'superAdmin' }, 'subgroup 999', south);
  await did({ id: managerId, level: 'member' }, 'subgroup 998', north);
  const { recent } = await read(manager, `/api/grouping-admin/groups/${north}/dashboard`);
  expect(recent.slice(0, 2)).toMatchObject([
    { action: 'subgroups.change', actor: null, subject_name: 'Wick', group: { name: 'North' } },
    { action: 'subgroups.change', actor: 'Max Manager', subject_name: 'Hove' },
  ]);
  expect(recent.map(({ subject }) => subject)).not.toContain('subgroup 998');
  const ofSite = await read(superAdmin, `/api/admin/groups/${north}/dashboard`);
  expect(ofSite.recent[0]?.actor).toBe('Sue Super');
});

test('each figure links to a list of as many people', async () => {
  const listed = async (filter: string) =>
    (await manager.get(`/api/grouping-admin/groups/${north}/members?${filter}`)).json().total;
  expect(await listed('certificates=ending30')).toBe(2);
  expect(await listed('certificates=ending90')).toBe(3);
  expect(await listed('certificates=ended')).toBe(1);
  expect(await listed('status=lapsed')).toBe(1);
  expect(await listed('status=invited')).toBe(2);
});

test('each figure over several organisations links to a list of them, the highest count first', async () => {
  const far = await person(south);
  await certificate(far, south, { ends: '2026-03-01' });
  const second = await person(south);
  await certificate(second, south, { ends: '2026-02-01' });
  await person(south, { invited: true });
  const { facts } = await read(superAdmin, '/api/admin/dashboard?counted=now');
  const total = { stock: 'low_stock', admins: 'services_without_admin', ended: 'ended' } as const;
  const rest = { ending30: 'ending_30', invitations: 'invitations_ended' } as const;
  for (const [attention, fact] of Object.entries({ ...total, ...rest })) {
    const { rows } = (await superAdmin.get(`/api/admin/groups?attention=${attention}&sort=-affected`)).json();
    const counts = rows.map(({ affected }: { affected: number }) => affected);
    expect([attention, counts.reduce((sum: number, count: number) => sum + count, 0)]).toEqual([
      attention,
      facts[fact],
    ]);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(counts.every((count: number) => count > 0)).toBe(true);
  }
  const ended = (await superAdmin.get('/api/admin/groups?attention=ended&sort=-affected')).json();
  expect(ended.rows).toMatchObject([
    { name: 'South', affected: 2 },
    { name: 'North', affected: 1 },
  ]);
  const own = (await manager.get('/api/grouping-admin/groups?attention=ended')).json();
  expect(own.rows).toMatchObject([{ name: 'North', affected: 1 }]);
  await superAdmin.post(`/api/admin/groups/${south}/state`, { list: 'inactive' });
  const paused = await read(superAdmin, '/api/admin/dashboard?counted=now');
  expect([paused.facts.groups, paused.facts.ended, paused.facts.pot]).toEqual([1, 1, 105]);
  expect((await superAdmin.get('/api/admin/groups?attention=ended')).json().rows).toHaveLength(1);
  await superAdmin.post(`/api/admin/groups/${south}/state`, { list: 'open' });
  expect((await superAdmin.get('/api/admin/groups?sort=-affected')).statusCode).toBe(200);
  const csv = await superAdmin.get('/api/admin/groups/csv?attention=ended&sort=-affected');
  expect(csv.body).toContain('Certificates expired');
  expect(csv.body.trim().split('\r\n')[1]).toMatch(/South.*,"2"$/u);
});

test('counts open licence requests, and lists the organisations that have some', async () => {
  const ask = (groupId: number, subgroupId: number, state: string, months: number) =>
    server.rows(
      `insert into licence_requests (group_id, subgroup_id, product_type, product_id, certificate_months, quantity,
        fulfilled_quantity, requested_by, state, requested_at) values ($1, $2, 'abstract_course', $3, $5, 4, 0, $6, $4, now())`,
      [groupId, subgroupId, course, state, months, superId],
    );
  await ask(north, hove, 'pending', 12);
  await ask(north, wick, 'part_fulfilled', 12);
  await ask(north, hove, 'declined', 24);
  await ask(closed, hove, 'pending', 36);
  expect((await read(manager, `/api/grouping-admin/groups/${north}/dashboard`)).facts.open_requests).toBe(2);
  expect((await read(superAdmin, '/api/admin/dashboard?counted=now')).facts.open_requests).toBe(2);
  const { rows } = (await superAdmin.get('/api/admin/groups?attention=requests')).json();
  expect(rows).toMatchObject([{ name: 'North', affected: 2 }]);
});

test('demo organisations count in no figure of the site and in no list behind it, but in those of their own admins', async () => {
  const site = () => read(superAdmin, '/api/admin/dashboard?counted=now');
  const [before, mine] = [await site(), await read(manager, '/api/grouping-admin/dashboard')];
  const list = async () => (await superAdmin.get('/api/admin/groups?attention=ended')).json().total;
  const ended = await list();
  await server.rows('update groups set is_demo = true where id = $1', [north]);
  const [after, stillMine] = [await site(), await read(manager, '/api/grouping-admin/dashboard')];
  expect([after.facts.groups, after.facts.pot < before.facts.pot]).toEqual([before.facts.groups - 1, true]);
  expect(await list()).toBe(ended - 1);
  expect(stillMine.facts).toEqual(mine.facts);
  await server.rows('update groups set is_demo = false where id = $1', [north]);
});

test('an organisation without any activity has a dashboard too', async () => {
  const empty = await buildGroup(db);
  const found = await read(superAdmin, `/api/admin/groups/${empty}/dashboard`);
  expect(found.facts).toMatchObject({ groups: 1, members: 0, pot: 0, low_stock: 0 });
  expect([found.low_stock, found.services_without_admin, found.people, found.recent]).toEqual([[], [], [], []]);
});

test('the figures of the site are counted every few minutes, when they are old or of yesterday, or on request', async () => {
  const members = async (query = '') => (await read(superAdmin, `/api/admin/dashboard${query}`)).facts.members;
  const count = () => runDueJobs({ db, clock, jobs: [countingSite(clock)], log: (problem) => problems.push(problem) });
  await count();
  const before = await members('?counted=now');
  await person(south);
  expect([await members(), await members('?counted=now')]).toEqual([before, before + 1]);
  expect((await read(manager, '/api/grouping-admin/dashboard')).counted_at).toBe(clock.now().toISOString());
  clock.advance(minutes(5));
  await count();
  expect(await members()).toBe(before + 1);
  await person(south);
  clock.advance(minutes(10));
  expect(await members()).toBe(before + 1);
  clock.advance(1);
  expect(await members()).toBe(before + 2);
  clock.set('2026-03-15T23:59:00Z');
  superAdmin = await server.as(superId);
  await count();
  await person(south);
  expect(await members()).toBe(before + 2);
  clock.set('2026-03-16T00:01:00Z');
  expect(await members()).toBe(before + 3);
  expect(problems).toEqual([]);
});
