import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { beginCourse, play } from '../../../test-support/learning.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse, buildPaperLicence } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { recordPaperResult } from '../../learning/paper-courses/recording/record-paper-result.ts';

const server = await openTestApp();
const { db, clock, services } = server;

const certificatesOf = (userId: number) =>
  server.rows(
    'select product_type, product_id, state, expires_on from certificates where user_id = $1 order by id desc',
    [userId],
  );

/**
 * Creates a learner whose certificate for the full course expires on 10 January 2027, and who has started its
 * refresher.
 */
async function refreshing(today: string) {
  clock.set(`${today}T12:00:00Z`);
  const full = await buildCourse(db, { title: 'Data security', basis: 'anniversary' });
  const refresher = await buildCourse(db, { title: 'Data security: refresher' });
  await buildLink(db, { kind: 'refresher', from: full.productId, to: refresher.productId });
  const [userId, groupId] = [await buildUser(db), await buildGroup(db)];
  await buildMembership(db, { userId, groupId });
  await buildCertificate(db, { userId, groupId, productId: full.productId, expiresOn: '2027-01-10' });
  const again = { ...refresher, userId, groupId, client: await server.as(userId), attempts: [] };
  const learner = await beginCourse(server, { again });
  const launch = (await learner.client.get(`/api/course-launch-data/${learner.courseId}/online/${groupId}`)).json();
  const finish = async () => {
    await play(server, learner, { delta: { lesson_status: 'passed' } });
    return server.rows(
      `select product_id, title, state, expires_on, supersedes_id is not null as is_renewal from certificates
       where user_id = $1 order by id desc`,
      [userId],
    );
  };
  return { full, refresher, learner, launch, finish };
}

test.each([
  ['2026-12-01', '2028-01-10'],
  ['2027-01-10', '2028-01-10'],
  ['2027-03-11', '2028-03-11'],
])('completed on %s, a refresher renews the certificate of its full course until %s', async (today, end) => {
  const { full, launch, learner, finish } = await refreshing(today);
  expect(launch).toMatchObject({ would_end_on: end, renewal: { ends_on: '2027-01-10' } });
  const [renewed, before] = await finish();
  expect(renewed).toEqual({
    product_id: full.productId,
    title: 'Data security',
    state: 'valid',
    expires_on: end,
    is_renewal: true,
  });
  expect(before).toMatchObject({ product_id: full.productId, state: 'superseded' });
  const [card] = (await learner.client.get('/api/my-courses')).json();
  expect(card).toMatchObject({ title: 'Data security: refresher', certificate: { expires_on: end } });
});

test('after 61 days the full course is due, and the refresher gives a certificate of its own', async () => {
  const { refresher, launch, finish } = await refreshing('2027-03-12');
  expect(launch).toMatchObject({ would_end_on: '2028-03-12', renewal: null });
  const [own, before] = await finish();
  expect(own).toMatchObject({ product_id: refresher.productId, state: 'valid', is_renewal: false });
  expect(before).toMatchObject({ state: 'valid', expires_on: '2027-01-10' });
});

test('an online refresher renews the certificate of a face-to-face course', async () => {
  clock.set('2026-12-01T12:00:00Z');
  const full = await buildPaperCourse(services, { title: 'Injection practical' });
  const refresher = await buildCourse(db, { title: 'Injection update' });
  const paper = { type: 'abstract_paper_course', id: full.productId } as const;
  await buildLink(db, { kind: 'refresher', from: paper, to: refresher.productId });
  const [userId, groupId] = [await buildUser(db), await buildGroup(db)];
  await buildMembership(db, { userId, groupId });
  const key = { productType: 'abstract_paper_course', productId: full.productId } as const;
  await buildCertificate(db, { userId, groupId, ...key, expiresOn: '2027-01-10' });
  const again = { ...refresher, userId, groupId, client: await server.as(userId), attempts: [] };
  const learner = await beginCourse(server, { again });
  const launch = await learner.client.get(`/api/course-launch-data/${learner.courseId}/online/${groupId}`);
  expect(launch.json()).toMatchObject({ would_end_on: '2027-12-01', renewal: { ends_on: '2027-01-10' } });
  await play(server, learner, { delta: { lesson_status: 'passed' } });
  expect(await certificatesOf(userId)).toMatchObject([
    { product_type: 'abstract_paper_course', product_id: full.productId, state: 'valid', expires_on: '2027-12-01' },
    { product_type: 'abstract_paper_course', state: 'superseded' },
  ]);
});

test('a face-to-face refresher renews the certificate of a full course with the same id', async () => {
  clock.set('2026-12-01T12:00:00Z');
  const refresher = await buildPaperCourse(services, { title: 'Anaphylaxis drill' });
  const full = await buildCourse(db, { title: 'Anaphylaxis', basis: 'anniversary' });
  const paper = { type: 'abstract_paper_course', id: refresher.productId } as const;
  await buildLink(db, { kind: 'refresher', from: full.productId, to: paper });
  const [userId, groupId, adminId] = [
    await buildUser(db),
    await buildGroup(db),
    await buildUser(db, { roles: ['super_admin'] }),
  ];
  await buildMembership(db, { userId, groupId });
  await buildCertificate(db, { userId, groupId, productId: full.productId, expiresOn: '2027-01-10' });
  const licenceId = await buildPaperLicence(services, {
    ...{ groupId, userId, productId: refresher.productId, actorId: adminId, months: 12 },
  });
  const client = await server.as(userId);
  const at = `/api/course-launch-data/${refresher.paperCourseId}/paper-course/${groupId}`;
  expect((await client.get(at)).json()).toMatchObject({
    would_end_on: '2028-01-10',
    renewal: { ends_on: '2027-01-10', counts_from: '2027-01-10' },
  });
  const result = { outcome: 'pass', score: null, assessor: 'Amara Osei', licenceId, takenOn: '2026-12-01' } as const;
  await recordPaperResult(services, { id: adminId, level: 'superAdmin' }, result);
  expect(await certificatesOf(userId)).toMatchObject([
    { product_type: 'abstract_course', product_id: full.productId, state: 'valid', expires_on: '2028-01-10' },
    { product_type: 'abstract_course', state: 'superseded' },
  ]);
  const [card] = (await client.get('/api/my-courses')).json();
  expect(card).toMatchObject({ title: 'Anaphylaxis drill', certificate: { expires_on: '2028-01-10' } });
});
