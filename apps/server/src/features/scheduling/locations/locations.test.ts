import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
const otherId = await buildUser(server.db, { roles: ['super_admin'] });
await server.db.updateTable('users').set({ first_name: 'Ada', last_name: 'First' }).where('id', '=', otherId).execute();
const other = await server.as(otherId);
const base = '/api/admin/locations';

const fields = {
  name: 'Morecambe Bay',
  region: 'North West',
  address_line_1: '1 Quay Road',
  address_line_2: null,
  town: 'Morecambe',
  postcode: 'LA4 4XX',
  latitude: null,
  longitude: null,
};
let count = 0;

async function build(changes: Partial<Record<keyof typeof fields, unknown>> = {}): Promise<number> {
  count += 1;
  const answer = await admin.post(base, commandOf({ ...fields, name: `Area ${count}`, ...changes }));
  expect(answer.statusCode).toBe(200);
  return answer.json().id;
}
const read = async (id: number) => (await admin.get(`${base}/${id}`)).json();

test('stores the postcode in capitals with one space', async () => {
  const id = await build({ postcode: ' la44xx ' });
  expect(await read(id)).toMatchObject({ postcode: 'LA4 4XX', is_archived: false, has_position: true });
  const [row] = await server.rows<{ district: string }>(`select district from locations where id = ${id}`);
  expect(row?.district).toBe('LA4');
});

test.each([
  ['postcode', 'LA4 4XX1', 'This is not a UK postcode'],
  ['postcode', 'D02 AF30', 'This is not a UK postcode'],
  ['postcode', '', 'This is not a UK postcode'],
  ['name', '  ', 'This is required'],
  ['name', 'x'.repeat(256), 'Should be fewer than 255 characters'],
  ['town', '', 'This is required'],
  ['latitude', 12, 'Should be at least 49'],
  ['longitude', 40, 'Should be less than or equal to 2.5'],
  ['latitude', 54.1, 'Enter both latitude and longitude, or neither'],
])('refuses a location whose %s is %j', async (field, value, message) => {
  const answer = await admin.post(base, commandOf({ ...fields, name: 'Refused', [field]: value }));
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json();
  expect(Object.values(errors).flat()).toEqual([message]);
});

test('refuses an unknown region and unknown fields', async () => {
  expect((await admin.post(base, commandOf({ ...fields, region: 'Mercia' }))).statusCode).toBe(422);
  expect((await admin.post(base, commandOf({ ...fields, district: 'M1' }))).statusCode).toBe(422);
});

test('a Forces address has no position until latitude and longitude are entered', async () => {
  const id = await build({ postcode: 'BFPO 57' });
  expect(await read(id)).toMatchObject({ has_position: false });
  const exact = await build({ postcode: 'BFPO 57', latitude: 54.123_456_7, longitude: -2.5 });
  expect(await read(exact)).toMatchObject({ has_position: true, latitude: 54.12346, longitude: -2.5 });
});

test('two locations in use cannot have one name, and an archived one gives its name free', async () => {
  const first = await build({ name: 'Calder' });
  const again = await admin.post(base, commandOf({ ...fields, name: 'CALDER' }));
  expect(again.statusCode).toBe(422);
  expect(again.json().errors).toEqual({ name: ['Another location has this name. Choose another name.'] });
  expect((await admin.post(`${base}/${first}/state`, { list: 'archived' })).statusCode).toBe(200);
  await build({ name: 'Calder' });
  const restored = await admin.post(`${base}/${first}/state`, { list: 'open' });
  expect([restored.statusCode, restored.json().message]).toEqual([
    409,
    'Another location has this name now. Change its name first.',
  ]);
});

test('an archived location cannot be changed, and archiving it twice is one entry of the audit trail', async () => {
  const id = await build();
  for (const _time of [1, 2])
    expect((await admin.post(`${base}/${id}/state`, { list: 'archived' })).statusCode).toBe(200);
  const { is_archived, has_position, venues: _venues, id: _id, ...stored } = await read(id);
  expect([is_archived, has_position]).toEqual([true, true]);
  const answer = await admin.put(`${base}/${id}`, commandOf({ ...stored, town: 'Heysham', baseValues: stored }));
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'This location is archived. Restore it first.']);
  const events = await server.rows<{ action: string }>(
    `select action from audit_events where subject = 'location ${id}' order by id`,
  );
  expect(events.map(({ action }) => action)).toEqual(['locations.create', 'locations.archive']);
});

test('a change that leaves half a position is refused', async () => {
  const id = await build({ latitude: 54.1, longitude: -2.8 });
  const baseValues = { ...fields, name: `Area ${count}`, latitude: 54.1, longitude: -2.8 };
  const refused = await admin.put(`${base}/${id}`, commandOf({ ...baseValues, longitude: null, baseValues }));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ longitude: ['Enter both latitude and longitude, or neither'] });
  expect(await read(id)).toMatchObject({ longitude: -2.8 });
});

test('two people who change different fields are both saved, and an edit conflict shows both changes of one field', async () => {
  const id = await build({ name: 'Shared' });
  const opened = { ...fields, name: 'Shared' };
  const save = (who: typeof admin, changes: object) =>
    who.put(`${base}/${id}`, commandOf({ ...opened, ...changes, baseValues: opened }));
  expect((await save(other, { town: 'Heysham' })).statusCode).toBe(200);
  expect((await save(admin, { postcode: 'm1 1ae' })).json().now).toMatchObject({ town: 'Heysham', postcode: 'M1 1AE' });
  const conflict = await save(admin, { town: 'Lancaster' });
  expect(conflict.statusCode).toBe(409);
  expect(conflict.json().edit_conflict).toMatchObject({
    by: 'Ada First',
    fields: ['town'],
    now: { town: 'Heysham', postcode: 'M1 1AE' },
  });
});

test('lists by text, region and state, and exports the same rows', async () => {
  const id = await build({ name: 'Cardiff Bay', region: 'Wales', town: 'Cardiff', postcode: 'CF10 5AL' });
  const listed = async (query: string) =>
    (await admin.get(`${base}?${query}`)).json().rows.map((row: { id: number }) => row.id);
  expect(await listed('q=cardiff')).toEqual([id]);
  expect(await listed('q=cf10')).toEqual([id]);
  expect(await listed('region=Wales')).toEqual([id]);
  expect(await listed('region=Wales&list=archived')).toEqual([]);
  expect(await listed('q=%25')).toEqual([]);
  expect((await admin.get(`${base}?region=Mercia`)).statusCode).toBe(422);
  const csv = (await admin.get(`${base}/csv?region=Wales`)).body;
  expect(csv).toContain('Cardiff Bay');
  expect(csv.trim().split('\n')).toHaveLength(2);
});

test('two people who create one name at the same time get one location', async () => {
  const both = await Promise.all(
    [admin, other].map((who) => who.post(base, commandOf({ ...fields, name: 'At once' }))),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test('an unknown location is not found', async () => {
  expect((await admin.get(`${base}/999999`)).statusCode).toBe(404);
  expect((await admin.post(`${base}/999999/state`, { list: 'archived' })).statusCode).toBe(404);
});
