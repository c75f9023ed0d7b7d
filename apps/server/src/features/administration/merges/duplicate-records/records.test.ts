import { randomUUID } from 'node:crypto';
import type { DuplicateKind, DuplicateRecord } from '@doselore/contract/merges';
import { expect, test } from 'vitest';
import type { GroupId } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import { runDueJobs } from '../../../../platform/jobs/index.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../../test-support/certificates/certificates.factory.ts';
import { buildLicence, buildStock } from '../../../../test-support/licences.factory.ts';
import { buildLink } from '../../../../test-support/links.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { searchingDuplicates } from '../index.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
const overview = '/api/admin/reports/duplication-overview';

async function read(kind: DuplicateKind, query: string): Promise<DuplicateRecord[]> {
  return (await admin.get(`${overview}/${kind}?${query}`)).json().rows;
}
async function list(kind: DuplicateKind, q: string): Promise<DuplicateRecord[]> {
  expect((await admin.post(`${overview}/search`, {})).statusCode).toBe(200);
  return read(kind, `q=${encodeURIComponent(q)}`);
}
const idsOf = (rows: DuplicateRecord[]) => rows.map(({ one, other }) => [one.id, other.id]);

async function member(lastName: string, groupIds: number[]): Promise<number> {
  const userId = await buildUser(db, { lastName });
  for (const groupId of groupIds) await buildMembership(db, { userId, groupId });
  return userId;
}
const issue = (target: { userId: number; groupId: GroupId; productId: number }) =>
  buildLicence(services, { ...target, actorId: adminId });

test('finds two live licences for one course in two organisations, or for a course and its refresher', async () => {
  const [here, there] = [await buildGroup(db), await buildGroup(db, { name: 'Tarn Pharmacy' })];
  const [full, refresher, other] = [await buildCourse(db), await buildCourse(db), await buildCourse(db)];
  await buildLink(db, { kind: 'refresher', from: full.productId, to: refresher.productId });
  const twice = await member('Ashgrove', [here, there]);
  const one = await issue({ userId: twice, groupId: here, productId: full.productId });
  const two = await issue({ userId: twice, groupId: there, productId: full.productId });
  const both = await member('Ashford', [here]);
  const pair = [
    await issue({ userId: both, groupId: here, productId: full.productId }),
    await issue({ userId: both, groupId: here, productId: refresher.productId }),
  ];
  // Two unrelated courses, a licence that has ended, and one licence for each of two people.
  const near = await member('Ashwell', [here, there]);
  await issue({ userId: near, groupId: here, productId: full.productId });
  await issue({ userId: near, groupId: there, productId: other.productId });
  const ended = await issue({ userId: near, groupId: there, productId: full.productId });
  await db.updateTable('licences').set({ state: 'completed' }).where('id', '=', ended).execute();
  const rows = await list('licences', 'ash');
  expect(rows.map(({ person, reasons }) => [person?.last_name, reasons])).toEqual([
    ['Ashford', ['refresher']],
    ['Ashgrove', ['same_course']],
  ]);
  expect(idsOf(rows)).toEqual([pair, [one, two]]);
  expect(rows[1]?.other).toMatchObject({ group: { id: there, name: 'Tarn Pharmacy' }, state: 'issued' });
  expect(idsOf(await read('licences', 'q=ash&reason=refresher'))).toEqual([pair]);
  expect((await read('licences', 'q=ash&sort=-person'))[0]?.person?.last_name).toBe('Ashgrove');

  const sheet = (await admin.get(`${overview}/licences/csv?q=ashgrove`)).body;
  expect(sheet).toContain('"Same course","');
  expect(sheet).toMatch(/"Not started","\d\d-\d\d-\d{4}","12","[^"]+","Tarn Pharmacy","Not started"/u);

  const path = `/api/admin/groups/${there}/take-back-licences`;
  const body = { licenceIds: [two], reason: 'no_longer_needed', idempotencyKey: randomUUID() };
  expect((await admin.post(path, body)).statusCode).toBe(200);
  expect(idsOf(await read('licences', 'q=ash'))).toEqual([pair]);
});

