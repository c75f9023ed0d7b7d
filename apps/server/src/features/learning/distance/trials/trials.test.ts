import { expect, test } from 'vitest';
import { buildDistanceCourse } from '../../../../test-support/distance.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const course = await buildDistanceCourse(services, { title: 'Sleep', passMark: 60, maxAttempts: 1 });
const [first, second] = course.questions;
const at = `/api/admin/courses/${course.courseId}/try`;
const mark = (answers: unknown) => admin.post(`${at}/mark`, { answers });
const right = course.questions.map(({ id, right: chosen }) => ({ questionId: id, chosen }));

/** Digest and number of rows of each table. Signing in and the audit trail may change. */
async function digests(): Promise<Record<string, unknown>> {
  const tables = await server.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_events', 'sessions')
     order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await server.rows(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
    );
    found[name] = row;
  }
  return found;
}

test('shows a course and marks answers as for a learner, and changes only the audit trail', async () => {
  const before = await digests();
  const trial = (await admin.get(at)).json();
  expect(trial).toMatchObject({
    title: 'Sleep',
    pass_mark: 60,
    materials: [{ title: 'Text 1', sections: [{ heading: 'Why' }], document: null }, { title: 'Text 2' }],
    questions: [
      { prompt: 'Which one?', takes_several: false, options: [{ label: 'A' }, { label: 'B' }] },
      { prompt: 'Which two?', takes_several: true },
    ],
  });
  expect(JSON.stringify(trial)).not.toMatch(/is_correct|explanation/u);
  expect(await server.rows("select 1 from audit_events where action = 'courses.try'")).toEqual([]);
  const half = (await mark([right[0], { questionId: second?.id, chosen: [second?.right[0]] }])).json();
  expect(half).toMatchObject({
    ...{ score: 50, pass_mark: 60, passed: false },
    answers: [
      { prompt: 'Which one?', chosen: ['A'], correct: ['A'], is_correct: true, explanation: 'It is A.' },
      { prompt: 'Which two?', chosen: ['C'], correct: ['C', 'D'], is_correct: false },
    ],
  });
  // Limits of attempts do not apply.
  expect((await mark(right)).json()).toMatchObject({ score: 100, passed: true });
  expect(await digests()).toEqual(before);
  expect(await server.rows("select subject from audit_events where action = 'courses.try'")).toEqual([
    { subject: `course ${course.courseId}` },
    { subject: `course ${course.courseId}` },
  ]);
});

test.each([
  ['no answer to a question', [right[0]], { [`question-${second?.id}`]: ['Choose an answer'] }],
  [
    'an answer of another question',
    [right[0], { questionId: second?.id, chosen: first?.right }],
    { chosen: ['Choose one of the answers shown'] },
  ],
  [
    'two answers to a single choice',
    [{ questionId: first?.id, chosen: [first?.right[0], first?.wrong] }, right[1]],
    { chosen: ['Choose one answer'] },
  ],
])('marking a trial refuses %s, and writes nothing', async (_what, answers, errors) => {
  const events = () => server.rows("select id from audit_events where action = 'courses.try'");
  const before = await events();
  const answer = await mark(answers);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  expect(await events()).toEqual(before);
});

test('opens a draft, but no archived course and no course of another type', async () => {
  await db.updateTable('courses').set({ is_live: false }).where('id', '=', course.courseId).execute();
  expect((await admin.get(at)).statusCode).toBe(200);
  await server.rows('update abstract_courses set archived_at = now() where id = $1', [course.productId]);
  expect([(await admin.get(at)).statusCode, (await mark(right)).statusCode]).toEqual([404, 404]);
  expect((await admin.get('/api/admin/courses/999999/try')).statusCode).toBe(404);
  expect((await admin.get(`${at}/materials/${course.materialIds[0]}/file`)).statusCode).toBe(404);
});
