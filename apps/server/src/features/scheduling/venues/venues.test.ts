import { commandOf, emptyRecord } from '@doselore/contract';
import { venueFields } from '@doselore/contract/venues';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const other = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const base = '/api/admin/venues';
const [northgate, harbour] = [
  await buildGroup(db, { name: 'Northgate' }),
  await buildGroup(db, { name: 'Harbour' }),
] as const;

const fields = {
  ...emptyRecord(venueFields),
  ...{ name: 'Quay Room', address_line_1: '1 Quay Road', town: 'Morecambe', postcode: 'LA4 4XX', capacity: 16 },
  ...{ projector: true, wifi: true, step_free: true },
};
let count = 0;

async function build(changes: Partial<Record<keyof typeof fields, unknown>> = {}): Promise<number> {
  count += 1;
  const answer = await admin.post(base, commandOf({ ...fields, name: `Room ${count}`, ...changes }));
  expect(answer.json()).toEqual({ id: expect.any(Number) });
  return answer.json().id;
}
const read = async (id: number) => (await admin.get(`${base}/${id}`)).json();
const exclude = (id: number, groupIds: number[], baseGroups: number[] = [], reasons = groupIds.map(() => 'Noise')) =>
  admin.put(`${base}/${id}/exclusions`, { excludedGroupIds: groupIds, reasons, baseGroupIds: baseGroups });
const choices = async (groupId: number, query = '') =>
  (await admin.get(`/api/admin/groups/${groupId}/venues/choose?per_page=100&${query}`))
    .json()
    .rows.map((row: { id: number }) => row.id);

test('stores the equipment as a list, in its order', async () => {
  const id = await build();
  expect(await read(id)).toMatchObject({
    equipment: ['projector', 'wifi', 'step_free'],
    capacity: 16,
    location: null,
    group: null,
    is_archived: false,
    has_position: true,
    excluded: 0,
  });
});

test.each([
  ['postcode', 'LA4 4XX1', 'This is not a UK postcode'],
  ['capacity', 0, undefined],
  ['capacity', 1_001, undefined],
  ['capacity', 1.5, undefined],
  ['contact_email', 'nobody', 'This field must be a valid email'],
  ['longitude', -2.8, 'Enter both latitude and longitude, or neither'],
  ['location_id', 999_999, 'Choose a location in use'],
  ['group_id', 999_999, 'Choose an organisation that is not archived'],
])('refuses a venue whose %s is %j', async (field, value, message) => {
  const answer = await admin.post(base, commandOf({ ...fields, name: 'Refused', [field]: value }));
  expect(answer.statusCode).toBe(422);
  const messages = Object.values(answer.json().errors).flat();
  expect(messages).toHaveLength(1);
  if (message !== undefined) expect(messages).toEqual([message]);
});

