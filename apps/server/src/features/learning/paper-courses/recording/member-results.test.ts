import { randomUUID } from 'node:crypto';
import type { MemberPaperCourse } from '@doselore/contract/paper-courses';
import { expect, test } from 'vitest';
import { buildPaperCourse, buildPaperLicence } from '../../../../test-support/paper.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

const server = await openTestApp({ connections: 20 });
const { db, services } = server;
const siteId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(siteId);
const groupId = await buildGroup(db);
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);

type Rule = { pass_mark?: number | null; evidence?: string; assessors?: string; has_score?: boolean };

async function holder(rule: Rule = {}) {
  const { productId, paperCourseId } = await buildPaperCourse(services);
  if (Object.keys(rule).length > 0)
    await db.updateTable('paper_courses').set(rule).where('id', '=', paperCourseId).execute();
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const licenceId = await buildPaperLicence(services, { groupId, userId, productId, actorId: siteId });
  await server.rows("update licences set issued_at = '2026-08-01T09:00:00Z' where id = $1", [licenceId]);
  const path = `groups/${groupId}/members-info/${userId}/paper-results`;
  const one = async (): Promise<MemberPaperCourse> => (await site.get(`/api/admin/${path}`)).json()[0];
  const certificates = () =>
    server.rows<{ state: string; awarded_on: string; revision: number }>(
      'select state, awarded_on::text, revision from certificates where user_id = $1 order by id',
      [userId],
    );
  const state = async () => (await server.rows('select state from licences where id = $1', [licenceId]))[0];
  return {
    userId,
    licenceId,
    productId,
    at: `/api/grouping-admin/${path}/${licenceId}`,
    siteAt: `/api/admin/${path}/${licenceId}`,
    one,
    certificates,
    state,
  };
}

const passed = { takenOn: '2026-08-20', outcome: 'pass', score: 92, assessor: 'Amara Osei', reason: null };
const record = (at: string, changes: object = {}, idempotencyKey = randomUUID()) =>
  admin.post(at, { ...passed, idempotencyKey, ...changes });
const correct = (at: string, changes: object, seenCorrections = 0) =>
  site.put(at, { ...passed, reason: 'The form was read wrongly', seenCorrections, ...changes });

test('an admin of the organisation records a result once, also when the call is sent again', async () => {
  const { at, one, certificates } = await holder();
  expect(await one()).toMatchObject({ is_waiting: true, result: null, rule: { evidence: 'optional', assessors: [] } });
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => record(at, {}, key)));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await one()).toMatchObject({
    is_waiting: false,
    result: { outcome: 'pass', taken_on: '2026-08-20', score: 92, assessor: 'Amara Osei', corrections: 0 },
  });
  expect(await certificates()).toEqual([{ state: 'valid', awarded_on: '2026-08-20', revision: 1 }]);
  expect((await record(at)).statusCode).toBe(409);
});

test.each([
  [
    'a pass below the pass mark',
    { pass_mark: 80 },
    { score: 79 },
    { score: ['The score is below the pass mark of 80'] },
  ],
  ['a pass without the score', { pass_mark: 80 }, { score: null }, { score: ['Enter the score'] }],
  ['a score where there is none', { has_score: false }, {}, { score: ['This course has no score'] }],
  [
    'an assessor who is not named',
    { assessors: 'Lena Marsh' },
    {},
    { assessor: ['Choose an assessor of this course'] },
  ],
  ['no scan where one is required', { evidence: 'required' }, {}, { scan: ['Add a scan of the signed form'] }],
  ['a day in the future', {}, { takenOn: '2026-09-02' }, { takenOn: ['Choose a day that is not in the future'] }],
])('refuses a result at the wrong field: %s', async (_, rule, changes, errors) => {
  const { at, state } = await holder(rule);
  const answer = await record(at, changes);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  expect(await state()).toEqual({ state: 'issued' });
});

test('a fail below the pass mark needs no more than the score', async () => {
  const { at, state } = await holder({ pass_mark: 80 });
  expect((await record(at, { outcome: 'fail', score: 40 })).statusCode).toBe(200);
  expect(await state()).toEqual({ state: 'failed' });
});

