import { expect, test } from 'vitest';
import { buildEnquiry, buildRequest, buildTimesOfInterest } from '../../../../test-support/bookings.factory.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { pictureOf } from '../../../../test-support/merges.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildTrainerRows } from '../../../../test-support/trainer-rows.factory.ts';
import { buildTrainer } from '../../../../test-support/trainers.factory.ts';

const server = await openTestApp();
const { db } = server;
const actorId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(actorId);
const { productId } = await buildCourse(db);
const groupId = await buildGroup(db);

const merge = async (kind: 'users' | 'groups', keepId: number, dropId: number) => {
  const answer = await admin.post(`/api/admin/${kind}/merge`, { keepId, dropId });
  expect(answer.statusCode).toBe(200);
  return answer.json().merge_id as number;
};
const undo = (mergeId: number) => admin.post(`/api/admin/merges/${mergeId}/undo`, {});
const trainerTables = [
  'trainers',
  'trainer_suitabilities',
  'trainer_group_compatibilities',
  'trainer_exclusions',
  'trainer_figures',
  'availability_rules',
  'availability_overrides',
];

/** Returns the rows of the tables of trainers. */
async function trainerRows() {
  const picture = await pictureOf(server);
  return trainerTables.map((table) => picture[table]);
}
const count = async (table: string, userId: number) => {
  const column = table === 'trainers' ? 'user_id' : 'trainer_user_id';
  const [row] = await server.rows<{ count: number }>(
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [userId],
  );
  return row?.count;
};
const counts = (userId: number) => Promise.all(trainerTables.map((table) => count(table, userId)));

test('a trainer merged into somebody else makes them the trainer, with every row, and an undo takes it back', async () => {
  const [keepId, dropId] = [await buildUser(db), await buildUser(db)];
  await buildTrainerRows(db, { userId: dropId, groupId, productId, actorId });
  const before = await trainerRows();
  const mergeId = await merge('users', keepId, dropId);
  expect(await counts(keepId)).toEqual([1, 1, 1, 2, 1, 1, 1]);
  expect(await counts(dropId)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await trainerRows()).toEqual(before);
});

test('of two trainers one row stays: the kept hours and levels, the stricter organisation, and all exclusions', async () => {
  const [keepId, dropId] = [await buildUser(db), await buildUser(db)];
  await buildTrainerRows(db, { userId: keepId, groupId, productId, actorId, text: 'Kept' });
  await buildTrainerRows(db, { userId: dropId, groupId, productId, actorId, text: 'Dropped' });
  const other = await buildCourse(db);
  await server.rows(
    'insert into trainer_suitabilities (trainer_user_id, abstract_course_id, level) values ($1, $2, 3)',
    [dropId, other.productId],
  );
  await server.rows(`update trainer_group_compatibilities set kind = 'excluded' where trainer_user_id = $1`, [dropId]);
  const led = await buildVirtualGroup(db, { groupId, productId, trainerId: dropId });
  const before = await trainerRows();
  const mergeId = await merge('users', keepId, dropId);
  expect(await counts(dropId)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await counts(keepId)).toEqual([1, 2, 1, 4, 1, 1, 2]);
  const [trainer] = await server.rows('select biography from trainers where user_id = $1', [keepId]);
  expect(trainer).toEqual({ biography: 'Kept' });
  const [organisation] = await server.rows(
    'select kind, reason from trainer_group_compatibilities where trainer_user_id = $1',
    [keepId],
  );
  expect(organisation).toEqual({ kind: 'excluded', reason: 'Dropped' });
  const [course] = await server.rows('select trainer_user_id from virtual_groups where id = $1', [led]);
  expect(course).toEqual({ trainer_user_id: keepId });
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await trainerRows()).toEqual(before);
});

test('a merge of organisations leaves the stricter kind for a trainer of both', async () => {
  const [keptGroup, droppedGroup] = [await buildGroup(db, { name: 'Kept' }), await buildGroup(db, { name: 'Dropped' })];
  const userId = await buildUser(db, { roles: ['trainer'] });
  const add = (id: number, kind: string, reason: string) =>
    server.rows(
      'insert into trainer_group_compatibilities (trainer_user_id, group_id, kind, reason) values ($1, $2, $3, $4)',
      [userId, id, kind, reason],
    );
  await add(keptGroup, 'preferred', '');
  await add(droppedGroup, 'avoid', 'Slow to pay');
  const before = await trainerRows();
  const mergeId = await merge('groups', keptGroup, droppedGroup);
  const rows = await server.rows(
    'select group_id, kind, reason from trainer_group_compatibilities where trainer_user_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ group_id: keptGroup, kind: 'avoid', reason: 'Slow to pay' }]);
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect(await trainerRows()).toEqual(before);
});

test('two trainers who are asked about one date become one who is asked once, and two again', async () => {
  const [keepId, dropId] = [await buildTrainer(db), await buildTrainer(db)];
  const { requestId } = await buildRequest(db, { groupId, organiserId: actorId, productId, createdBy: actorId });
  const interestId = await buildTimesOfInterest(db, { requestId, day: '2027-03-10' });
  const other = await buildTimesOfInterest(db, { requestId, day: '2027-03-11' });
  for (const trainerId of [keepId, dropId])
    await buildEnquiry(db, { interestId, trainerId, by: trainerId, state: 'yes' });
  await buildEnquiry(db, { interestId: other, trainerId: dropId, by: dropId });
  const enquiries = () =>
    server.rows('select trainer_user_id, times_of_interest_id, state from availability_enquiries order by id');
  const before = await enquiries();
  const mergeId = await merge('users', keepId, dropId);
  expect(await enquiries()).toEqual([
    { trainer_user_id: keepId, times_of_interest_id: interestId, state: 'yes' },
    { trainer_user_id: keepId, times_of_interest_id: other, state: 'sent' },
  ]);
  await undo(mergeId);
  expect(await enquiries()).toEqual(before);
});