test('two venues in use cannot have one name in one postcode, also when both are saved at once', async () => {
  await build({ name: 'Hall' });
  const again = await admin.post(base, commandOf({ ...fields, name: 'HALL', postcode: 'la44xx' }));
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Another venue in use has this name and postcode. Change one of them.',
  ]);
  await build({ name: 'Hall', postcode: 'LA1 1AA' });
  const both = await Promise.all(
    [admin, other].map((who) => who.post(base, commandOf({ ...fields, name: 'At once' }))),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('two people who change different equipment are both saved, and an edit conflict shows both changes of one field', async () => {
  const id = await build({ name: 'Shared' });
  const opened = { ...fields, name: 'Shared' };
  const save = (who: typeof admin, changes: object) =>
    who.put(`${base}/${id}`, commandOf({ ...opened, ...changes, baseValues: opened }));
  expect((await save(other, { fridge: true, capacity: 20 })).statusCode).toBe(200);
  expect((await save(admin, { projector: false })).json().now).toMatchObject({ fridge: true, capacity: 20 });
  expect((await read(id)).equipment).toEqual(['wifi', 'fridge', 'step_free']);
  const conflict = await save(admin, { capacity: 12 });
  expect([conflict.statusCode, conflict.json().edit_conflict.fields]).toEqual([409, ['capacity']]);
});

test('the audit trail names the venue, and has no contacts and no notes', async () => {
  const id = await build({ contact_name: 'Rosa Quinn', contact_email: 'Rosa@Example.org', contact_phone: '01524 111' });
  const opened = { ...fields, ...(await stored(id)) };
  const change = { ...opened, access_notes: 'Ring Rosa', contact_name: 'Rosa Quin', baseValues: opened };
  expect((await admin.put(`${base}/${id}`, commandOf(change))).statusCode).toBe(200);
  expect((await read(id)).contact_email).toBe('rosa@example.org');
  const trail = (await admin.post('/api/admin/audits', { about: `venue ${id}` })).json();
  const { name } = await stored(id);
  expect(trail.rows.map((row: { subject_name: string }) => row.subject_name)).toEqual([name, name]);
  const [line] = await server.rows<{ text: string }>(
    `select string_agg(a::text, ' ') as text from audit_events a where subject = 'venue ${id}'`,
  );
  expect(line?.text).toContain('contact_changed');
  expect(line?.text).not.toMatch(/rosa|01524/iu);
});

async function stored(id: number) {
  const { name, contact_name, contact_email, contact_phone } = await read(id);
  return { name, contact_name, contact_email, contact_phone };
}

test('an organisation chooses from its own rooms and from those that do not exclude it', async () => {
  const open = await build();
  const own = await build({ group_id: northgate, capacity: 6 });
  const excluding = await build();
  const archived = await build();
  expect((await exclude(excluding, [harbour])).statusCode).toBe(200);
  expect((await admin.post(`${base}/${archived}/state`, { list: 'archived' })).statusCode).toBe(200);
  const [forNorthgate, forHarbour] = [await choices(northgate), await choices(harbour)];
  expect(forNorthgate).toEqual(expect.arrayContaining([open, own, excluding]));
  expect(forHarbour).toContain(open);
  for (const id of [own, excluding, archived]) expect(forHarbour).not.toContain(id);
  expect(forNorthgate).not.toContain(archived);
  expect(await choices(northgate, 'capacity=7')).not.toContain(own);
});

test('a page of the release before replaces the exclusions, and is refused on top of the change of someone else', async () => {
  const id = await build();
  expect((await exclude(id, [northgate, harbour], [], ['Noise', 'Damage'])).statusCode).toBe(200);
  const rows = (await admin.get(`${base}/${id}/exclusions`)).json();
  expect(rows).toMatchObject([
    { group: { id: harbour, name: 'Harbour' }, reason: 'Damage' },
    { group: { id: northgate, name: 'Northgate' }, reason: 'Noise' },
  ]);
  const late = await exclude(id, [northgate]);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Someone else changed the exclusions after you opened them. Reload the page.',
  ]);
  expect((await exclude(id, [northgate], [northgate, harbour])).statusCode).toBe(200);
  expect((await read(id)).excluded).toBe(1);
});

test('keeps the exclusions of two people, and shows both versions when they changed the same list', async () => {
  const id = await build();
  const send = (groupIds: number[], exclusions: string, reason = 'Noise') =>
    admin.put(`${base}/${id}/exclusions`, {
      ...{ excludedGroupIds: groupIds, reasons: groupIds.map(() => reason), baseValues: { exclusions } },
    });
  const first = await send([harbour], '[]');
  expect(first.json()).toEqual({ ok: true, now: { exclusions: JSON.stringify([[harbour, 'Noise']]) } });
  const late = await send([harbour, northgate], '[]', 'Damage');
  expect([late.statusCode, late.json().edit_conflict]).toEqual([
    409,
    expect.objectContaining({ by: 'You', fields: ['exclusions'], now: first.json().now }),
  ]);
  expect((await send([], '[]')).json().now).toEqual(first.json().now);
  expect((await send([harbour, northgate], first.json().now.exclusions)).statusCode).toBe(200);
  expect((await read(id)).excluded).toBe(2);
});

test.each([
  ['an organisation twice', [1, 1], ['Noise', 'Noise'], 'Choose each organisation once'],
  ['an organisation without a reason', [1], [], 'Enter a reason for each organisation'],
  ['an unknown organisation', [999_999], ['Noise'], 'Choose organisations that are not archived'],
])('refuses to exclude %s', async (_what, groupIds, reasons, message) => {
  const id = await build();
  const answer = await exclude(id, groupIds, [], reasons);
  expect(answer.statusCode).toBe(422);
  expect(Object.values(answer.json().errors).flat()).toEqual([message]);
});

