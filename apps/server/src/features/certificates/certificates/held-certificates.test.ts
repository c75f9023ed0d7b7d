import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-09-01T09:00:00Z');
const [groupId, elsewhere] = [await buildGroup(db), await buildGroup(db)];
const [mine, beside] = [await buildSubgroup(db, { groupId }), await buildSubgroup(db, { groupId })];
const holder = async (subgroupId: number) => {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, subgroupId });
  return userId;
};
const [ada, bob] = [await holder(mine), await holder(beside)];
const productId = await buildAbstractCourse(db);
const certificate = (userId: number, more: object = {}) =>
  buildCertificate(db, { userId, groupId, productId, ...more });
const adas = await certificate(ada, { title: 'Sepsis' });
await certificate(ada, { title: 'Flu', productId: await buildAbstractCourse(db), expiresOn: '2026-08-31' });
const bobs = await certificate(bob);
const foreign = await certificate(ada, { groupId: elsewhere });
const adminId = await buildUser(db, { roles: ['subgroup_admin'] });
await buildManager(db, { userId: adminId, groupId, subgroupId: mine });
const admin = await server.as(adminId);
const superAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const service = `/api/subgroup-admin/groups/${groupId}/subgroups/${mine}/certificates`;
const titles = (answer: { json: () => { rows: { title: string }[] } }) => answer.json().rows.map(({ title }) => title);

test('a service admin lists and opens the certificates of members of the service only', async () => {
  expect(titles(await admin.get(`${service}?sort=title`))).toEqual(['Flu', 'Sepsis']);
  const pdf = await admin.get(`${service}/${adas}/pdf`);
  expect(pdf.statusCode).toBe(200);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  for (const id of [bobs, foreign, 999_999]) expect((await admin.get(`${service}/${id}/pdf`)).statusCode).toBe(404);
});

test('certificates are filtered by person and by their state on the day', async () => {
  const at = `/api/admin/groups/${groupId}/certificates?userId=${ada}`;
  expect(titles(await superAdmin.get(`${at}&state=expired`))).toEqual(['Flu']);
  expect(titles(await superAdmin.get(`${at}&state=valid`))).toEqual(['Sepsis']);
  expect((await superAdmin.get(`${at}&state=old`)).statusCode).toBe(422);
  expect((await superAdmin.get(`/api/admin/users/${ada}/certificates`)).json().total).toBe(3);
});

test('the certificate of an erased person is listed and not opened', async () => {
  const erased = await holder(mine);
  const id = await certificate(erased);
  // The columns that erasure empties, and the constraint checks.
  await server.rows(
    `update users set erased_at = now(), state = 'disabled', first_name = 'Erased', last_name = 'person ' || id,
      email = 'erased-' || id || '@erased.invalid', username = null, password_hash = null, job_role = null,
      registration_number = null where id = $1`,
    [erased],
  );
  const [row] = (await superAdmin.get(`/api/admin/groups/${groupId}/certificates?userId=${erased}`)).json().rows;
  expect(row).toMatchObject({ id, can_open: false });
  expect((await superAdmin.get(`/api/admin/groups/${groupId}/certificates/${id}/pdf`)).statusCode).toBe(404);
});

test('the list is filtered by course, by days of award and by the holder', async () => {
  const group = await buildGroup(db);
  const [first, second] = [await buildUser(db, { lastName: 'Zephyrine' }), await buildUser(db)];
  const other = await buildAbstractCourse(db);
  const at = { groupId: group, userId: first };
  await certificate(first, { ...at, title: 'Early', awardedOn: '2026-02-01' });
  await certificate(first, { ...at, title: 'Other', awardedOn: '2026-03-01', productId: other });
  await certificate(second, { ...at, userId: second, title: 'Late', awardedOn: '2026-04-01' });
  const list = async (query: string) =>
    titles(await superAdmin.get(`/api/admin/groups/${group}/certificates?sort=awarded&${query}`));
  expect(await list(`productType=abstract_course&productId=${other}`)).toEqual(['Other']);
  expect(await list('awardedFrom=2026-02-01&awardedTo=2026-03-01')).toEqual(['Early', 'Other']);
  expect(await list('awardedFrom=2026-03-02')).toEqual(['Late']);
  expect(await list('q=zephyrine')).toEqual(['Early', 'Other']);
  const courses = await superAdmin.get(`/api/admin/groups/${group}/certificates/courses`);
  expect(courses.json()).toEqual([
    { product_type: 'abstract_course', product_id: productId, title: 'Late', count: 2 },
    { product_type: 'abstract_course', product_id: other, title: 'Other', count: 1 },
  ]);
});

test('the spreadsheet and the courses of a service have the certificates of its members only', async () => {
  const { body } = await admin.get(`${service}/csv?sort=title`);
  const lines = body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('Flu');
  expect(lines[1]).toContain('Expired');
  const courses = (await admin.get(`${service}/courses`)).json();
  expect(courses.map(({ title, count }: { title: string; count: number }) => [title, count])).toEqual([
    ['Flu', 1],
    ['Safe dispensing', 2],
  ]);
});

test('a service admin no longer sees the certificates of a member who has left', async () => {
  const leaver = await holder(mine);
  const id = await certificate(leaver, { title: 'Left' });
  const searched = `${service}?q=Left`;
  expect(titles(await admin.get(searched))).toEqual(['Left']);
  await server.rows('update group_members set archived_at = now() where user_id = $1', [leaver]);
  expect(titles(await admin.get(searched))).toEqual([]);
  expect((await admin.get(`${service}/${id}/pdf`)).statusCode).toBe(404);
  expect((await admin.get(`${service}/courses`)).json()[0].count).toBe(1);
  expect(titles(await superAdmin.get(`/api/admin/groups/${groupId}/certificates?q=Left`))).toEqual(['Left']);
});

test('the search finds the email address of the holder', async () => {
  const [{ email } = { email: '' }] = await server.rows<{ email: string }>('select email from users where id = $1', [
    bob,
  ]);
  const at = `/api/admin/groups/${groupId}/certificates?q=${encodeURIComponent(email)}`;
  expect((await superAdmin.get(at)).json().rows).toMatchObject([{ id: bobs }]);
});
