import { sessionsText } from '@doselore/contract/course-planning';
import { afterEach, expect, test } from 'vitest';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildPlanning, type Planning, session } from '../course-planning/planning.factory.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const today = '2027-01-01T09:00:00Z';
clock.set(today);
afterEach(() => clock.set(today));

type Row = { check: string; detail: string; virtual_group: { id: number } };

/** Returns the checks that find something about a course, as a site admin sees them. */
async function checksOf(world: Planning, id: number, query = ''): Promise<string[]> {
  const answer = await world.asSuper.get(
    `/api/admin/virtual-groups-health?groupId=${world.groupId}&per_page=100${query}`,
  );
  return answer
    .json()
    .rows.filter((row: Row) => row.virtual_group.id === id)
    .map((row: Row) => row.check);
}

/** A complete, scheduled course with a trainer who may lead it, and with seats. */
async function scheduled(more: object = {}, days = ['2027-01-05']) {
  const world = await buildPlanning(server);
  const { groupId, productId, superId: actorId } = world;
  await buildStock(services, { groupId, productId, months: 12, actorId, quantity: 2 });
  const { id } = (await world.create(more)).json();
  await world.plan(id, { sessions: sessionsText(days.map((day) => session(day))) });
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  const set = (values: object) => db.updateTable('virtual_groups').set(values).where('id', '=', id).execute();
  return { world, id: id as number, set };
}

test('a sound course has no finding, and is counted', async () => {
  const { world, id } = await scheduled();
  expect(await checksOf(world, id)).toEqual([]);
  const answer = await world.asSuper.get(`/api/admin/virtual-groups-health?groupId=${world.groupId}`);
  expect(answer.json()).toMatchObject({ looked_at: 1, with_findings: 0, by_check: [], total: 0 });
});

test.each([
  ['no-trainer', { trainer_user_id: null }],
  ['no-place', { place: null }],
  ['no-link', { deliverable_id: 3, meeting_url: null }],
])('a scheduled course gets the finding %s alone', async (check, values) => {
  const { world, id, set } = await scheduled();
  await set(values);
  expect(await checksOf(world, id)).toEqual([check]);
});

test('finds a trainer who is not active, does not teach the course any more, or is excluded', async () => {
  const { world, id } = await scheduled();
  const trainer = (values: object) =>
    db.updateTable('trainers').set(values).where('user_id', '=', world.trainerId).execute();
  await trainer({ deactivated_at: '2026-12-01T09:00:00Z', deactivation_reason: 'Retired' });
  expect(await checksOf(world, id)).toEqual(['trainer-unfit']);
  await trainer({ deactivated_at: null, deactivation_reason: null });
  const suitability = (valid: string | null) =>
    db.updateTable('trainer_suitabilities').set({ valid_until: valid }).where('trainer_user_id', '=', world.trainerId);
  await suitability('2027-01-04').execute();
  expect(await checksOf(world, id)).toEqual(['trainer-unfit']);
  await suitability('2027-01-05').execute();
  expect(await checksOf(world, id)).toEqual([]);
  const { trainerId: trainer_user_id, groupId: group_id } = world;
  const excluded = { trainer_user_id, group_id, kind: 'excluded', reason: 'former employer' };
  await db.insertInto('trainer_group_compatibilities').values(excluded).execute();
  expect(await checksOf(world, id)).toEqual(['trainer-unfit']);
});

test('a draft may have a trainer who has not accepted the invitation, a scheduled course may not', async () => {
  const { world, id, set } = await scheduled();
  const trainerState = (state: string) =>
    server.rows('update users set state = $2 where id = $1', [world.trainerId, state]);
  await trainerState('provisional');
  expect(await checksOf(world, id)).toEqual(['trainer-unfit']);
  await set({ state: 'draft' });
  expect(await checksOf(world, id)).toEqual([]);
  await trainerState('disabled');
  expect(await checksOf(world, id)).toEqual(['trainer-unfit']);
});

test('finds too many delegates, an unreached minimum and missing licences', async () => {
  const { world, id, set } = await scheduled();
  await world.invite(id, [await world.member(), await world.member()]);
  expect(await checksOf(world, id)).toEqual([]);
  await set({ delegate_places_allowed: 1, minimum_delegates: 3 });
  expect(await checksOf(world, id)).toEqual(['below-minimum', 'over-full']);
  await set({ delegate_places_allowed: 3 });
  await world.invite(id, [await world.member()]);
  expect(await checksOf(world, id)).toEqual(['seats-short']);
  await set({ training_start: '2027-01-15T09:00:01Z', training_end: '2027-01-15T12:00:00Z' });
  expect(await checksOf(world, id)).toEqual([]);
});

test('a course below its minimum is a finding from a week before the start', async () => {
  const { world, id, set } = await scheduled();
  await set({ minimum_delegates: 1, training_start: '2027-01-08T09:00:01Z', training_end: '2027-01-08T12:00:00Z' });
  expect(await checksOf(world, id)).toEqual([]);
  await set({ training_start: '2027-01-08T09:00:00Z' });
  expect(await checksOf(world, id)).toEqual(['below-minimum']);
});