test('finds two certificates in force of one person, but no expired or superseded ones', async () => {
  const [here, there] = [await buildGroup(db), await buildGroup(db)];
  const { productId } = await buildCourse(db);
  const give = async (lastName: string, second: Partial<Parameters<typeof buildCertificate>[1]>) => {
    const userId = await member(lastName, [here, there]);
    const lasting = { productId, userId, expiresOn: '2999-01-01' };
    const ids = [await buildCertificate(db, { ...lasting, groupId: here })];
    ids.push(await buildCertificate(db, { ...lasting, groupId: there, ...second }));
    return ids;
  };
  const twice = await give('Birchall', {});
  const endless = await give('Birchley', { expiresOn: null });
  await give('Birchwood', { expiresOn: '2020-01-01' });
  await give('Birchmore', { state: 'superseded' });
  await give('Birchgate', { productId: (await buildCourse(db)).productId });
  expect(idsOf(await list('certificates', 'birch'))).toEqual([twice, endless]);
  await db
    .updateTable('certificates')
    .set({ state: 'revoked' })
    .where('id', '=', twice[1] ?? 0)
    .execute();
  expect(idsOf(await read('certificates', 'q=birch'))).toEqual([endless]);
});

test('finds a course bought with two certificate lengths while both have licences left', async () => {
  const groupId = await buildGroup(db, { name: 'Months Pharmacy' });
  const [both, gone, single] = [await buildCourse(db), await buildCourse(db), await buildCourse(db)];
  const buy = (productId: number, months: number, quantity: number) =>
    buildStock(services, { groupId, productId, months, quantity, actorId: adminId });
  await buy(both.productId, 36, 4);
  await buy(both.productId, 24, 6);
  await buy(gone.productId, 36, 1);
  await buy(gone.productId, 24, 3);
  await buy(single.productId, 24, 3);
  await buy(single.productId, 24, 2);
  await admin.post(`/api/admin/groups/${groupId}/adjust-quantity`, {
    productType: 'abstract_course',
    productId: gone.productId,
    certificateMonths: 36,
    change: -1,
    reason: 'Old rules',
    idempotencyKey: randomUUID(),
  });
  const rows = await list('months', 'months pharmacy');
  expect(rows.map(({ one, other }) => [one.productId, one.certificateMonths, one.count, other.count])).toEqual([
    [both.productId, 36, 4, 6],
  ]);
  const edit = await admin.post(`/api/admin/groups/${groupId}/edit-cert-months`, {
    productType: 'abstract_course',
    productId: both.productId,
    certificateMonths: 36,
    newCertificateMonths: 24,
    quantity: 4,
    reason: 'New rules',
    idempotencyKey: randomUUID(),
  });
  expect(edit.statusCode).toBe(200);
  expect(await read('months', 'q=months pharmacy')).toEqual([]);
});

test('finds one venue with two spellings and changes it to one; two venues stay separate', async () => {
  const groupId = await buildGroup(db, { name: 'Venue Pharmacy' });
  const elsewhere = await buildGroup(db, { name: 'Venue Care' });
  const { productId } = await buildCourse(db);
  const at = (place: string, target = groupId) => buildVirtualGroup(db, { groupId: target, productId, place });
  const [first, second] = [await at('Riverside Training Room'), await at('The riverside training-room')];
  const third = await at('The riverside training-room');
  await at('Riverside Meeting Room');
  await at('Riverside Training Room 2');
  await at('riverside training room', elsewhere);
  const rows = await list('venues', 'venue');
  expect(idsOf(rows)).toEqual([[first, second]]);
  expect(rows[0]).toMatchObject({ one: { count: 1 }, other: { name: 'The riverside training-room', count: 2 } });

  const respell = (body: object) => admin.post(`${overview}/venues/respell`, { groupId, ...body });
  const to = { from: 'The riverside training-room', to: 'Riverside Training Room' };
  expect((await respell({ ...to, to: 'Riverside Meeting Room' })).statusCode).toBe(409);
  expect((await respell({ ...to, to: to.from })).statusCode).toBe(409);
  expect((await respell({ ...to, from: 'riverside training room' })).statusCode).toBe(404);
  expect((await respell({ ...to, to: ' ' })).statusCode).toBe(422);
  expect((await respell(to)).json()).toEqual({ virtual_group_ids: [second, third] });
  expect(await read('venues', 'q=venue')).toEqual([]);
  const back = { from: to.to, to: to.from, only: [second, third] };
  expect((await respell(back)).json()).toEqual({ virtual_group_ids: [second, third] });
  expect(idsOf(await read('venues', 'q=venue'))).toEqual([[first, second]]);
  await server.rows('update groups set archived_at = now() where id = $1', [groupId]);
  expect((await respell(to)).statusCode).toBe(409);
  await server.rows('update groups set archived_at = null where id = $1', [groupId]);
  const audits = await server.rows(
    "select detail from audit_events where action = 'virtualGroups.respellVenue' order by id",
  );
  expect(audits).toHaveLength(2);
  await server.rows('update virtual_groups set place = $2 where id = $1', [second, 'Riverside Training Room ']);
  const spaced = { from: 'Riverside Training Room ', to: 'Riverside Training Room' };
  expect((await respell(spaced)).json()).toEqual({ virtual_group_ids: [second] });
  expect((await respell({ from: '—', to: '?' })).statusCode).toBe(409);
});

