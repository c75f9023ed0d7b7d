import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { beginCourse, play } from '../../../test-support/learning.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));

type Modules = { scos: { id: number; title: string }[]; archived: { id: number; title: string }[] };
const listed = async (courseId: number): Promise<Modules> =>
  (await site.get(`/api/admin/courses/${courseId}/scos`)).json();
const titles = async (courseId: number) => {
  const { scos, archived } = await listed(courseId);
  return [scos.map(({ title }) => title), archived.map(({ title }) => title)];
};
const at = (courseId: number, scoId: number | undefined) => `/api/admin/courses/${courseId}/scos/${scoId}/archive`;
const set = (courseId: number, scoId: number | undefined, archived: boolean) =>
  site.post(at(courseId, scoId), { archived });
const draftOf = async (courseId: number): Promise<number> =>
  (await site.post(`/api/admin/courses/${courseId}/versions`, { idempotencyKey: randomUUID() })).json().id;

const three = [
  { title: 'First', identifier: 'a' },
  { title: 'Second', identifier: 'b', prerequisites: 'a' },
  { title: 'Third', identifier: 'c', prerequisites: 'a|b' },
];
/** The modules without prerequisites. */
const free = three.map(({ title, identifier }) => ({ title, identifier }));

test('an archived module is not part of the course, and is restored as its last module', async () => {
  const { courseId, scoIds } = await buildCourse(db, { scos: free });
  expect((await site.get(at(courseId, scoIds[0]))).json()).toEqual({ title: 'First', people: 0, refusal: null });
  const answers = await Promise.all([1, 2, 3].map(() => set(courseId, scoIds[0], true)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await titles(courseId)).toEqual([['Second', 'Third'], ['First']]);
  expect((await site.get(at(courseId, scoIds[0]))).statusCode).toBe(404);
  const draft = await draftOf(courseId);
  expect(await titles(draft)).toEqual([['Second', 'Third'], []]);
  await set(courseId, scoIds[0], false);
  expect(await titles(courseId)).toEqual([['Second', 'Third', 'First'], []]);
  expect(
    await server.rows('select action from audit_events where subject = $1 order by id', [`sco ${scoIds[0]}`]),
  ).toEqual([{ action: 'courses.archiveSco' }, { action: 'courses.restoreSco' }]);
});

test('refuses to archive modules of a version in use, and archives modules of a new version', async () => {
  const learner = await beginCourse(server, { scos: free });
  const { courseId } = learner;
  const [first] = (await listed(courseId)).scos;
  const refused = await set(courseId, first?.id, true);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'People are taking this course, so its modules cannot change. Make a new version, and change its modules.',
  ]);
  expect((await site.get(at(courseId, first?.id))).json().refusal).toContain('People are taking this course');
  const draft = await draftOf(courseId);
  const [copied] = (await listed(draft)).scos;
  expect((await set(draft, copied?.id, true)).statusCode).toBe(200);
  for (const module of [0, 1, 2]) await play(server, learner, { module, delta: { lesson_status: 'completed' } });
  expect((await set(courseId, first?.id, true)).statusCode).toBe(200);
  expect((await site.get(at(courseId, first?.id))).statusCode).toBe(404);
  const again = await beginCourse(server, { again: learner });
  expect(again.attempts).toHaveLength(2);
  const restored = await set(courseId, first?.id, false);
  expect([restored.statusCode, await titles(courseId)]).toEqual([409, [['Second', 'Third'], ['First']]]);
});

test('refuses to archive a module that another one needs, and the only module of a live course', async () => {
  const { courseId, scoIds } = await buildCourse(db, { scos: three });
  const needed = await set(courseId, scoIds[0], true);
  expect([needed.statusCode, needed.json().message]).toEqual([
    409,
    'The module "Second" opens only after this module. Archive "Second" first.',
  ]);
  // The third module opens after either of the two.
  expect((await set(courseId, scoIds[1], true)).statusCode).toBe(200);
  expect((await set(courseId, scoIds[2], true)).statusCode).toBe(200);
  const last = await set(courseId, scoIds[0], true);
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    'This is the only module of a live course. Upload another package first.',
  ]);
});

test('counts the attempts and the failed attempts at a module', async () => {
  const learner = await beginCourse(server, { scos: [{ title: 'Only', masteryScore: 80, maxAttempts: 3 }] });
  await play(server, learner, { delta: { lesson_status: 'failed', raw_score: '20' } });
  expect((await listed(learner.courseId)).scos).toMatchObject([{ attempts: 1, failed: 1 }]);
});

test('answers 404 to a module of another course', async () => {
  const [one, other] = [await buildCourse(db, { scos: three }), await buildCourse(db, { scos: three })];
  expect((await set(one.courseId, other.scoIds[1], true)).statusCode).toBe(404);
  expect((await set(one.courseId, 9_999_999, true)).statusCode).toBe(404);
  expect((await site.post(at(one.courseId, one.scoIds[1]), { archived: 'yes' })).statusCode).toBe(422);
});
