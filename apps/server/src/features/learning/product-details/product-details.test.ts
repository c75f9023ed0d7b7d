import { commandName, commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { remindOfProducts } from './index.ts';

const server = await openTestApp({ connections: 10 });
const { db } = server;
const siteId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(siteId);

const at = '/api/admin/courses/extra-data';
const empty = {
  ...{
    objectives: '',
    audience: '',
    accreditor_code: null,
    accreditation_reference: '',
    accredited_until: null,
    cpd_minutes: null,
  },
  ...{ learner_minutes: null, target_roles: '', mandatory_for: '', standards: '', months_reason: '' },
  ...{ months_source: '', reviewed_on: null, review_due_on: null, content_owner_id: null, keywords: '' },
};
type Row = { product_id: number; product_type: string; title: string; missing: string[] };
const listed = async (query: string): Promise<Row[]> => (await site.get(`${at}?per_page=100&${query}`)).json().rows;

async function buildPaper(title: string): Promise<string> {
  const made = await site.post(
    '/api/admin/paper-courses',
    commandOf({
      ...{ title, summary: null, default_months: 24, renewal_basis: 'completion', training_class: 'clinical' },
      ...{ motif: 'label', hue: 'leaf', has_score: true, pass_mark: 80, evidence: 'optional', assessors: '' },
    }),
  );
  const [row] = await listed(`q=${encodeURIComponent(made.json().title)}`);
  return `${at}/${row?.product_type}/${row?.product_id}`;
}
const save = (address: string, fields: object, baseValues: object = empty) =>
  site.put(address, commandOf({ ...baseValues, ...fields, baseValues }));

test('each save is a version, and the version before is never changed', async () => {
  const address = await buildPaper('Ear examination');
  expect((await site.get(address)).json()).toMatchObject({ version: null, fields: empty, title: 'Ear examination' });
  const first = await save(address, { objectives: 'Look into an ear safely', cpd_minutes: 90 });
  expect(first.json().now).toMatchObject({ cpd_minutes: 90, audience: '' });
  await save(address, { cpd_minutes: 95 }, first.json().now);
  const stored = await db
    .selectFrom('product_details')
    .select(['version', 'cpd_minutes', 'objectives', 'made_by'])
    .orderBy('version')
    .execute();
  expect(stored).toEqual([
    { version: 1, cpd_minutes: 90, objectives: 'Look into an ear safely', made_by: siteId },
    { version: 2, cpd_minutes: 95, objectives: 'Look into an ear safely', made_by: siteId },
  ]);
  expect((await site.get(`${address}/versions`)).json()).toMatchObject([
    { version: 2, changed: ['cpd_minutes'] },
    { version: 1, changed: ['objectives', 'cpd_minutes'] },
  ]);
  const now = (await site.get(address)).json().fields;
  await save(address, {}, now);
  expect((await site.get(address)).json().version).toBe(2);
});

test('two admins keep both changes, and get an edit conflict for the same field', async () => {
  const address = await buildPaper('Otoscopy');
  await save(address, { cpd_minutes: 60 });
  const second = await save(address, { audience: 'Pharmacists' });
  expect(second.json().now).toMatchObject({ cpd_minutes: 60, audience: 'Pharmacists' });
  const third = await save(address, { cpd_minutes: 30 });
  expect(third.statusCode).toBe(409);
  expect(third.json().edit_conflict ?? third.json()).toMatchObject({ fields: ['cpd_minutes'] });
});

test('parallel saves of different fields all become versions, one after the other', async () => {
  const address = await buildPaper('Suturing');
  const changes = [
    { audience: 'Everyone' },
    { cpd_minutes: 30 },
    { learner_minutes: 45 },
    { keywords: 'wounds' },
    { months_reason: 'Skills fade' },
    { accreditation_reference: 'RPS 12' },
  ];
  const answers = await Promise.all(changes.map((change) => save(address, change)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
  const { version, fields } = (await site.get(address)).json();
  expect(version).toBe(changes.length);
  expect(fields).toMatchObject(Object.assign({}, ...changes));
});

test.each([
  [{ objectives: 'Short' }, 'objectives'],
  [{ cpd_minutes: 7 }, 'cpd_minutes'],
  [{ cpd_minutes: 6_005 }, 'cpd_minutes'],
  [{ learner_minutes: 0 }, 'learner_minutes'],
  [{ target_roles: 'Wizard' }, 'target_roles'],
  [{ months_source: 'http://example.org' }, 'months_source'],
  [{ standards: 'GPhC | | | ' }, 'standards'],
  [{ mandatory_for: 'Pharmacist | any | 999 | 0' }, 'mandatory_for'],
  [{ reviewed_on: '2026-05-02', review_due_on: '2026-05-02' }, 'review_due_on'],
  [{ content_owner_id: 999_999 }, 'content_owner_id'],
  [{ accreditor_code: 'unknown' }, 'accreditor_code'],
  [{ keywords: 'x' }, 'keywords'],
])('refuses details with %j, and names the field', async (change, field) => {
  const [row] = await listed('q=Ear');
  const address = `${at}/${row?.product_type}/${row?.product_id}`;
  const answer = await save(address, change, (await site.get(address)).json().fields);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(commandName(field));
});

test('lists what is missing, and the reviews that are overdue', async () => {
  const address = await buildPaper('Complete course');
  await buildPaper('Bare course');
  const bare = await listed('q=Bare');
  expect(bare).toMatchObject([{ missing: ['objectives', 'cpd', 'review', 'months'] }]);
  await save(address, {
    ...{ objectives: 'Measure blood pressure well', cpd_minutes: 30, months_reason: 'Skills fade', keywords: 'needle' },
    ...{ reviewed_on: '2020-01-01', review_due_on: '2021-01-01', content_owner_id: siteId },
  });
  expect(await listed('q=Complete')).toMatchObject([{ missing: [], is_overdue: true, owner: { id: siteId } }]);
  expect((await listed('q=needle')).map(({ title }) => title)).toEqual(['Complete course']);
  const titles = async (missing: string) => (await listed(`missing=${missing}`)).map(({ title }) => title);
  for (const missing of ['objectives', 'cpd', 'review', 'months', 'any']) {
    expect(await titles(missing)).toContain('Bare course');
    expect(await titles(missing)).not.toContain('Complete course');
  }
  expect(await titles('overdue')).toEqual(['Complete course']);
  expect((await listed('kind=abstract_course')).map(({ title }) => title)).not.toContain('Bare course');
  const csv = await site.get(`${at}/csv?missing=overdue`);
  expect(csv.body.replaceAll('"', '')).toContain(
    'Complete course,Face to Face Course,Draft,,30 min,2020-01-01,2021-01-01',
  );
});

test('an archived or unknown product has no details', async () => {
  expect((await site.get(`${at}/abstract_course/999999`)).statusCode).toBe(404);
  expect((await site.get(`${at}/abstract_course/999999/versions`)).statusCode).toBe(404);
  expect((await save(`${at}/abstract_course/999999`, { cpd_minutes: 30 })).statusCode).toBe(404);
  expect((await site.get(`${at}/wizardry/1`)).statusCode).toBe(404);
});

test('notifies the owner before a review and all site admins before an accreditation ends, once each', async () => {
  const { clock, services } = server;
  const days = (count: number) => count * 86_400_000;
  const onDay = (count: number) => new Date(clock.now().getTime() + days(count)).toISOString().slice(0, 10);
  const otherId = await buildUser(db, { roles: ['super_admin'] });
  const address = await buildPaper('Wound care');
  await save(address, { review_due_on: onDay(40), content_owner_id: siteId, accredited_until: onDay(45) });
  const run = async () => {
    const look = { db, clock, jobs: [remindOfProducts(services)], log: (problem: string) => expect(problem).toBe('') };
    await Promise.all([runDueJobs(look), runDueJobs(look)]);
  };
  const noticesOf = async (userId: number) =>
    (
      await server.rows(`select title from notifications where code = 'product_due' and user_id = $1 order by id`, [
        userId,
      ])
    ).map((row) => (row as { title: string }).title);
  for (const step of [0, 10, 1, 5]) {
    clock.advance(days(step));
    await run();
  }
  const ends = ['Accreditation ends in 45 days: Wound care', 'Accreditation ends in 29 days: Wound care'];
  expect(await noticesOf(otherId)).toEqual(ends);
  expect(await noticesOf(siteId)).toEqual([ends[0], 'Review due in 30 days: Wound care', ends[1]]);
  await db.deleteFrom('user_roles').where('user_id', '=', siteId).execute();
  clock.advance(days(24));
  await run();
  expect(await noticesOf(siteId)).toHaveLength(3);
  expect(await noticesOf(otherId)).toEqual([...ends, 'Review due today: Wound care']);
});
