import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse, buildPaperLicence } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { recordPaperResult } from '../paper-courses/recording/record-paper-result.ts';

const server = await openTestApp();
const { db, services, clock } = server;
clock.set('2026-09-01T09:00:00Z');
const adminId = await buildUser(db, { roles: ['super_admin'] });
const groupId = await buildGroup(db);

/** Builds a course that needs another one, and a learner with a licence for the later one. */
async function learner() {
  const first = await buildCourse(db, { title: 'Basic life support' });
  const then = await buildCourse(db, { title: 'Pharmacy First' });
  const linkId = await buildLink(db, { kind: 'prerequisite', from: first.productId, to: then.productId });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const licence = (productId: number) => buildLicence(services, { groupId, productId, userId, actorId: adminId });
  const licenceId = await licence(then.productId);
  const client = await server.as(userId);
  const launch = async () => (await client.get(`/api/course-launch-data/${then.courseId}/online/${groupId}`)).json();
  const start = () => client.post(`/api/course-start/${then.courseId}/online/${groupId}`);
  return { first, then, linkId, userId, licenceId, licence, launch, start };
}

test('a course opens once the course before it is covered, also by an equivalent', async () => {
  const { first, userId, launch, start, licence } = await learner();
  expect((await launch()).finish_first).toEqual([{ title: 'Basic life support', course: null }]);
  const refused = await start();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Finish Basic life support first. Then you can start this course.',
  ]);
  expect(await server.rows('select state from licences where user_id = $1', [userId])).toEqual([{ state: 'issued' }]);
  const other = await buildCourse(db, { title: 'Resuscitation' });
  await buildLink(db, { kind: 'equivalent', from: other.productId, to: first.productId });
  await licence(other.productId);
  const course = { course_type: 'online', course_id: other.courseId };
  expect((await launch()).finish_first).toEqual([{ title: 'Basic life support', course }]);
  await licence(first.productId);
  expect((await launch()).finish_first).toMatchObject([{ course: { course_id: first.courseId } }]);
  await buildCertificate(db, { userId, groupId, productId: other.productId, expiresOn: '2026-09-01' });
  expect((await launch()).finish_first).toEqual([]);
  expect((await start()).statusCode).toBe(200);
});

test('a face-to-face course can come first: a pass opens the later course', async () => {
  const { linkId, userId, launch, start } = await learner();
  const { productId, paperCourseId } = await buildPaperCourse(services, { title: 'BLS practical' });
  await server.rows(`update product_links set from_type = 'abstract_paper_course', from_id = $1 where id = $2`, [
    productId,
    linkId,
  ]);
  expect((await launch()).finish_first).toEqual([{ title: 'BLS practical', course: null }]);
  const licenceId = await buildPaperLicence(services, { groupId, userId, productId, actorId: adminId });
  const course = { course_type: 'paper-course', course_id: paperCourseId };
  expect((await launch()).finish_first).toEqual([{ title: 'BLS practical', course }]);
  expect((await start()).statusCode).toBe(409);
  const result = { outcome: 'pass', score: null, assessor: 'Amara Osei', licenceId, takenOn: '2026-09-01' } as const;
  await recordPaperResult(services, { id: adminId, level: 'superAdmin' }, result);
  expect((await launch()).finish_first).toEqual([]);
  expect((await start()).statusCode).toBe(200);
});

test('a place in a Pharmacist-led Course is offered where there is no licence', async () => {
  const { first, userId, launch } = await learner();
  const virtualGroupId = await buildVirtualGroup(db, {
    ...{ groupId, productId: first.productId, start: '2026-09-10T10:00:00Z', delegates: [{ userId }] },
  });
  const course = { course_type: 'trainer-led', course_id: virtualGroupId };
  expect((await launch()).finish_first).toEqual([{ title: 'Basic life support', course }]);
  const mark = (attendance: string) =>
    server.rows('update virtual_group_delegates set attendance = $2 where virtual_group_id = $1', [
      virtualGroupId,
      attendance,
    ]);
  // The certificate follows when the course is closed.
  await mark('attended');
  expect((await launch()).finish_first).toEqual([{ title: 'Basic life support', course }]);
  await mark('absent');
  expect((await launch()).finish_first).toEqual([{ title: 'Basic life support', course: null }]);
});

