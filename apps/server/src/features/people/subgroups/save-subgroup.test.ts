import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { beforeAll, expect, test } from 'vitest';
import type { GroupId, UserId } from '../../../platform/access/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { verifyLedger } from '../../licences/ledger/check-ledger.ts';
import { purchaseLicences } from '../../licences/licence-orders/index.ts';
import { archiveSubgroup } from './save-subgroup.ts';

const server = await openTestApp({ connections: 20 });
const { db, services } = server;
let admin: Client;
let adminId: UserId;
let groupId: GroupId;

beforeAll(async () => {
  groupId = await buildGroup(db);
  adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  admin = await server.as(adminId);
});

const at = (subgroupId: number) => `/api/grouping-admin/groups/${groupId}/subgroups/${subgroupId}`;
const make = async (fields: object) =>
  (await admin.post(`/api/grouping-admin/groups/${groupId}/subgroups`, commandOf(fields))).json().id as number;

/** Returns the change as sent by a form that was opened just now. */
const changeOf = async (id: number, fields: object) => {
  const { name, ods_code, premises_number } = (await admin.get(at(id))).json();
  return admin.put(at(id), commandOf({ ...fields, baseValues: { name, ods_code, premises_number } }));
};

test('keeps the earlier register codes of a service with their days', async () => {
  const id = await make({ name: 'Quay', ods_code: 'fz9q1', premises_number: '' });
  const change = (fields: object) =>
    changeOf(id, { name: 'Quay', ods_code: 'FZ9Q1', premises_number: null, ...fields });
  await change({ premises_number: '1990001', codesFrom: '2026-03-01' });
  await change({ premises_number: '1990001', ods_code: 'FZ9Q2', codesFrom: '2026-09-01' });
  const codes = (await admin.get(`${at(id)}/codes`)).json();
  expect(
    codes.map((entry: { kind: string; code: string; holds_from: string }) => [
      entry.kind,
      entry.code,
      entry.holds_from,
    ]),
  ).toEqual([
    ['ods', 'FZ9Q2', '2026-09-01'],
    ['ods', 'FZ9Q1', '2026-09-01'],
    ['premises', '1990001', '2026-03-01'],
  ]);
  expect((await admin.get(at(id))).json()).toMatchObject({ ods_code: 'FZ9Q2', premises_number: '1990001' });
  expect((await change({ codesFrom: '2027-01-01' })).json().errors).toHaveProperty('codesFrom');
});

test('refuses a code from a day before 1950', async () => {
  const id = await make({ name: 'Old Pier', ods_code: '', premises_number: '' });
  const change = (codesFrom: string) =>
    changeOf(id, { name: 'Old Pier', ods_code: null, premises_number: '1990003', codesFrom });
  expect((await change('1949-12-31')).json().errors).toHaveProperty('codesFrom');
  expect((await change('1950-01-01')).statusCode).toBe(200);
});

test('refuses a code from a day before the last one of its kind; the other kind does not matter', async () => {
  const id = await make({ name: 'Wharf', ods_code: '', premises_number: '' });
  const change = (fields: object) =>
    changeOf(id, { name: 'Wharf', ods_code: 'FZ9R2', premises_number: null, ...fields });
  expect((await change({ codesFrom: '2026-05-01' })).statusCode).toBe(200);
  const refused = await change({ ods_code: 'FZ9R3', codesFrom: '2026-01-01' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { codesFrom: ['The current ODS code is valid from Fri 1st May 2026. Enter that day or a later one'] },
  ]);
  expect((await change({ premises_number: '1990002', codesFrom: '2026-01-01' })).statusCode).toBe(200);
  expect((await admin.get(at(id))).json()).toMatchObject({ ods_code: 'FZ9R2', premises_number: '1990002' });
  expect((await change({ name: 'Wharf', premises_number: '1990002', codesFrom: '2026-01-01' })).statusCode).toBe(200);
  expect((await change({ ods_code: 'FZ9R3', codesFrom: '2026-05-01' })).statusCode).toBe(200);
});

