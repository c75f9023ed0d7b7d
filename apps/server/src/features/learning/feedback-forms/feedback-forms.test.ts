import { commandOf } from '@doselore/contract';
import { type FeedbackQuestionOfForm, questionsText } from '@doselore/contract/feedback-forms';
import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const siteId = await buildUser(db, { roles: ['super_admin'], firstName: 'Morgan', lastName: 'Ellis' });
const site = await server.as(siteId);
const other = await server.as(await buildUser(db, { roles: ['super_admin'] }));

const at = '/api/admin/feedback-forms/session';
const none = { uses_site_form: true, questions: '' };
const own = (questions: string) => ({ uses_site_form: false, questions });
const save = (productId: number | null, fields: object, baseValues: object = none, client = site) =>
  client.put(at, commandOf({ productId, ...fields, baseValues }));
const read = async (productId: number) => (await site.get(`${at}?productId=${productId}`)).json();

const question = (changes: Partial<FeedbackQuestionOfForm> = {}): FeedbackQuestionOfForm => ({
  ...{ key: 'q1', kind: 'yes_no', required: true, text: 'Would you come again?', choices: [] },
  ...changes,
});
const clear = questionsText([question()]);
const again = questionsText([question({ text: 'Will you come again?' })]);

/** Builds a Pharmacist-led Course of a product, with people who attended it. */
async function buildSession(people = 1) {
  const [groupId, productId] = [await buildGroup(db), await buildAbstractCourse(db)];
  const ids = await Promise.all(Array.from({ length: people }, () => buildUser(db)));
  for (const userId of ids) await buildMembership(db, { userId, groupId });
  const id = await buildVirtualGroup(db, {
    ...{ groupId, productId, state: 'delivered', start: '2026-08-20T10:00:00Z', place: 'Upstairs' },
    delegates: ids.map((userId) => ({ userId, attendance: 'attended' })),
  });
  const clients = await Promise.all(ids.map((userId) => server.as(userId)));
  const form = async (nth = 0) => (await clients[nth]?.get(`/api/virtual-group/${id}/feedback-form`))?.json();
  const send = async (body: object, nth = 0) => {
    const stars = { trainer: 5, content: 4, venue: 3 };
    const answer = await clients[nth]?.post(`/api/virtual-group/${id}/feedback`, { ...stars, ...body });
    if (answer === undefined) throw new Error('There are fewer people');
    return answer;
  };
  const given = async () => (await site.get(`${at}/answers?productId=${productId}`)).json().rows;
  return { id, productId, form, send, given };
}

test('a product uses the form of the site before it has its own form, and after it gives up its own form', async () => {
  const { productId, form } = await buildSession();
  expect(await form()).toMatchObject({ questions: [] });
  expect(await read(productId)).toMatchObject({ version: null, fields: none });
  const first = await save(productId, own(clear));
  expect(first.json().now).toEqual(own(clear));
  expect(await form()).toMatchObject({ questions: [question()] });
  await save(productId, { uses_site_form: true, questions: clear }, own(clear));
  expect(await form()).toMatchObject({ questions: [] });
  expect(await read(productId)).toMatchObject({ version: 2, fields: { uses_site_form: true, questions: clear } });
  const versions = (await site.get(`${at}/versions?productId=${productId}`)).json();
  expect(versions).toMatchObject([
    { version: 2, uses_site_form: true, made_by: 'Morgan Ellis' },
    { version: 1, uses_site_form: false, questions: [question()] },
  ]);
});

test('a save without a change adds no version, and only products that are not archived have a form', async () => {
  const { productId } = await buildSession();
  await save(productId, own(clear));
  await save(productId, own(clear), own(clear));
  expect((await read(productId)).version).toBe(1);
  await server.rows('update abstract_courses set archived_at = now() where id = $1', [productId]);
  expect((await save(productId, own(again), own(clear))).statusCode).toBe(404);
  expect((await save(9_999_999, own(clear))).statusCode).toBe(404);
  expect((await site.get(`${at}?productId=9999999`)).statusCode).toBe(404);
});

test('the form of the site cannot use another form, and refuses a question of an unknown kind', async () => {
  const base = own('');
  const away = await save(null, none, base);
  expect(away.json().errors).toHaveProperty('usesSiteForm');
  expect((await save(null, own('q1 | smiles | optional | Well?'), base)).json().errors).toHaveProperty('questions');
});

test('a save adds a version, and the row of the earlier one stays as it was', async () => {
  const { productId } = await buildSession();
  await save(productId, own(clear));
  const before = await server.rows('select * from feedback_forms where product_id = $1', [productId]);
  await save(productId, own(again), own(clear));
  const after = await server.rows('select * from feedback_forms where product_id = $1 order by version', [productId]);
  expect(after).toHaveLength(2);
  expect(after[0]).toEqual(before[0]);
});

