import { expect, test } from 'vitest';
import { type BuiltDistance, buildDistanceCourse } from '../../../test-support/distance.factory.ts';
import { buildDocument } from '../../../test-support/documents.factory.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });

type Reader = {
  client: Client;
  course: BuiltDistance;
  groupId: number;
  base: string;
  userId: number;
  licenceId: number;
};

/** Creates a learner who has started a distance course and read nothing of it. */
async function beginReading(overrides: Parameters<typeof buildDistanceCourse>[1] = {}): Promise<Reader> {
  const course = await buildDistanceCourse(services, overrides);
  const [groupId, userId] = [await buildGroup(db), await buildUser(db, { firstName: 'Ada', lastName: 'Penrose' })];
  await buildMembership(db, { userId, groupId });
  const licenceId = await buildLicence(services, { groupId, userId, productId: course.productId, actorId: adminId });
  const client = await server.as(userId);
  const start = await client.post(`/api/course-start/${course.courseId}/distance/${groupId}`);
  expect(start.json()).toEqual({ modules: 0, next: null, launch: null });
  const { distance } = (await client.get(`/api/module-data/distance/${course.courseId}/${groupId}`)).json();
  return { client, course, groupId, userId, licenceId, base: `/api/distance-course/${distance.course_user_id}` };
}

const mark = ({ client, course, base }: Reader, place: number, read = true) =>
  client.put(`${base}/materials/${course.materialIds[place]}/read`, { read });

async function readAll(reader: Reader): Promise<void> {
  for (const place of reader.course.materialIds.keys()) expect((await mark(reader, place)).statusCode).toBe(200);
}

const answersOf = ({ course }: Reader, right: boolean) =>
  course.questions.map((question) => ({
    questionId: question.id,
    chosen: right ? question.right : [question.wrong],
  }));

const handIn = (reader: Reader, { right, attempt = 1 }: { right: boolean; attempt?: number }) =>
  reader.client.post(`${reader.base}/assessment/hand-in`, { attempt, answers: answersOf(reader, right) });

const partsOf = async ({ client, course, groupId }: Reader) =>
  (await client.get(`/api/module-data/distance/${course.courseId}/${groupId}`)).json();

const accountsOf = (groupId: number) =>
  server.rows<{ kind: string; available: number }>(
    "select kind, available from licence_accounts where group_id = $1 and kind in ('HELD', 'USED') order by kind",
    [groupId],
  );

test('starting uses the seat; reading is counted and timed, and opens the assessment', async () => {
  const reader = await beginReading();
  expect(await accountsOf(reader.groupId)).toEqual([
    { kind: 'HELD', available: 0 },
    { kind: 'USED', available: 1 },
  ]);
  expect((await partsOf(reader)).distance.assessment).toMatchObject({ state: 'locked', questions: 2, pass_mark: 80 });
  expect((await reader.client.get(`${reader.base}/assessment`)).statusCode).toBe(409);
  await mark(reader, 0);
  expect((await partsOf(reader)).course).toMatchObject({ course_type: 'distance', modules: 3, modules_done: 1 });
  await mark(reader, 1);
  const { distance } = await partsOf(reader);
  expect(distance.materials[0].read_at).toBe(services.clock.now().toISOString());
  expect(distance.assessment.state).toBe('open');
  expect((await reader.client.get(`${reader.base}/assessment`)).statusCode).toBe(200);
});

test('removes a read mark until the assessment has been submitted', async () => {
  const reader = await beginReading();
  await readAll(reader);
  await mark(reader, 0, false);
  expect((await partsOf(reader)).distance.assessment.state).toBe('locked');
  expect((await handIn(reader, { right: true })).statusCode).toBe(409);
  await mark(reader, 0);
  await handIn(reader, { right: false });
  expect((await mark(reader, 0, false)).statusCode).toBe(409);
  expect((await partsOf(reader)).course.modules_done).toBe(2);
});

test('saves and restores answers as they are given, and never shows the right ones', async () => {
  const reader = await beginReading();
  await readAll(reader);
  const [one, two] = reader.course.questions;
  const keep = (questionId = 0, chosen: unknown = [], attempt = 1) =>
    reader.client.put(`${reader.base}/assessment/answers/${questionId}`, { attempt, chosen });
  expect((await keep(one?.id, [one?.wrong])).statusCode).toBe(200);
  expect((await keep(one?.id, one?.right)).statusCode).toBe(200);
  expect((await keep(two?.id, two?.right)).statusCode).toBe(200);
  const answer = await reader.client.get(`${reader.base}/assessment`);
  expect(answer.json().questions).toMatchObject([
    { chosen: one?.right, takes_several: false },
    { chosen: two?.right, takes_several: true },
  ]);
  expect(answer.body).not.toContain('correct');
  expect((await partsOf(reader)).distance.assessment.state).toBe('begun');
  expect((await keep(one?.id, [one?.right[0], one?.wrong])).statusCode).toBe(422);
  expect((await keep(one?.id, two?.right)).statusCode).toBe(422);
  expect((await keep(9_999_999, [1])).statusCode).toBe(404);
  expect((await keep(one?.id, one?.right, 2)).statusCode).toBe(409);
});