test('cards and pages of face-to-face and Pharmacist-led Courses show what comes first, and block nothing', async () => {
  const { first, userId } = await learner();
  const practical = await buildPaperCourse(services, { title: 'Vaccination practical' });
  const workshop = await buildCourse(db, { title: 'Vaccination workshop', deliverable: 4 });
  const paper = { type: 'abstract_paper_course', id: practical.productId } as const;
  await buildLink(db, { kind: 'prerequisite', from: first.productId, to: paper });
  await buildLink(db, { kind: 'prerequisite', from: first.productId, to: workshop.productId });
  const licenceId = await buildPaperLicence(services, {
    ...{ groupId, userId, productId: practical.productId, actorId: adminId },
  });
  const virtualGroupId = await buildVirtualGroup(db, {
    ...{ groupId, productId: workshop.productId, title: 'Vaccination workshop', start: '2026-09-10T10:00:00Z' },
    delegates: [{ userId }],
  });
  const client = await server.as(userId);
  const shown = async () => {
    const cards = (await client.get('/api/my-courses')).json();
    const launch = async (path: string) =>
      (await client.get(`/api/course-launch-data/${path}/${groupId}`)).json().finish_first;
    return {
      cards: Object.fromEntries(
        cards.map((card: { title: string; finish_first: string[] }) => [card.title, card.finish_first]),
      ),
      paper: await launch(`${practical.paperCourseId}/paper-course`),
      session: await launch(`${virtualGroupId}/trainer-led`),
    };
  };
  const missing = [{ title: 'Basic life support', course: null }];
  const titles = ['Basic life support'];
  expect(await shown()).toEqual({
    cards: { 'Pharmacy First': titles, 'Vaccination practical': titles, 'Vaccination workshop': titles },
    paper: missing,
    session: missing,
  });
  // In force today, but not on the day of the session.
  await buildCertificate(db, { userId, groupId, productId: first.productId, expiresOn: '2026-09-09' });
  expect(await shown()).toMatchObject({
    cards: { 'Pharmacy First': [], 'Vaccination practical': [], 'Vaccination workshop': titles },
    paper: [],
    session: missing,
  });
  await server.rows('delete from certificates where user_id = $1', [userId]);
  const result = { outcome: 'pass', score: null, assessor: 'Amara Osei', licenceId, takenOn: '2026-09-01' } as const;
  await recordPaperResult(services, { id: adminId, level: 'superAdmin' }, result);
  expect(await shown()).toMatchObject({ cards: { 'Vaccination practical': [] }, paper: [] });
});

test('a certificate that expired yesterday, or of another organisation, does not count', async () => {
  const { first, userId, start } = await learner();
  await buildCertificate(db, { userId, groupId, productId: first.productId, expiresOn: '2026-08-31' });
  await buildCertificate(db, { userId, groupId: await buildGroup(db), productId: first.productId });
  expect((await start()).statusCode).toBe(409);
});

test('a prerequisite does not stop started courses, free retries and courses whose link has ended', async () => {
  const [started, retrying, ended] = [await learner(), await learner(), await learner()];
  await buildCertificate(db, { userId: started.userId, groupId, productId: started.first.productId });
  await started.start();
  await server.rows(`update certificates set expires_on = '2026-08-31' where user_id = $1`, [started.userId]);
  expect((await started.launch()).finish_first).toEqual([]);
  expect((await started.start()).statusCode).toBe(200);
  await server.rows('update licences set is_free_retry = true where id = $1', [retrying.licenceId]);
  expect((await retrying.start()).statusCode).toBe(200);
  await server.rows(`update product_links set until_on = '2026-09-01', ended_at = now() where id = $1`, [ended.linkId]);
  expect((await ended.start()).statusCode).toBe(200);
});