async function fillPool(subgroupId: number, quantity: number): Promise<void> {
  const { productId } = await buildCourse(db);
  await purchaseLicences(
    services,
    { id: adminId, level: 'superAdmin' },
    {
      groupId,
      productId: productId,
      quantity,
      certificateMonths: 12,
      transactionRef: 'TEST',
      poReference: '',
      directServiceOrder: 1,
      subgroupId,
      idempotencyKey: randomUUID(),
    },
  );
}

const left = async (kind: string) =>
  (
    await server.rows<{ sum: number }>(
      'select coalesce(sum(available), 0)::int as sum from licence_accounts where group_id = $1 and kind = $2',
      [groupId, kind],
    )
  )[0]?.sum;

test('archiving returns the pools to the general pot; restoring restores people, not seats', async () => {
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Closing' });
  await fillPool(subgroupId, 5);
  await fillPool(subgroupId, 3);
  expect([await left('POOL'), await left('POT')]).toEqual([8, 0]);
  expect((await admin.post(`${at(subgroupId)}/archive`)).json()).toEqual({ seats_returned: 8 });
  expect([await left('POOL'), await left('POT')]).toEqual([0, 8]);
  expect((await verifyLedger(db)).faults).toEqual([]);
  expect((await admin.get(at(subgroupId))).json()).toMatchObject({ is_archived: true });
  const restore = () => admin.post(`/api/grouping-admin/groups/${groupId}/restore-subgroup`, { subgroupId });
  expect((await restore()).statusCode).toBe(200);
  expect((await admin.get(at(subgroupId))).json()).toMatchObject({ name: 'Closing', is_archived: false });
  expect([await left('POOL'), await left('POT')]).toEqual([0, 8]);
});

test('of ten who archive a service at once one returns its seats, and none is returned twice', async () => {
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Contested' });
  await fillPool(subgroupId, 40);
  const pot = await left('POT');
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(`${at(subgroupId)}/archive`)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await left('POT')).toBe((pot ?? 0) + 40);
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('refuses to restore a service through another organisation', async () => {
  const otherGroupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId: otherGroupId, isArchived: true });
  const answer = await admin.post(`/api/grouping-admin/groups/${groupId}/restore-subgroup`, { subgroupId });
  expect(answer.statusCode).toBe(404);
  expect(await server.rows('select 1 from subgroups where id = $1 and archived_at is null', [subgroupId])).toEqual([]);
});

test('refuses to archive a service through another organisation, whatever its id', async () => {
  const subgroupId = await buildSubgroup(db, { groupId: await buildGroup(db) });
  const place = { groupId, subgroupId };
  const work = archiveSubgroup(services, { id: adminId, level: 'groupingAdmin' }, place);
  await expect(work).rejects.toMatchObject({ code: 'not_found' });
  expect(await server.rows('select 1 from subgroups where id = $1 and archived_at is null', [subgroupId])).toHaveLength(
    1,
  );
});

test('a code from before the first entry is valid since the service was created', async () => {
  const [row] = await server.rows<{ id: number }>(
    `insert into subgroups (group_id, name, ods_code, created_at) values ($1, 'Old', 'FZ9S1', '2025-02-03T10:00:00Z') returning id`,
    [groupId],
  );
  const change = (codesFrom: string) =>
    changeOf(row?.id ?? 0, { name: 'Old', ods_code: 'FZ9S2', premises_number: null, codesFrom });
  expect((await change('2025-02-02')).json().errors).toEqual({
    codesFrom: ['The current ODS code is valid from Mon 3rd Feb 2025. Enter that day or a later one'],
  });
  expect((await change('2026-04-01')).statusCode).toBe(200);
  const codes = (await admin.get(`${at(row?.id ?? 0)}/codes`)).json();
  expect(codes).toEqual([
    { kind: 'ods', code: 'FZ9S2', holds_from: '2026-04-01', recorded_by: expect.any(String) },
    { kind: 'ods', code: 'FZ9S1', holds_from: '2025-02-03', recorded_by: null },
  ]);
});

