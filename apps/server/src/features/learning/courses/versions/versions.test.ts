import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildCourse, type ScoOverrides } from '../../../../test-support/catalogue.factory.ts';
import { buildDistanceCourse } from '../../../../test-support/distance.factory.ts';
import { buildLicence } from '../../../../test-support/licences.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(adminId);
const groupId = await buildGroup(db);

type Version = { id: number; version: number; is_live: boolean; went_live_at: string | null; in_progress: number };

const versionsOf = async (courseId: number) =>
  (await site.get(`/api/admin/courses/${courseId}/versions`)).json() as Version[];
const detailOf = async (courseId: number) => (await site.get(`/api/admin/courses/${courseId}`)).json();
const add = (courseId: number, idempotencyKey: string = randomUUID()) =>
  site.post(`/api/admin/courses/${courseId}/versions`, { idempotencyKey });
const goLive = (courseId: number, seenLiveId: number | null) =>
  site.post(`/api/admin/courses/${courseId}/go-live`, { seenLiveId });
const modulesOf = async (courseId: number) => (await site.get(`/api/admin/courses/${courseId}/scos`)).json();

async function buildLearner(productId: number, type: 'online' | 'distance' = 'online') {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  await buildLicence(services, { groupId, userId, productId, actorId: adminId });
  const client = await server.as(userId);
  const at = (courseId: number) => `${courseId}/${type}/${groupId}`;
  return {
    start: (courseId: number) => client.post(`/api/course-start/${at(courseId)}`),
    modules: async (courseId: number) =>
      (await client.get(`/api/module-data/${type}/${courseId}/${groupId}`)).json().modules as { title: string }[],
    courseOpened: async () =>
      (await server.rows<{ course_id: number }>('select course_id from course_users where user_id = $1', [userId]))[0],
  };
}

const two: ScoOverrides[] = [
  { title: 'First', masteryScore: 70, maxAttempts: 3 },
  { title: 'Second', prerequisites: 'item-1', allowOutsideConnections: true, masteryOverride: false },
];

test('a new version is a draft with the same modules, on the same stored files', async () => {
  const course = await buildCourse(db, { title: 'Copied', scos: [...two, { title: 'Archived' }] });
  await db
    .updateTable('scos')
    .set({ archived_at: new Date() })
    .where('id', '=', course.scoIds[2] ?? 0)
    .execute();
  const added = await add(course.courseId);
  expect(added.json()).toMatchObject({
    title: 'Copied',
    version: 2,
    is_live: false,
    modules: 2,
    has_versions: true,
    live: { id: course.courseId, version: 1 },
  });
  const [before, after] = [await modulesOf(course.courseId), await modulesOf(added.json().id)];
  const bare = (row: object) => ({ ...row, id: null, package_id: null });
  expect(after.scos.map(bare)).toEqual(before.scos.map(bare));
  expect(after.packages.map(bare)).toEqual(before.packages.map(bare));
  const keys = await server.rows(
    `select v.storage_key from package_versions v join packages p on p.id = v.package_id where p.course_id = $1`,
    [added.json().id],
  );
  expect(keys).toEqual([{ storage_key: course.storageKey }]);
});

test('changes to a new version leave the live one as it was', async () => {
  const course = await buildCourse(db, { scos: two });
  const draft = (await add(course.courseId)).json().id;
  const before = await modulesOf(course.courseId);
  const [sco] = (await modulesOf(draft)).scos;
  const { title, mastery_override, complete_on_open, allow_outside_connections, max_attempts, minutes } = sco;
  const baseValues = { title, mastery_override, complete_on_open, allow_outside_connections, max_attempts, minutes };
  const change = { ...baseValues, title: 'Renamed', max_attempts: 1, minutes: 25, baseValues };
  expect((await site.put(`/api/admin/courses/${draft}/scos/${sco.id}`, commandOf(change))).statusCode).toBe(200);
  expect(await modulesOf(course.courseId)).toEqual(before);
  expect((await modulesOf(draft)).scos[0]).toMatchObject({ title: 'Renamed', max_attempts: 1, minutes: 25 });
  const next = (await add(draft)).json().id;
  expect((await modulesOf(next)).scos[0]).toMatchObject({ title: 'Renamed', minutes: 25 });
});

test('people who have started stay on their version; others start the live one, also after a roll-back', async () => {
  const course = await buildCourse(db, { scos: [{ title: 'Old' }] });
  const [early, late, last] = [
    await buildLearner(course.productId),
    await buildLearner(course.productId),
    await buildLearner(course.productId),
  ];
  await early.start(course.courseId);
  const second = (await add(course.courseId)).json().id;
  await db.updateTable('scos').set({ title: 'New' }).where('course_id', '=', second).execute();
  expect((await goLive(second, course.courseId)).json()).toMatchObject({ id: second, is_live: true });
  // Addresses from before the change still open the course.
  await late.start(course.courseId);
  const titles = async (learner: typeof early, courseId: number) =>
    (await learner.modules(courseId)).map(({ title }) => title);
  expect(await titles(early, course.courseId)).toEqual(['Old']);
  expect(await titles(early, second)).toEqual(['Old']);
  expect(await titles(late, course.courseId)).toEqual(['New']);
  expect(await late.courseOpened()).toEqual({ course_id: second });

  expect((await goLive(course.courseId, second)).statusCode).toBe(200);
  await last.start(second);
  expect(await last.courseOpened()).toEqual({ course_id: course.courseId });
  expect(await titles(late, second)).toEqual(['New']);
  expect(await versionsOf(second)).toMatchObject([
    { id: second, version: 2, is_live: false, in_progress: 1, went_live_at: expect.any(String) },
    { id: course.courseId, version: 1, is_live: true, in_progress: 2 },
  ]);
});