test('a scan comes before the result, is a PDF or a picture, and opens for admins of the person alone', async () => {
  const { at, one } = await holder({ evidence: 'required' });
  expect((await admin.upload(`${at}/scan`, { name: 'form.pdf', bytes: Buffer.from('no pdf') })).statusCode).toBe(422);
  expect((await admin.upload(`${at}/scan`, { name: 'form.pdf', bytes: pdf })).statusCode).toBe(200);
  expect(await one()).toMatchObject({ scan: { name: 'form.pdf', type: 'application/pdf', bytes: pdf.length } });
  expect((await record(at)).statusCode).toBe(200);
  expect((await admin.get(`${at}/scan`)).headers['content-type']).toBe('application/pdf');
  const otherId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: otherId, groupId: await buildGroup(db) });
  expect((await (await server.as(otherId)).get(`${at}/scan`)).statusCode).toBe(404);
});

test('the licence of another person of the organisation is not found under this one', async () => {
  const [one, other] = [await holder(), await holder()];
  const mixed = one.at.replace(String(one.licenceId), String(other.licenceId));
  expect((await record(mixed)).statusCode).toBe(404);
  expect((await admin.put(one.at, {})).statusCode).toBe(404);
});

test('a pass corrected to a fail withdraws the certificate from its first day, and back gives another', async () => {
  const { at, siteAt, one, certificates, state } = await holder();
  await record(at);
  expect((await correct(siteAt, { outcome: 'fail', score: 52 })).statusCode).toBe(200);
  expect(await state()).toEqual({ state: 'failed' });
  expect(await certificates()).toMatchObject([{ state: 'revoked' }]);
  expect(await one()).toMatchObject({
    result: { outcome: 'fail', score: 52, corrections: 1 },
    corrected: [{ outcome: 'pass', score: 92, reason: 'The form was read wrongly' }],
  });
  expect((await correct(siteAt, {}, 0)).statusCode).toBe(409);
  expect((await correct(siteAt, { takenOn: '2026-08-21' }, 1)).statusCode).toBe(200);
  expect(await state()).toEqual({ state: 'completed' });
  expect(await certificates()).toEqual([
    { state: 'revoked', awarded_on: '2026-08-20', revision: 1 },
    { state: 'valid', awarded_on: '2026-08-21', revision: 2 },
  ]);
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('a corrected day withdraws the certificate and gives one from that day; a corrected score changes none', async () => {
  const { at, siteAt, certificates } = await holder();
  await record(at);
  await correct(siteAt, { score: 95 });
  expect(await certificates()).toEqual([{ state: 'valid', awarded_on: '2026-08-20', revision: 1 }]);
  await correct(siteAt, { takenOn: '2026-08-05' }, 1);
  expect(await certificates()).toEqual([
    { state: 'revoked', awarded_on: '2026-08-20', revision: 1 },
    { state: 'valid', awarded_on: '2026-08-05', revision: 2 },
  ]);
});

test('of ten corrections at once one succeeds', async () => {
  const { at, siteAt, certificates } = await holder();
  await record(at);
  const answers = await Promise.all(Array.from({ length: 10 }, () => correct(siteAt, { outcome: 'fail', score: 10 })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(await certificates()).toMatchObject([{ state: 'revoked' }]);
});

test('a fail that has been retried cannot become a pass', async () => {
  const { at, siteAt, licenceId, certificates } = await holder();
  await record(at, { outcome: 'fail', score: 40 });
  const retry = { licenceId, reason: 'Second try', idempotencyKey: randomUUID() };
  expect((await site.post(`/api/admin/groups/${groupId}/retry-licence`, retry)).statusCode).toBe(200);
  const answer = await correct(siteAt, {});
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'This licence has been retried. Take the retry back first.',
  ]);
  expect(await certificates()).toEqual([]);
});

test('the list of members counts the licences that wait for a result', async () => {
  const { at, userId } = await holder();
  const count = async () => {
    const { rows } = (await admin.get(`/api/grouping-admin/groups/${groupId}/members?per_page=100`)).json();
    return rows.find(({ id }: { id: number }) => id === userId)?.waiting_results;
  };
  expect(await count()).toBe(1);
  expect(await record(at)).toMatchObject({ statusCode: 200 });
  expect(await count()).toBe(0);
});
