import { commandOf } from '@doselore/contract';
import { type FeedbackQuestionOfForm, questionsText } from '@doselore/contract/feedback-forms';
import { expect, test } from 'vitest';
import { buildPaperCourse, buildPaperLicence } from '../../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services } = server;
const siteId = await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' });
const site = await server.as(siteId);
const groupId = await buildGroup(db, { name: 'Northgate' });

const forms = '/api/admin/feedback-forms/paper';
const practice: FeedbackQuestionOfForm = {
  ...{ key: 'q1', kind: 'agree', required: true, text: 'There was enough time to practise.', choices: [] },
};
const ownForm = { uses_site_form: false, questions: questionsText([practice]) };
const saveForm = (productId: number) =>
  site.put(forms, commandOf({ productId, ...ownForm, baseValues: { uses_site_form: true, questions: '' } }));

async function buildResult() {
  const { productId, paperCourseId } = await buildPaperCourse(services);
  const userId = await buildUser(db, { firstName: 'Sam', lastName: 'Whitlock' });
  await buildMembership(db, { userId, groupId });
  const licenceId = await buildPaperLicence(services, { groupId, userId, productId, actorId: siteId });
  await server.rows("update licences set issued_at = '2026-08-01T09:00:00Z' where id = $1", [licenceId]);
  const result = { takenOn: '2026-08-20', outcome: 'pass', score: 92, assessor: 'Amara Osei', reason: null } as const;
  const answer = await site.post(`/api/admin/groups/${groupId}/members-info/${userId}/paper-results/${licenceId}`, {
    ...result,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const at = `/api/paper-result/${answer.json().id}/feedback`;
  const client = await server.as(userId);
  const answers = async () => (await site.get(`${forms}/answers?productId=${productId}`)).json().rows;
  return { productId, paperCourseId, userId, at, client, answers };
}

test('a learner is invited to give feedback once a result is recorded, until the first feedback', async () => {
  const { at, client, answers, paperCourseId } = await buildResult();
  const card = (await client.get('/api/my-courses')).json().find((one: { paper: unknown }) => one.paper !== null);
  expect(card).toMatchObject({ course_id: paperCourseId, paper: { id: Number(at.split('/')[3]) } });
  expect((await client.get(at)).json()).toMatchObject({ ask: true, form: { questions: [] } });
  expect((await client.post(at, { rating: 4, comment: 'Bring more pens' })).statusCode).toBe(200);
  expect((await client.get(at)).json()).toMatchObject({ ask: false });
  expect((await client.post(at, { rating: 5, comment: 'Pens were found' })).statusCode).toBe(200);
  expect(await answers()).toMatchObject([
    { stars: 5, comment: 'Pens were found', person: 'Sam Whitlock', organisation: 'Northgate', version: null },
  ]);
  for (const rating of [0, 6, 2.5]) expect((await client.post(at, { rating })).statusCode).toBe(422);
});

test('a course has questions of its own, and its answers keep them', async () => {
  const { at, client, answers, productId } = await buildResult();
  const other = await buildResult();
  expect((await saveForm(productId)).json().now).toEqual(ownForm);
  const { form } = (await client.get(at)).json();
  expect(form.questions).toEqual([practice]);
  expect((await other.client.get(other.at)).json().form.questions).toEqual([]);
  expect((await client.post(at, { rating: 4, formId: form.id })).json().errors).toHaveProperty('q1');
  expect((await client.post(at, { rating: 4, formId: form.id, answers: { q1: '5' } })).statusCode).toBe(200);
  expect(await answers()).toMatchObject([
    { version: 1, is_site_form: false, answers: [{ question: practice.text, answer: '5, strongly agree' }] },
  ]);
  const { rows } = (await site.get('/api/admin/feedback-forms?kind=paper&per_page=100')).json();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'paper', product: expect.objectContaining({ id: productId }), questions: 1 }),
  );
  expect((await site.get(`${forms}/versions?productId=${productId}`)).json()).toMatchObject([{ answered: 1 }]);
});

test('a face-to-face course and an online course with the same id have forms of their own', async () => {
  const { productId } = await buildResult();
  await saveForm(productId);
  await server.rows(
    `insert into abstract_courses (id, title, default_months, training_class) overriding system value
     values ($1, 'Online', 12, 'clinical') on conflict do nothing`,
    [productId],
  );
  const online = (await site.get(`/api/admin/feedback-forms/online?productId=${productId}`)).json();
  expect(online).toMatchObject({ version: null, fields: { uses_site_form: true, questions: '' } });
});

test('nobody gives feedback on the result of another person', async () => {
  const [one, other] = [await buildResult(), await buildResult()];
  expect((await one.client.get(other.at)).statusCode).toBe(404);
  expect((await one.client.post(other.at, { rating: 1 })).statusCode).toBe(404);
  expect((await one.client.post('/api/paper-result/999999999/feedback', { rating: 1 })).statusCode).toBe(404);
  expect(await other.answers()).toEqual([]);
});