test('a distance course brings its texts and its assessment', async () => {
  const course = await buildDistanceCourse(services, { title: 'Read', passMark: 90, maxAttempts: 2 });
  const second = (await add(course.courseId)).json().id;
  const content = async (courseId: number) => [
    await server.rows(
      'select sequence, title, reading_minutes, sections, document_id from course_materials where course_id = $1 order by 1',
      [courseId],
    ),
    await server.rows('select pass_mark, max_attempts from assessments where course_id = $1', [courseId]),
    await server.rows(
      `select q.sequence, q.prompt, q.explanation, o.sequence as place, o.label, o.is_correct from assessment_questions q
       join assessment_options o on o.question_id = q.id where q.course_id = $1 order by 1, 4`,
      [courseId],
    ),
  ];
  expect(await content(second)).toEqual(await content(course.courseId));
  expect((await content(second)).map((rows) => rows.length)).toEqual([2, 1, 5]);
  expect((await goLive(second, course.courseId)).statusCode).toBe(200);
  const learner = await buildLearner(course.productId, 'distance');
  expect((await learner.start(second)).statusCode).toBe(200);
  expect(await learner.courseOpened()).toEqual({ course_id: second });
});

test('the list has one row for each product, found by the id of any version', async () => {
  const course = await buildCourse(db, { title: 'Listed once' });
  const second = (await add(course.courseId)).json().id;
  const found = async (q: string) => (await site.get(`/api/admin/courses?q=${encodeURIComponent(q)}`)).json();
  expect(await found('Listed once')).toMatchObject({
    total: 1,
    rows: [{ id: course.courseId, version: 1, is_live: true, draft: { id: second, version: 2 } }],
  });
  await goLive(second, course.courseId);
  expect((await found(String(course.courseId))).rows).toContainEqual(
    expect.objectContaining({ id: second, version: 2, is_live: true, draft: null }),
  );
  const { courses } = (await site.get('/api/admin/search?q=Listed once')).json();
  expect(courses).toEqual([expect.objectContaining({ id: second })]);
});

test('the form of a course cannot make a second version live, and says where to do it', async () => {
  const course = await buildCourse(db);
  const second = await detailOf((await add(course.courseId)).json().id);
  const { title, summary, deliverable_id, default_months, renewal_basis, training_class, cover } = second;
  const fields = { title, summary, deliverable_id, default_months, renewal_basis, training_class };
  const baseValues = { ...fields, motif: cover.motif, hue: cover.hue, is_live: false };
  const answer = await site.put(
    `/api/admin/courses/${second.id}`,
    commandOf({ ...baseValues, is_live: true, baseValues }),
  );
  expect(answer.json().errors).toEqual({
    isLive: ['Version 1 is live. Save this version as a draft, then make it live under Versions.'],
  });
  // Taught in sessions, it stands beside the online version.
  const taught = { ...baseValues, deliverable_id: 4, is_live: true, baseValues };
  expect((await site.put(`/api/admin/courses/${second.id}`, commandOf(taught))).statusCode).toBe(200);
  expect((await versionsOf(second.id)).map(({ is_live }) => is_live)).toEqual([true, true]);
});

test('refuses to make a version live over an unseen one, and versions of unknown and archived courses', async () => {
  const course = await buildCourse(db);
  const second = (await add(course.courseId)).json().id;
  expect((await goLive(second, null)).json().message).toBe(
    'Someone else has made version 1 live. Reload the page, then try again.',
  );
  expect((await goLive(second, second)).statusCode).toBe(409);
  expect((await site.post(`/api/admin/courses/${second}/go-live`, {})).statusCode).toBe(422);
  expect((await add(course.courseId, 'no key')).statusCode).toBe(422);
  await db
    .updateTable('abstract_courses')
    .set({ archived_at: new Date() })
    .where('id', '=', course.productId)
    .execute();
  for (const courseId of [second, 0, 2 ** 40]) {
    const answers = [await add(courseId), await goLive(courseId, null)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }
  expect((await site.get(`/api/admin/courses/${second}/versions`)).statusCode).toBe(404);
});

test('calls with one key make one version, and parallel calls with several keys make versions in a row', async () => {
  const { courseId } = await buildCourse(db);
  const key = randomUUID();
  const same = await Promise.all([add(courseId, key), add(courseId, key), add(courseId, key)]);
  expect(new Set(same.map((answer) => answer.json().id)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 10 }, () => add(courseId)));
  expect(others.map((answer) => answer.json().version).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, nth) => nth + 3),
  );
});

test('of many who make versions live at once, one succeeds and one version is live (K6)', async () => {
  const { courseId } = await buildCourse(db);
  const drafts = await Promise.all(Array.from({ length: 10 }, async () => (await add(courseId)).json().id as number));
  const answers = await Promise.all(drafts.map((draft) => goLive(draft, courseId)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect((await versionsOf(courseId)).filter(({ is_live }) => is_live)).toHaveLength(1);
});