test('an ODS code belongs to one open service of an organisation, however a second gets it', async () => {
  const fields = (name: string) => ({ name, ods_code: 'FZ9T1', premises_number: '' });
  const first = await make(fields('First'));
  const taken = { odsCode: ['First has this ODS code. Archive that service or change its code first'] };
  const makeSecond = () => admin.post(`/api/grouping-admin/groups/${groupId}/subgroups`, commandOf(fields('Second')));
  expect((await makeSecond()).json().errors).toEqual(taken);
  const other = await make({ ...fields('Other'), ods_code: 'FZ9T2' });
  const rename = { ...fields('Other'), codesFrom: '2026-09-01' };
  expect((await changeOf(other, rename)).json().errors).toEqual(taken);
  expect((await admin.get(at(other))).json().ods_code).toBe('FZ9T2');
  await admin.post(`${at(first)}/archive`);
  expect((await makeSecond()).statusCode).toBe(200);
  const restored = await admin.post(`/api/grouping-admin/groups/${groupId}/restore-subgroup`, { subgroupId: first });
  expect([restored.statusCode, restored.json().message]).toEqual([
    409,
    'Second now has this ODS code. Archive that service or change its code first.',
  ]);
  const elsewhere = await buildGroup(db);
  expect(await buildSubgroup(db, { groupId: elsewhere, odsCode: 'FZ9T1' })).toBeGreaterThan(0);
});

test('of ten concurrent changes of ten services to one code, one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      admin.post(`/api/grouping-admin/groups/${groupId}/subgroups`, {
        name: `Rival ${nth}`,
        odsCode: 'FZ9U1',
        premisesNumber: '',
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
});

test('does not show organisations which site admin archived a service or entered a code', async () => {
  const site = await server.as(
    await buildUser(db, { firstName: 'Secret', lastName: 'Siteadmin', roles: ['super_admin'] }),
  );
  const { id } = (
    await site.post(`/api/admin/groups/${groupId}/subgroups`, {
      name: 'Wharf 9',
      odsCode: 'FZ9W9',
      premisesNumber: '',
    })
  ).json();
  await site.post(`/api/admin/groups/${groupId}/subgroups/${id}/archive`, {});
  const answerTo = async (client: Client, prefix: string) => {
    const base = `/api/${prefix}/groups/${groupId}`;
    const paths = [`subgroups/${id}`, `subgroups/${id}/codes`, 'subgroups?list=archived&q=wharf'];
    return (await Promise.all(paths.map((path) => client.get(`${base}/${path}`)))).map(({ body }) => body);
  };
  const shown = await answerTo(admin, 'grouping-admin');
  expect(shown.map((body) => [body.includes('FZ9W9'), body.includes('Siteadmin')])).toEqual(
    Array.from({ length: 3 }, () => [true, false]),
  );
  expect((await answerTo(site, 'admin')).every((body) => body.includes('Secret Siteadmin'))).toBe(true);
});

test('an archived service shows when and by whom, only to admins of the organisation', async () => {
  const subgroupId = await make({ name: 'Closed branch', ods_code: '', premises_number: '' });
  const serviceAdminId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdminId, groupId, subgroupId });
  const serviceAdmin = await server.as(serviceAdminId);
  const own = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}`;
  expect((await serviceAdmin.get(own)).statusCode).toBe(200);
  await admin.post(`${at(subgroupId)}/archive`);
  expect((await serviceAdmin.get(own)).statusCode).toBe(404);
  const [me] = await server.rows<{ name: string }>(
    `select first_name || ' ' || last_name as name from users where id = $1`,
    [adminId],
  );
  expect((await admin.get(at(subgroupId))).json()).toMatchObject({
    is_archived: true,
    archived: { at: '2026-09-01T09:00:00.000Z', by: me?.name },
  });
  const saved = await admin.put(`${at(subgroupId)}/settings`, { invitationDays: 9, invitationNote: null });
  expect([saved.statusCode, saved.json().message]).toEqual([409, 'This service is archived. Restore it first.']);
  await server.rows('update groups set archived_at = now() where id = $1', [groupId]);
  expect((await admin.get(at(subgroupId))).statusCode).toBe(404);
  await server.rows('update groups set archived_at = null where id = $1', [groupId]);
});
