import { commandName, commandOf, emptyRecord } from '@doselore/contract';
import { groupFields, type RegisterCode } from '@doselore/contract/groups';
import { beforeAll, expect, test } from 'vitest';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
});

const fields = {
  ...emptyRecord(groupFields),
  name: 'Fern Hill Pharmacies',
  hq_code: ' fz9hq ',
  superintendent_name: 'Ada Byron',
  superintendent_number: '299 0012',
};
const namesIn = async (list: string, client = admin, prefix = 'admin') =>
  (await client.get(`/api/${prefix}/groups?list=${list}&per_page=100`))
    .json()
    .rows.map((row: { name: string }) => row.name);

test('creates, reads and changes an organisation, with its codes in the form of the registers', async () => {
  const { id } = (await admin.post('/api/admin/groups', commandOf(fields))).json();
  const profile = async () => (await admin.get(`/api/admin/groups/${id}/profile`)).json();
  expect(await profile()).toMatchObject({ hq_code: 'FZ9HQ', superintendent_number: '2990012', is_active: true });
  const change = async (changes: object) => {
    const { is_active: _list, is_archived: _too, created_at: _at, ...baseValues } = await profile();
    return admin.put(
      `/api/admin/groups/${id}`,
      commandOf({ ...fields, name: 'Fern Hill', hq_code: '', ...changes, baseValues }),
    );
  };
  expect((await change({ codesFrom: '2026-08-31' })).json().errors).toEqual({
    codesFrom: [
      'The current ODS code of the head office is valid from Tue 1st Sep 2026. Enter that day or a later one',
    ],
  });
  const codesFrom = { codesFrom: '2026-09-01' };
  expect((await change(codesFrom)).statusCode).toBe(200);
  expect(await profile()).toMatchObject({ name: 'Fern Hill', hq_code: null });
  await change({ ...codesFrom, notes: 'Pays late' });
  const codes = (await admin.get(`/api/admin/groups/${id}/codes`)).json();
  expect(codes.map(({ kind, code, holds_from }: RegisterCode) => [kind, code, holds_from])).toEqual([
    ['hq', null, '2026-09-01'],
    ['hq', 'FZ9HQ', '2026-09-01'],
  ]);
  const audited = await server.rows<{ detail: object }>(
    "select detail from audit_events where action = 'groups.change' and group_id = $1 order by id",
    [id],
  );
  expect(audited.map(({ detail }) => detail)).toEqual([{}, { notes_changed: true }]);
});

test.each([
  ['hq_code', 'X'],
  ['superintendent_number', '5990012'],
  ['superintendent_number', '29900123'],
  ['name', '   '],
])('names a wrong %s and creates no organisation', async (field, value) => {
  const answer = await admin.post('/api/admin/groups', commandOf({ ...fields, name: 'Never made', [field]: value }));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([commandName(field)]);
  expect(await namesIn('open')).not.toContain('Never made');
});

test('moves an organisation between three lists; its admin sees it only while it is not archived', async () => {
  const groupId = await buildGroup(db, { name: 'Moving Pharmacy' });
  const managerId = await buildUser(db, { roles: ['group_admin'] });
  await buildMembership(db, { userId: managerId, groupId });
  await buildManager(db, { userId: managerId, groupId });
  const manager = await server.as(managerId);
  const move = (list: string) => admin.post(`/api/admin/groups/${groupId}/state`, { list });
  for (const list of ['inactive', 'archived', 'open']) {
    expect((await move(list)).statusCode).toBe(200);
    for (const other of ['open', 'inactive', 'archived'])
      expect((await namesIn(other)).includes('Moving Pharmacy')).toBe(other === list);
    const status = (await manager.get(`/api/grouping-admin/groups/${groupId}`)).statusCode;
    expect(status).toBe(list === 'archived' ? 404 : 200);
  }
  const audits = await server.rows<{ changes: object }>(
    `select changes from audit_events where action = 'groups.move' and group_id = $1 order by id`,
    [groupId],
  );
  expect(audits.map(({ changes }) => changes)).toEqual([
    { list: ['open', 'inactive'] },
    { list: ['inactive', 'archived'] },
    { list: ['archived', 'open'] },
  ]);
});

test('exports every page of the filtered list, without formulas', async () => {
  for (let count = 0; count < 25; count += 1) await buildGroup(db, { name: `=Sum ${count}` });
  const csv = (await admin.get('/api/admin/groups/csv?q=%3Dsum&per_page=5&sort=name')).body;
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(26);
  expect(lines[1]).toContain(`"'=Sum 0"`);
});