test('finds two open services with one code, or with one name in one organisation', async () => {
  const [here, there] = [await buildGroup(db, { name: 'Alder' }), await buildGroup(db, { name: 'Alder Two' })];
  const service = (groupId: number, name: string, more: object = {}) => buildSubgroup(db, { groupId, name, ...more });
  const code = [
    await service(here, 'Market', { odsCode: 'FZ9X1' }),
    await service(there, 'Square', { odsCode: 'FZ9X1' }),
  ];
  const named = [await service(here, 'Mill Lane'), await service(here, 'mill-lane')];
  const numbered = [await service(here, 'Dock'), await service(here, 'Quay')];
  await db.updateTable('subgroups').set({ premises_number: '1999001' }).where('id', 'in', numbered).execute();
  // Three pairs that are no duplicates: one name in two organisations, an archived service with the code of another, and
  // two services without a code.
  await service(there, 'Mill Lane');
  await service(there, 'Closed', { odsCode: 'FZ9X1', isArchived: true });
  const rows = await list('services', 'alder');
  expect(idsOf(rows).sort()).toEqual([code, named, numbered].sort());
  expect(rows.flatMap(({ reasons }) => reasons).sort()).toEqual(['name', 'ods', 'premises']);
  await db
    .updateTable('subgroups')
    .set({ name: 'Mill Lane 2' })
    .where('id', '=', named[1] ?? 0)
    .execute();
  expect(idsOf(await read('services', 'q=alder')).sort()).toEqual([code, numbered].sort());
});

test('leaves out distinct records until the mark is removed; only site admins see the search results', async () => {
  const [here, there] = [await buildGroup(db), await buildGroup(db)];
  const { productId } = await buildCourse(db);
  const userId = await member('Elmhurst', [here, there]);
  const one = await issue({ userId, groupId: here, productId });
  await runDueJobs({ db, clock, jobs: [searchingDuplicates(clock)], log: (problem) => expect.fail(problem) });
  const two = await issue({ userId, groupId: there, productId });
  expect(await read('licences', 'q=elmhurst')).toEqual([]);
  const say = (distinct: boolean, otherId = two) =>
    admin.post(`${overview}/licences/distinct`, { oneId: otherId, otherId: one, distinct });
  expect((await say(true)).statusCode).toBe(404);
  clock.advance(minutes(11));
  await runDueJobs({ db, clock, jobs: [searchingDuplicates(clock)], log: (problem) => expect.fail(problem) });
  expect(idsOf(await read('licences', 'q=elmhurst'))).toEqual([[one, two]]);
  expect((await say(true, one)).statusCode).toBe(409);
  for (const _ of [1, 2]) expect((await say(true)).statusCode).toBe(200);
  expect(await list('licences', 'elmhurst')).toEqual([]);
  expect((await say(false)).statusCode).toBe(200);
  expect(await list('licences', 'elmhurst')).toHaveLength(1);
  const audits = await server.rows("select 1 from audit_events where action = 'duplicates.keep'");
  expect(audits).toHaveLength(3);
  expect((await admin.get(`${overview}/nonsense`)).statusCode).toBe(404);
  expect((await admin.get(`${overview}/licences?reason=nonsense`)).statusCode).toBe(422);
  const learner = await server.as(userId);
  expect((await learner.get(`${overview}/licences`)).statusCode).toBe(403);
});

test('finds live licences for two courses that count as the same, through the one that stands for them', async () => {
  const groupId = await buildGroup(db);
  const [one, two, anchor] = [await buildCourse(db), await buildCourse(db), await buildCourse(db)];
  for (const { productId } of [one, two])
    await buildLink(db, { kind: 'equivalent', from: productId, to: anchor.productId });
  const userId = await member('Zetland', [groupId]);
  const pair = [
    await issue({ userId, groupId, productId: one.productId }),
    await issue({ userId, groupId, productId: two.productId }),
  ];
  const rows = await list('licences', 'zetland');
  expect(rows.map(({ reasons }) => reasons)).toEqual([['equivalent']]);
  expect(idsOf(rows)).toEqual([pair]);
});
