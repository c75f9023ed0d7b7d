import { expect, test } from 'vitest';
import { buildCourse } from '../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../test-support/certificates.factory.ts';
import { beginCourse, play } from '../../test-support/learning.ts';
import { buildLink } from '../../test-support/links.factory.ts';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;

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