test('the owner of a room is never excluded from it', async () => {
  const own = await build({ group_id: northgate });
  expect((await exclude(own, [northgate])).json().errors).toEqual({
    excludedGroupIds: ['The owner of a room cannot be excluded from it'],
  });
  const id = await build({ name: 'Changes hands' });
  await exclude(id, [northgate, harbour]);
  const opened = { ...fields, name: 'Changes hands' };
  expect(
    (await admin.put(`${base}/${id}`, commandOf({ ...opened, group_id: northgate, baseValues: opened }))).statusCode,
  ).toBe(200);
  const rows: { group: { id: number } }[] = (await admin.get(`${base}/${id}/exclusions`)).json();
  expect(rows.map(({ group }) => group.id)).toEqual([harbour]);
});

test('an archived venue cannot be changed, and is restored unless its name is taken', async () => {
  const id = await build({ name: 'Old hall' });
  await admin.post(`${base}/${id}/state`, { list: 'archived' });
  const opened = { ...fields, name: 'Old hall' };
  const change = await admin.put(`${base}/${id}`, commandOf({ ...opened, capacity: 2, baseValues: opened }));
  expect([change.statusCode, change.json().message]).toEqual([409, 'This venue is archived. Restore it first.']);
  expect((await exclude(id, [harbour])).statusCode).toBe(409);
  await build({ name: 'Old hall' });
  expect((await admin.post(`${base}/${id}/state`, { list: 'open' })).statusCode).toBe(409);
});

test('a location with venues in use cannot be archived, and a venue takes only a location in use', async () => {
  const place = {
    region: 'Wales',
    address_line_1: '1 Bay',
    address_line_2: null,
    town: 'Cardiff',
    postcode: 'CF10 5AL',
  };
  const location = { ...place, name: 'Cardiff Bay', latitude: null, longitude: null };
  const locationId = (await admin.post('/api/admin/locations', commandOf(location))).json().id;
  const id = await build({ location_id: locationId });
  expect((await read(id)).location).toEqual({ id: locationId, name: 'Cardiff Bay' });
  const archive = () => admin.post(`/api/admin/locations/${locationId}/state`, { list: 'archived' });
  const refused = await archive();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'A venue in use names this location. Archive the venue or change its location first.',
  ]);
  await admin.post(`${base}/${id}/state`, { list: 'archived' });
  expect((await archive()).statusCode).toBe(200);
  expect((await admin.post(base, commandOf({ ...fields, name: 'Late', location_id: locationId }))).statusCode).toBe(
    422,
  );
});

test('venues are filtered by capacity, equipment and text, and the export has the same rows', async () => {
  const id = await build({ name: 'Zebra hall', capacity: 400, hearing_loop: true });
  const listed = async (query: string) =>
    (await admin.get(`${base}?per_page=100&${query}`)).json().rows.map((row: { id: number }) => row.id);
  expect(await listed('q=zebra')).toEqual([id]);
  expect(await listed('capacity=400')).toEqual([id]);
  expect(await listed('equipment=hearing_loop')).toEqual([id]);
  expect(await listed('q=zebra&equipment=couch')).toEqual([]);
  expect(await listed('q=zebra&list=archived')).toEqual([]);
  expect((await admin.get(`${base}?equipment=trampoline`)).statusCode).toBe(422);
  const csv = (await admin.get(`${base}/csv?q=zebra`)).body;
  expect(csv).toContain('Hearing loop');
  expect(csv.trim().split('\n')).toHaveLength(2);
});

test('a merge of organisations moves rooms and exclusions, and ends those that would exclude an owner', async () => {
  const [keep, drop] = [await buildGroup(db, { name: 'Keep' }), await buildGroup(db, { name: 'Drop' })];
  const both = await build();
  const dropOnly = await build();
  const ofDrop = await build({ group_id: drop });
  await exclude(both, [keep, drop]);
  await exclude(dropOnly, [drop]);
  await exclude(ofDrop, [keep]);
  const merged = await admin.post('/api/admin/groups/merge', { keepId: keep, dropId: drop });
  expect(merged.statusCode).toBe(200);
  const excludedAt = async (id: number) =>
    (await admin.get(`${base}/${id}/exclusions`)).json().map((row: { group: { id: number } }) => row.group.id);
  expect(await Promise.all([both, dropOnly, ofDrop].map(excludedAt))).toEqual([[keep], [keep], []]);
  expect((await read(ofDrop)).group.id).toBe(keep);
});