test('of two saves at once one becomes a version, and the other gets an edit conflict', async () => {
  const { productId } = await buildSession();
  await save(productId, own(clear));
  const answers = await Promise.all(
    [again, questionsText([question({ text: 'Was the room right?' })])].map((questions, nth) =>
      save(productId, own(questions), own(clear), nth === 0 ? site : other),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'edit_conflict' });
  expect((await read(productId)).version).toBe(2);
});

test('of twenty first saves at once one succeeds, and no two versions have one number', async () => {
  const { productId } = await buildSession();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => {
      const questions = questionsText([question({ text: `Question number ${nth}?` })]);
      return save(productId, own(questions), none, nth % 2 === 0 ? site : other);
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await server.rows('select version from feedback_forms where product_id = $1', [productId])).toEqual([
    { version: 1 },
  ]);
});

test('an answer to a form that was opened before a new version counts for what the person was shown', async () => {
  const { productId, form, send, given } = await buildSession(2);
  await save(productId, own(clear));
  const shown = await form();
  await save(productId, own(again), own(clear));
  expect((await send({ formId: shown.id, answers: { q1: 'yes' } })).statusCode).toBe(200);
  expect((await send({ formId: (await form(1)).id, answers: { q1: 'no' } }, 1)).statusCode).toBe(200);
  expect(await given()).toMatchObject([
    { version: 2, answers: [{ question: 'Will you come again?', answer: 'No' }], is_site_form: false },
    { version: 1, answers: [{ question: 'Would you come again?', answer: 'Yes' }] },
  ]);
});

test('answers and a save at once: every answer is stored with the words that were shown', async () => {
  const { productId, form, send, given } = await buildSession(8);
  await save(productId, own(clear));
  const shown = await form();
  const [saved, ...sent] = await Promise.all([
    save(productId, own(again), own(clear)),
    ...Array.from({ length: 8 }, (_, nth) => send({ formId: shown.id, answers: { q1: 'yes' } }, nth)),
  ]);
  expect([saved?.statusCode, ...sent.map(({ statusCode }) => statusCode)]).toEqual(Array(9).fill(200));
  const rows: { answers: object[] }[] = await given();
  expect(rows.map(({ answers }) => answers)).toEqual(
    Array(8).fill([{ question: 'Would you come again?', answer: 'Yes' }]),
  );
});

const kinds: FeedbackQuestionOfForm[] = [
  question({ key: 'q1', kind: 'stars' }),
  question({ key: 'q2', kind: 'agree' }),
  question({ key: 'q3', kind: 'yes_no' }),
  question({ key: 'q4', kind: 'choice', choices: ['Too short', 'Right'] }),
  question({ key: 'q5', kind: 'text', required: false }),
];
const right = { q1: '5', q2: '2', q3: 'no', q4: 'Right', q5: '' };

test.each([
  ['a star too many', { q1: '6' }, 'q1'],
  ['no agreement', { q2: '' }, 'q2'],
  ['neither yes nor no', { q3: 'maybe' }, 'q3'],
  ['another choice', { q4: 'Wrong' }, 'q4'],
  ['too long a text', { q5: 'x'.repeat(1_001) }, 'q5'],
  ['a question that was never asked', { q9: 'yes' }, 'answers'],
])('refuses feedback with %s, and stores nothing', async (_name, wrong, field) => {
  const { productId, form, send, given } = await buildSession();
  await save(productId, own(questionsText(kinds)));
  const formId = (await form()).id;
  const refused = await send({ formId, answers: { ...right, ...wrong } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty(field);
  expect(await given()).toEqual([]);
  expect((await send({ formId, answers: right })).statusCode).toBe(200);
  expect((await given())[0].answers).toHaveLength(4);
});

test('refuses answers to the form of another product, and answers without a form', async () => {
  const [one, another] = [await buildSession(), await buildSession()];
  await save(another.productId, own(clear));
  const foreign = (await another.form()).id;
  expect((await one.send({ formId: foreign, answers: { q1: 'yes' } })).json().errors).toHaveProperty('formId');
  expect((await one.send({ answers: { q1: 'yes' } })).json().errors).toHaveProperty('formId');
  expect((await one.send({ comment: 'From a page that was loaded before' })).statusCode).toBe(200);
  expect(await one.given()).toMatchObject([{ version: null, answers: [], is_site_form: false, stars: 5 }]);
});

test('sheets have the questions as they were asked, each in a column', async () => {
  const { productId, form, send } = await buildSession();
  await save(productId, own(clear));
  await send({ formId: (await form()).id, answers: { q1: 'yes' }, comment: '=1+1' });
  const csv = (await site.get(`${at}/answers/csv?productId=${productId}`)).body;
  expect(csv).toContain('Would you come again?');
  expect(csv).toContain('"5","Yes","\'=1+1"');
  const listed = (await site.get(`/api/admin/feedback-forms?kind=session&per_page=100`)).json();
  expect(listed.rows).toContainEqual(
    expect.objectContaining({ product: expect.objectContaining({ id: productId }), version: 1, questions: 1 }),
  );
  expect((await site.get('/api/admin/feedback-forms/csv')).body).toContain('The site');
});
