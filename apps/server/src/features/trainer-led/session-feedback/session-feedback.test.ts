import { afterEach, expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
const today = '2027-01-15T09:00:00Z';
clock.set(today);
afterEach(() => clock.set(today));

const groupId = await buildGroup(db);
const { productId } = await buildCourse(db, { title: 'Basic life support' });
const superId = await buildUser(db, { roles: ['super_admin'] });
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });

type Given = { mark: number; comment?: string; at?: string };

/** A course of a new trainer, with an answer of one delegate each. */
async function course(answers: readonly Given[], more: { trainerId?: number; productId?: number } = {}) {
  const trainerId = more.trainerId ?? (await buildUser(db, { roles: ['trainer'] }));
  const people: number[] = [];
  for (const _answer of answers) people.push(await buildUser(db, { firstName: 'Dele', lastName: 'Gate' }));
  const virtualGroupId = await buildVirtualGroup(db, {
    ...{ groupId, productId: more.productId ?? productId, trainerId, start: '2027-01-10T10:00:00Z', place: 'Room' },
    delegates: people.map((userId) => ({ userId, attendance: 'attended' as const })),
  });
  for (const [nth, { mark, comment = '', at = '2027-01-11T09:00:00Z' }] of answers.entries())
    await db
      .insertInto('session_feedback')
      .values({
        ...{ virtual_group_id: virtualGroupId, user_id: people[nth] ?? 0, comment, created_at: at },
        ...{ trainer_rating: mark, content_rating: mark, venue_rating: mark },
      })
      .execute();
  return { virtualGroupId, trainerId };
}

const marks = (count: number, mark: number, comment?: string): Given[] =>
  Array.from({ length: count }, () => ({ mark, ...(comment !== undefined && { comment }) }));

test('site admins see every answer with its author; others see averages from three and comments from five', async () => {
  const { virtualGroupId, trainerId } = await course([...marks(3, 4, 'Good'), { mark: 1, comment: 'Too fast' }]);
  const seen = async (userId: number, prefix: string) =>
    (await (await server.as(userId)).get(`/api/${prefix}/virtual-groups/${virtualGroupId}/feedback`)).json();
  const whole = await seen(superId, 'admin');
  expect(whole).toMatchObject({ answers: 4, counted: 4, averages: { trainer: 3.25 }, distribution: [1, 0, 0, 3, 0] });
  expect(whole.comments[3]).toEqual({ key: '4', text: 'Too fast', author: 'Dele Gate' });
  for (const [userId, prefix] of [
    [adminId, 'grouping-admin'],
    [trainerId, 'virtual-group-admin'],
  ] as const)
    expect(await seen(userId, prefix)).toEqual({
      ...{ answers: 4, counted: 3, averages: { trainer: 4, content: 4, venue: 4 }, distribution: [0, 0, 0, 3, 0] },
      recommend: { answers: 0, counted: 0, distribution: null },
      ...{ comments: [], questions: [] },
    });
});

test('a trainer sees nothing of the courses of others', async () => {
  const { virtualGroupId } = await course(marks(6, 5, 'Fine'));
  const other = await server.as((await course(marks(1, 2))).trainerId);
  const foreign = await other.get(`/api/virtual-group-admin/virtual-groups/${virtualGroupId}/feedback`);
  expect(foreign.statusCode).toBe(404);
  const own = await other.get('/api/virtual-group-admin/session-feedback');
  expect(own.json()).toMatchObject({ total: 0, all: { answers: 1, counted: 0, averages: null } });
});

test('a trainer sees numbers by product and month, and comments without names by page of twenty', async () => {
  const { productId: other } = await buildCourse(db, { title: 'Flu vaccination' });
  const { trainerId } = await course(marks(25, 5, 'Very clear'));
  await course([...marks(2, 1), { mark: 3, at: '2026-12-31T23:30:00Z' }], { trainerId, productId: other });
  const trainer = await server.as(trainerId);
  const report = (await trainer.get('/api/virtual-group-admin/session-feedback?page=2')).json();
  expect(report).toMatchObject({ total: 24, all: { answers: 28, counted: 27 } });
  expect(report.rows).toHaveLength(4);
  expect(report.rows[0]).toEqual({ key: '21', text: 'Very clear', author: null });
  expect(
    report.products.map((one: { name: string; summary: { counted: number } }) => [one.name, one.summary.counted]),
  ).toEqual([
    ['Basic life support', 24],
    ['Flu vaccination', 3],
  ]);
  expect(report.months).toHaveLength(12);
  expect(report.months.slice(-2)).toEqual([
    { month: '2026-12', average: null, counted: 0 },
    { month: '2027-01', average: expect.closeTo(5 - 8 / 27, 5), counted: 27 },
  ]);
  const one = (await trainer.get(`/api/virtual-group-admin/session-feedback?productId=${other}`)).json();
  expect(one).toMatchObject({ total: 0, all: { answers: 3, averages: { trainer: expect.closeTo(5 / 3, 5) } } });
});

test('a trainer sees the answers to the questions of forms: numbers from three, texts from five', async () => {
  const { trainerId, virtualGroupId } = await course(marks(4, 5));
  const [form] = await server.rows<{ id: number }>(
    `insert into feedback_forms (product_id, kind, version, uses_site_form, questions, made_at)
     values ($1, 'session', 1, false, $2, now()) returning id`,
    [productId, 'room | agree | optional | The room was warm\nmore | text | optional | What was missing?'],
  );
  const answer = (virtualGroup: number) =>
    server.rows(
      `update session_feedback set form_id = $2, answers = '{"room": "4", "more": "Water"}' where virtual_group_id = $1`,
      [virtualGroup, form?.id],
    );
  await answer(virtualGroupId);
  const trainer = await server.as(trainerId);
  const questions = async () => (await trainer.get('/api/virtual-group-admin/session-feedback')).json().questions;
  expect(await questions()).toMatchObject([
    { question: 'The room was warm', answers: 4, counted: 3, average: 4 },
    { question: 'What was missing?', answers: 4, counted: 0, texts: [] },
  ]);
  await answer((await course(marks(1, 5), { trainerId })).virtualGroupId);
  expect(await questions()).toMatchObject([
    { question: 'The room was warm', answers: 5, counted: 3, average: 4 },
    { question: 'What was missing?', answers: 5, counted: 5, texts: Array.from({ length: 5 }, () => 'Water') },
  ]);
});

test('site admins see the numbers of one trainer over all courses, with the optional question', async () => {
  const { trainerId, virtualGroupId } = await course(marks(2, 5));
  await course(marks(2, 2), { trainerId });
  await course(marks(3, 1));
  await db
    .updateTable('session_feedback')
    .set({ would_recommend: 9 })
    .where('virtual_group_id', '=', virtualGroupId)
    .execute();
  const path = `trainers/${trainerId}/feedback`;
  const seen = await (await server.as(superId)).get(`/api/admin/${path}`);
  expect(seen.json()).toEqual({
    ...{ answers: 4, counted: 4, averages: { trainer: 3.5, content: 3.5, venue: 3.5 } },
    distribution: [0, 2, 0, 0, 2],
    recommend: { answers: 2, counted: 2, distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0] },
  });
  expect((await (await server.as(adminId)).get(`/api/grouping-admin/${path}`)).statusCode).toBe(404);
  const unseen = await (await server.as(adminId)).get(`/api/grouping-admin/virtual-groups/${virtualGroupId}/feedback`);
  expect(unseen.json().recommend).toEqual({ answers: 2, counted: 0, distribution: null });
});