test('a pass completes the licence and gives one certificate, also for ten submissions at a time', async () => {
  const reader = await beginReading({ title: 'Reading well' });
  await readAll(reader);
  const marked = await Promise.all(Array.from({ length: 10 }, () => handIn(reader, { right: true })));
  expect(marked.map((answer) => answer.json())).toEqual(Array(10).fill({ passed: true, score: 100 }));
  const results = (await reader.client.get(`${reader.base}/results`)).json();
  expect(results).toMatchObject({ passed: true, score: 100, may_try_again: false, ask_for_feedback: true });
  expect(results.answers[1]).toMatchObject({ chosen: ['C', 'D'], correct: ['C', 'D'], is_correct: true });
  expect(results.certificate).toMatchObject({ awarded_on: '2026-09-01', expires_on: '2027-09-01' });
  expect((await reader.client.get('/api/certificates')).json()).toMatchObject([{ title: 'Reading well' }]);
  const [card] = (await reader.client.get('/api/my-courses')).json();
  expect(card).toMatchObject({ modules_done: 3, courseUser: { completion_status: 'completed' } });
  const [licence] = await server.rows('select state from licences where id = $1', [reader.licenceId]);
  expect(licence).toEqual({ state: 'completed' });
  expect((await handIn(reader, { right: true, attempt: 2 })).statusCode).toBe(409);
});

test('a failed attempt can be repeated until none is left; then the licence has failed', async () => {
  const reader = await beginReading({ maxAttempts: 2 });
  await readAll(reader);
  expect((await handIn(reader, { right: false })).json()).toEqual({ passed: false, score: 0 });
  expect((await partsOf(reader)).distance.assessment).toMatchObject({ state: 'failed', attempts: 1, score: 0 });
  const again = (await reader.client.get(`${reader.base}/assessment`)).json();
  expect([again.attempt, again.questions[0].chosen]).toEqual([2, []]);
  await handIn(reader, { right: false, attempt: 2 });
  expect((await partsOf(reader)).distance.assessment.state).toBe('used_up');
  expect((await reader.client.get(`${reader.base}/assessment`)).statusCode).toBe(409);
  expect((await reader.client.get(`${reader.base}/results`)).json().may_try_again).toBe(false);
  const [licence] = await server.rows('select state from licences where id = $1', [reader.licenceId]);
  expect(licence).toEqual({ state: 'failed' });
});

test('names a question without an answer, and submits nothing', async () => {
  const reader = await beginReading();
  await readAll(reader);
  const [first] = answersOf(reader, true);
  const refused = await reader.client.post(`${reader.base}/assessment/hand-in`, { attempt: 1, answers: [first] });
  expect(refused.json().errors).toEqual({ [`question-${reader.course.questions[1]?.id}`]: ['Choose an answer'] });
  expect((await reader.client.get(`${reader.base}/results`)).statusCode).toBe(404);
});

test('learners read a document of their course, which is not a resource', async () => {
  const documentId = await buildDocument(services, { actorId: adminId, title: 'Checklist' });
  await server.rows('update documents set is_course_material = true where id = $1', [documentId]);
  const reader = await beginReading({ documentId });
  const address = `${reader.base}/materials/${reader.course.materialIds[0]}`;
  expect((await reader.client.get(address)).json()).toMatchObject({
    document: { title: 'Checklist' },
    next: reader.course.materialIds[1],
  });
  expect((await reader.client.get(`${address}/file`)).headers['content-type']).toBe('application/pdf');
  expect((await reader.client.get('/api/my-resources')).json()).toEqual([]);
  const stranger = await server.as(await buildUser(db));
  expect((await stranger.get(`${address}/file`)).statusCode).toBe(404);
});

test('stops learning after leaving or a take-back; results stay visible', async () => {
  const reader = await beginReading();
  await readAll(reader);
  await handIn(reader, { right: false });
  await server.rows("update licences set state = 'revoked' where id = $1", [reader.licenceId]);
  const material = `${reader.base}/materials/${reader.course.materialIds[0]}`;
  expect((await reader.client.get(material)).statusCode).toBe(409);
  expect((await handIn(reader, { right: true, attempt: 2 })).statusCode).toBe(409);
  expect((await reader.client.get(`${reader.base}/results`)).statusCode).toBe(200);
});

test('feedback is accepted only after the course is completed, and requested until it is given', async () => {
  const reader = await beginReading();
  const send = () => reader.client.post(`${reader.base}/feedback`, { rating: 4, comment: 'Clear' });
  expect((await send()).statusCode).toBe(409);
  await readAll(reader);
  await handIn(reader, { right: true });
  expect((await send()).statusCode).toBe(200);
  expect((await reader.client.get(`${reader.base}/results`)).json().ask_for_feedback).toBe(false);
});

test('the address of an online course does not open a distance course', async () => {
  const { client, course, groupId } = await beginReading();
  expect((await client.get(`/api/module-data/online/${course.courseId}/${groupId}`)).statusCode).toBe(404);
  const launch = await client.get(`/api/course-launch-data/${course.courseId}/distance/${groupId}`);
  expect(launch.json()).toMatchObject({ pass_mark: 80, next: null });
});