test('a finding about a course of several days has its next session, and is listed at that day', async () => {
  const { world, id } = await scheduled({}, ['2027-01-05', '2027-01-12']);
  const { id: between } = (await world.create()).json();
  await world.plan(between, { sessions: sessionsText([session('2027-01-08')]) });
  expect((await world.asSuper.post(world.at(between, '/publish'), {})).statusCode).toBe(200);
  await db.updateTable('virtual_groups').set({ place: null }).where('id', 'in', [id, between]).execute();
  await db.updateTable('virtual_group_sessions').set({ place: null }).where('virtual_group_id', '=', id).execute();
  clock.set('2027-01-06T09:00:00Z');
  const path = `/api/admin/virtual-groups-health?groupId=${world.groupId}&details=no-place`;
  // The clock has passed the end of the first session of the browser.
  const admin = await server.as(world.superId);
  const { rows } = (await admin.get(path)).json();
  expect(rows).toMatchObject([
    { virtual_group: { id: between }, days: 1 },
    { virtual_group: { id }, days: 2, next_session: { training_start: expect.stringMatching(/^2027-01-12T/u) } },
  ]);
});

test('a course that was booked over a conflict has a finding', async () => {
  const { world } = await scheduled();
  const { id } = (await world.create()).json();
  await world.plan(id, { sessions: sessionsText([session('2027-01-05')]) });
  await world.asSuper.post(world.at(id, '/publish'), { ignoreConflictWarning: 1, conflictReason: 'One room' });
  expect(await checksOf(world, id)).toEqual(['double-booked']);
});

test('a register and a closing that are late are findings', async () => {
  const { world, id } = await scheduled();
  const [one] = [await world.member()];
  await world.invite(id, [one]);
  clock.set('2027-01-06T09:00:00Z');
  expect(await checksOf(await again(world), id)).toEqual(['register-late']);
  await db
    .updateTable('virtual_group_delegates')
    .set({ attendance: 'attended' })
    .where('virtual_group_id', '=', id)
    .execute();
  expect(await checksOf(await again(world), id)).toEqual([]);
  clock.set('2027-01-12T13:00:00Z');
  expect(await checksOf(await again(world), id)).toEqual(['close-late']);
});

/** Signs the site admin in again, after the clock has moved past the end of the session. */
async function again(world: Planning): Promise<Planning> {
  return { ...world, asSuper: await server.as(world.superId) };
}

test('an archived organisation is a finding for site admins, with the venue that it can no longer use', async () => {
  const { world, id } = await scheduled();
  await db.updateTable('groups').set({ archived_at: new Date() }).where('id', '=', world.groupId).execute();
  expect(await checksOf(world, id)).toEqual(['organisation-archived']);
});

test('one check, the weeks ahead and the search narrow the report', async () => {
  const { world, id, set } = await scheduled({ title: 'Contraception' });
  await set({ place: null, minimum_delegates: 1 });
  expect(await checksOf(world, id)).toEqual(['below-minimum', 'no-place']);
  expect(await checksOf(world, id, '&details=no-place')).toEqual(['no-place']);
  expect(await checksOf(world, id, '&q=nothing')).toEqual([]);
  await set({ training_start: '2027-03-01T10:00:00Z', training_end: '2027-03-01T13:00:00Z' });
  expect(await checksOf(world, id, '&weeks=4')).toEqual([]);
  expect(await checksOf(world, id)).toEqual(['no-place']);
  expect(await checksOf(world, id, `&weeks=4&virtualGroupId=${id}`)).toEqual(['no-place']);
});

test('a draft is checked from the moment it has a date until its day is over', async () => {
  const { world, set } = await scheduled();
  await set({ state: 'draft', place: null });
  const drafts = async () =>
    (await world.asSuper.get(`/api/admin/virtual-groups-health?groupId=${world.groupId}`)).json();
  expect(await drafts()).toMatchObject({ looked_at: 1, rows: [{ check: 'no-place', is_draft: true }] });
  await set({ training_start: null, training_end: null });
  expect(await drafts()).toMatchObject({ looked_at: 0, rows: [] });
  await set({ training_start: '2026-12-31T10:00:00Z', training_end: '2026-12-31T13:00:00Z' });
  expect(await drafts()).toMatchObject({ looked_at: 0, rows: [] });
});

test('an organisation admin sees the own organisation alone, and gets the same rows as a file', async () => {
  const { world, set } = await scheduled();
  await set({ place: null });
  const other = await scheduled();
  await other.set({ place: null });
  const answer = await world.asAdmin.get('/api/grouping-admin/virtual-groups-health');
  expect(answer.json().rows.map((row: { group: { id: number } }) => row.group.id)).toEqual([world.groupId]);
  const file = await world.asAdmin.get('/api/grouping-admin/virtual-groups-health/csv');
  expect(file.body.trim().split('\n')).toHaveLength(2);
  expect(file.body).toContain('"No place"');
  const trainer = await server.as(await buildTrainer(db));
  expect((await trainer.get('/api/virtual-group-admin/virtual-groups-health')).statusCode).toBe(404);
  const nobody = await server.as(await buildUser(db));
  expect((await nobody.get('/api/grouping-admin/virtual-groups-health')).statusCode).toBe(403);
});

test('a request for licences of a course is a finding', async () => {
  const { world, id } = await scheduled();
  const virtualGroupId = await buildVirtualGroup(db, { groupId: world.groupId, productId: world.productId });
  await db
    .insertInto('licence_requests')
    .values({
      ...{ group_id: world.groupId, subgroup_id: world.subgroupId, virtual_group_id: id, requested_by: world.superId },
      ...{ product_type: 'abstract_course', product_id: world.productId, certificate_months: 12, quantity: 1 },
      requested_at: new Date(),
    })
    .execute();
  expect(await checksOf(world, id)).toEqual(['seat-pending']);
  expect(await checksOf(world, virtualGroupId)).not.toContain('seat-pending');
});
