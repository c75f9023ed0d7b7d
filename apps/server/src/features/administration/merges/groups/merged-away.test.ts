import { commandOf, emptyRecord } from '@doselore/contract';
import { groupFields } from '@doselore/contract/groups';
import { beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' }));
});

const look = async (groupId: number) => (await admin.get(`/api/admin/groups/${groupId}`)).json();

test('a merged organisation says where it went, and until when the merge can be undone', async () => {
  const [keepId, dropId] = [await buildGroup(db, { name: 'Wealden' }), await buildGroup(db, { name: 'Ashdown' })];
  expect(await look(dropId)).toMatchObject({ archived: null, merged: null });
  const { merge_id: mergeId } = (await admin.post('/api/admin/groups/merge', { keepId, dropId })).json();
  const at = '2026-09-01T09:00:00.000Z';
  const merged = { into: { id: keepId, name: 'Wealden' }, at, can_undo: true };
  expect(await look(dropId)).toMatchObject({ archived: { at, by: 'Morgan Ellis' }, merged });
  expect((await admin.post(`/api/admin/groups/${dropId}/state`, { list: 'open' })).statusCode).toBe(409);
  server.clock.set('2026-10-02T09:00:00.000Z');
  const later = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  expect((await later.get(`/api/admin/groups/${dropId}`)).json().merged).toEqual({ ...merged, can_undo: false });
  server.clock.set('2026-09-01T09:00:00.000Z');
  expect((await admin.post(`/api/admin/merges/${mergeId}/undo`, {})).statusCode).toBe(200);
  expect(await look(dropId)).toMatchObject({ is_archived: false, archived: null, merged: null });
});

test('names the person who archived an organisation; its contents are read-only until it is restored', async () => {
  const groupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId });
  const base = `/api/admin/groups/${groupId}`;
  await admin.post(`${base}/state`, { list: 'archived' });
  expect((await look(groupId)).archived).toEqual({ at: expect.any(String), by: 'Morgan Ellis' });
  expect((await admin.get(`${base}/subgroups/${subgroupId}`)).json()).toMatchObject({
    is_archived: false,
    group: { is_archived: true },
  });
  const baseValues = { invitation_days: null, invitation_note: null };
  const settings = { ...baseValues, invitation_days: 9, baseValues };
  const save = () => admin.put(`${base}/subgroups/${subgroupId}/settings`, commandOf(settings));
  const refused = await save();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This organisation is archived. Restore it first.',
  ]);
  expect((await admin.post(`${base}/state`, { list: 'open' })).statusCode).toBe(200);
  expect((await save()).statusCode).toBe(200);
});

test('refuses to merge two organisations whose services have the same ODS code', async () => {
  const [keepId, dropId] = [await buildGroup(db), await buildGroup(db)];
  await buildSubgroup(db, { groupId: keepId, name: 'Mill Road', odsCode: 'FZ9V1' });
  const match = await buildSubgroup(db, { groupId: dropId, name: 'Mill Road Pharmacy', odsCode: 'FZ9V1' });
  const merge = () => admin.post('/api/admin/groups/merge', { keepId, dropId });
  const refused = await merge();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Mill Road and Mill Road Pharmacy have the same ODS code. Archive one of them or change its code first.',
  ]);
  await admin.post(`/api/admin/groups/${dropId}/subgroups/${match}/archive`, {});
  expect((await merge()).statusCode).toBe(200);
});

test('the codes of a head office stay with the organisation that was merged away', async () => {
  const make = async (name: string, hq_code: string) =>
    (await admin.post('/api/admin/groups', commandOf({ ...emptyRecord(groupFields), name, hq_code }))).json()
      .id as number;
  const [keepId, dropId] = [await make('Kept', 'FZ9K'), await make('Dropped', 'FZ9D')];
  await admin.post('/api/admin/groups/merge', { keepId, dropId });
  const codesOf = async (id: number) =>
    (await admin.get(`/api/admin/groups/${id}/codes`)).json().map(({ code }: { code: string }) => code);
  expect([await codesOf(keepId), await codesOf(dropId)]).toEqual([['FZ9K'], ['FZ9D']]);
});
