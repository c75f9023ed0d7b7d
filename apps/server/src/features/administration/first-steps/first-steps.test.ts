import { type FirstStepName, firstStepNames } from '@doselore/contract/first-steps';
import { expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { endingFirstSteps } from './index.ts';
import { noRecords } from './stored-state.ts';

const server = await openTestApp();
const { db, services, rows } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);

const read = async () => (await admin.get('/api/admin/first-steps')).json();
const ticked = async (): Promise<FirstStepName[]> => {
  const { steps } = await read();
  return firstStepNames.filter((name) => steps.done[name]);
};
const runJob = () => inTransaction(db, async (tx) => void (await endingFirstSteps.run(tx)));

test('ticks each step by the record that it asks for, and names what the next forms are about', async () => {
  expect(await ticked()).toEqual([]);
  const demo = await buildGroup(db, { name: 'Demo' });
  await rows('update groups set is_demo = true where id = $1', [demo]);
  await buildSubgroup(db, { groupId: demo });
  expect(await ticked()).toEqual([]);

  const groupId = await buildGroup(db, { name: 'Quayside Chemists' });
  expect(await ticked()).toEqual(['organisation']);
  expect((await read()).steps.targets).toEqual({
    group: { id: groupId, name: 'Quayside Chemists' },
    draft_course_id: null,
    person: null,
    has_licence: false,
  });
  const archived = await buildSubgroup(db, { groupId, isArchived: true });
  expect(await ticked()).toEqual(['organisation']);
  await rows('update subgroups set archived_at = null where id = $1', [archived]);
  expect(await ticked()).toEqual(['organisation', 'service']);

  const { productId, courseId } = await buildCourse(db);
  await rows('update courses set is_live = false where id = $1', [courseId]);
  expect([await ticked(), (await read()).steps.targets.draft_course_id]).toEqual([
    ['organisation', 'service'],
    courseId,
  ]);
  await rows('update courses set is_live = true where id = $1', [courseId]);
  expect(await ticked()).toEqual(['organisation', 'service', 'course']);

  await buildMembership(db, { userId: adminId, groupId });
  expect(await ticked()).toEqual(['organisation', 'service', 'course']);
  await buildStock(services, { groupId, productId, quantity: 1, actorId: adminId });
  expect(await ticked()).toEqual(['organisation', 'service', 'course', 'licences']);
  const userId = await buildUser(db, { firstName: 'Ben', lastName: 'Counter' });
  await buildMembership(db, { userId, groupId });
  expect(await ticked()).toEqual(['organisation', 'service', 'course', 'licences', 'people']);
  expect((await read()).steps.targets.person).toEqual({ id: userId, name: 'Ben Counter' });
  await runJob();
  expect((await read()).steps).not.toBeNull();

  await buildCertificate(db, { userId, groupId, productId });
  expect(await read()).toEqual({ steps: null, example: null });
  await rows('delete from certificates');
  expect((await read()).steps).not.toBeNull();
});

test('a site that has done all steps once never sees them again, also after it deletes something', async () => {
  const [person] = await rows<{ user_id: number; group_id: number }>(
    'select user_id, group_id from group_members where user_id <> $1',
    [adminId],
  );
  const [course] = await rows<{ id: number }>('select id from abstract_courses');
  await buildCertificate(db, {
    ...{ userId: person?.user_id ?? 0, groupId: person?.group_id ?? 0, productId: course?.id ?? 0 },
  });
  await runJob();
  await rows('delete from certificates');
  await rows('update groups set archived_at = now()');
  expect((await read()).steps).toBeNull();
  await rows("delete from site_settings where name = 'first_steps'");
  expect((await read()).steps).not.toBeNull();
});

test('hides the steps for every site admin; a second time changes nothing', async () => {
  const hide = () => admin.post('/api/admin/first-steps/hide');
  expect((await Promise.all([hide(), hide()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const other = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  expect((await other.get('/api/admin/first-steps')).json().steps).toBeNull();
  expect(await rows("select 1 from audit_events where action = 'settings.hideFirstSteps'")).toHaveLength(1);
  await rows("delete from site_settings where name = 'first_steps'");
});

test('work on example data that stopped is shown as stopped after some minutes', async () => {
  const since = services.clock.now().toISOString();
  const value = JSON.stringify({ state: 'adding', since, ...noRecords });
  await rows("insert into site_settings (name, value) values ('example_data', $1)", [value]);
  expect((await read()).example).toEqual({ state: 'working', group: null });
  server.clock.set(new Date(services.clock.now().getTime() + minutes(3)).toISOString());
  expect((await read()).example).toEqual({ state: 'stopped', group: null });
  await rows("delete from site_settings where name = 'example_data'");
});
