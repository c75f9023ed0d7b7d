import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse } from '../../../test-support/paper.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));

const show = async (courseId: number) => (await site.get(`/api/admin/courses/${courseId}/refresher`)).json();
const link = (courseId: number, refresherCourseId: number | null) =>
  site.put(`/api/admin/courses/${courseId}/refresher`, { refresherCourseId });

test('links a course to a refresher, to another one, and to none; refuses chains', async () => {
  const [full, short, other] = [
    await buildCourse(db, { title: 'Full' }),
    await buildCourse(db, { title: 'Short' }),
    await buildCourse(db, { title: 'Other' }),
  ].map(({ courseId }) => courseId) as [number, number, number];
  expect((await link(full, short)).statusCode).toBe(200);
  expect(await show(full)).toEqual({
    refresher: { id: short, title: 'Short' },
    refreshes: null,
    face_to_face: { refresher: null, refreshes: null },
    choices: [
      { id: other, title: 'Other' },
      { id: short, title: 'Short' },
    ],
  });
  expect((await show(short)).refreshes).toEqual({ id: full, title: 'Full' });
  for (const [from, to] of [
    [full, full],
    [short, other],
    [other, full],
    [other, short],
  ] as const)
    expect((await link(from, to)).statusCode, `${from} to ${to}`).toBe(409);
  expect((await link(full, other)).statusCode).toBe(200);
  expect((await show(short)).refreshes).toBeNull();
  expect((await link(full, null)).statusCode).toBe(200);
  expect(await show(full)).toMatchObject({ refresher: null });
  const trail = await server.rows(
    "select changes from audit_events where action = 'courses.refresher' and subject = $1 order by id",
    [`course ${full}`],
  );
  expect(trail).toHaveLength(3);
  expect(trail[1]).toEqual({ changes: { refresher: [short, other] } });
});

test('names a face-to-face refresher, and leaves its link alone', async () => {
  const [full, other] = [await buildCourse(db, { title: 'Theory' }), await buildCourse(db, { title: 'Short theory' })];
  const { productId } = await buildPaperCourse(services, { title: 'Practical' });
  const paper = { type: 'abstract_paper_course', id: productId } as const;
  await buildLink(db, { kind: 'refresher', from: full.productId, to: paper });
  expect(await show(full.courseId)).toMatchObject({
    refresher: null,
    face_to_face: { refresher: 'Practical', refreshes: null },
  });
  const answer = await link(full.courseId, other.courseId);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'The refresher of this course is Practical (face to face). End that link first.',
  ]);
  const choices = (await show(other.courseId)).choices.map(({ id }: { id: number }) => id);
  expect(choices).not.toContain(full.courseId);
  await server.rows(
    `update product_links set from_type = to_type, from_id = to_id, to_type = from_type, to_id = from_id`,
  );
  expect((await show(full.courseId)).face_to_face).toEqual({ refresher: null, refreshes: 'Practical' });
});

test('of two concurrent links that would make a chain, one is refused', async () => {
  const [a, b, c] = [await buildCourse(db), await buildCourse(db), await buildCourse(db)];
  const answers = await Promise.all([link(a.courseId, b.courseId), link(b.courseId, c.courseId)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
