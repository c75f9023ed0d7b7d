import { randomUUID } from 'node:crypto';
import { commandName, commandOf } from '@doselore/contract';
import { checklistText } from '@doselore/contract/courses';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, type Planning } from '../course-planning/planning.factory.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
server.clock.set('2027-01-04T09:00:00Z');

const paper = { assessment_type: 'paper', postTrainingDaysAllowed: 14 };
const pathOf = ({ groupId }: { groupId: number }, id: number) => `/api/admin/groups/${groupId}/virtual-groups/${id}`;
const change = (world: Planning, id: number, more: object, base: object = {}) =>
  world.asSuper.put(
    pathOf(world, id),
    commandOf({
      ...{ ...world.fields, ...more },
      baseValues: { ...world.fields, ...base },
    }),
  );

/** Saves a checklist of the product of these courses. */
async function addChecklist({ asSuper, productId }: Planning, items = 1, version = 0) {
  const [course] = await server.rows<{ id: number }>('select id from courses where abstract_course_id = $1', [
    productId,
  ]);
  const text = checklistText(
    Array.from({ length: items }, (_nothing, nth) => ({ text: `Item ${nth}`, is_critical: true })),
  );
  return asSuper.put(`/api/admin/courses/${course?.id}/checklists`, { items: text, version });
}

test('an observed assessment needs a checklist of the product', async () => {
  const world = await buildPlanning(server);
  const observed = { assessment_type: 'observed' };
  const refused = await world.create(observed);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { assessmentType: ['This course of the catalogue has no checklist. Ask a site admin to add one'] },
  ]);
  expect((await addChecklist(world)).statusCode).toBe(200);
  expect((await world.create(observed)).statusCode).toBe(200);
});

test('an online assessment needs a live online course of the product', async () => {
  const world = await buildPlanning(server);
  const online = { assessment_type: 'online' };
  expect((await world.create(online)).json().errors).toEqual({
    assessmentType: ['This course of the catalogue has no online course. Choose another assessment'],
  });
  await buildCourse(server.db, { productId: world.productId });
  expect((await world.create(online)).statusCode).toBe(200);
});

test.each([
  [{ postTrainingDaysAllowed: 366 }, 'postTrainingDaysAllowed'],
  [{ postTrainingDaysAllowed: -1 }, 'postTrainingDaysAllowed'],
  [{ postTrainingDaysAllowed: 1.5 }, 'postTrainingDaysAllowed'],
  [{ assessment_type: 'oral' }, 'assessment_type'],
])('refuses a course with %j, and names the field', async (more, field) => {
  const world = await buildPlanning(server);
  expect((await world.create(more)).json().errors).toHaveProperty(commandName(field));
});

test('copies of a course carry its assessment', async () => {
  const world = await buildPlanning(server);
  const { id } = (await world.create(paper)).json();
  const copying = { day: null, repeatWeekly: 1, idempotencyKey: randomUUID() };
  const { copies } = (await world.asSuper.post(`${pathOf(world, id)}/duplicate`, copying)).json();
  expect((await world.asSuper.get(`${pathOf(world, copies[0].id)}/plan`)).json()).toMatchObject(paper);
});

test('admins of the organisation change the assessment of a draft, and site admins also afterwards', async () => {
  const world = await buildPlanning(server);
  const { id } = (await world.create()).json();
  const asAdmin = (more: object, base: object = {}) =>
    world.asAdmin.put(
      pathOf(world, id).replace('/admin/', '/grouping-admin/'),
      commandOf({
        ...{ ...world.fields, ...more },
        baseValues: { ...world.fields, ...base },
      }),
    );
  expect((await asAdmin(paper)).statusCode).toBe(200);
  await world.plan(id);
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  const longer = { ...paper, postTrainingDaysAllowed: 30 };
  expect((await asAdmin(longer, paper)).json().errors).toHaveProperty('postTrainingDaysAllowed');
  expect((await change(world, id, longer, paper)).statusCode).toBe(200);
});

test('after the first mark the kind of assessment is fixed, and its days can be changed (V15)', async () => {
  server.clock.set('2026-09-01T10:30:00Z');
  const session = await buildSession(server, { delegates: 1 });
  await session.mark({ 0: 'attended' });
  const [row] = await server.rows<{ title: string; delegate_places_allowed: number }>(
    'select title, delegate_places_allowed from virtual_groups where id = $1',
    [session.virtualGroupId],
  );
  const fields = {
    ...{ title: row?.title, delegatePlacesAllowed: row?.delegate_places_allowed, minimum_delegates: 0 },
    ...{ organiserUserId: null, what_to_bring: null, sessions_required: null, waiting_list: 'automatic' },
    ...{ assessment_type: 'none', postTrainingDaysAllowed: 0 },
  };
  const put = (more: object) =>
    session.asSuper.put(pathOf(session, session.virtualGroupId), commandOf({ ...fields, ...more, baseValues: fields }));
  expect((await put({ assessment_type: 'paper' })).json().errors).toEqual({
    assessmentType: ['Attendance has been recorded, so the kind of assessment is fixed'],
  });
  expect((await put({ postTrainingDaysAllowed: 7 })).statusCode).toBe(200);
});

test('a checklist has 1 to 40 items, and two people who change one version get one new version', async () => {
  const world = await buildPlanning(server);
  expect((await addChecklist(world, 0)).statusCode).toBe(422);
  expect((await addChecklist(world, 41)).statusCode).toBe(422);
  const answers = await Promise.all([addChecklist(world, 3), addChecklist(world, 40)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
