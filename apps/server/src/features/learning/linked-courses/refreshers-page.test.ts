import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { beginCourse, play } from '../../../test-support/learning.ts';
import { buildLicence } from '../../../test-support/licences.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildPaperCourse, buildPaperLicence } from '../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(adminId);
const groupId = await buildGroup(db);

async function holder(productId: number, expiresOn: string) {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  await buildCertificate(db, { userId, groupId, productId, expiresOn, awardedOn: '2025-01-10' });
  return userId;
}

test('counts renewals by either course, people inside the window and those who are too late', async () => {
  clock.set('2026-09-01T09:00:00Z');
  const full = await buildCourse(db, { title: 'Data security' });
  const refresher = await buildCourse(db, { title: 'Data security: refresher', months: 24 });
  await buildLink(db, { kind: 'refresher', from: full.productId, to: refresher.productId });
  // From 3 July, 60 days before today, to 30 November, 90 days after it.
  const dates = ['2026-07-02', '2026-07-03', '2026-11-30', '2026-12-01'];
  const people = [];
  for (const expiresOn of dates) people.push(await holder(full.productId, expiresOn));
  await buildLicence(services, { groupId, productId: refresher.productId, userId: people[1] ?? 0, actorId: adminId });
  const renewing = [];
  for (const again of [refresher, refresher, full]) {
    const userId = await holder(full.productId, '2026-09-20');
    const client = await server.as(userId);
    const learner = await beginCourse(server, { again: { ...again, userId, groupId, client, attempts: [] } });
    await play(server, learner, { delta: { lesson_status: 'passed' } });
    renewing.push(userId);
  }
  const { rows } = (await site.get('/api/admin/courses/refreshers?q=data')).json();
  expect(rows).toEqual([
    expect.objectContaining({
      full: { productType: 'abstract_course', productId: full.productId, title: 'Data security' },
      full_months: 12,
      refresher_months: 24,
      renewed_by_refresher: 2,
      renewed_by_full: 1,
      uptake: 67,
      in_window: 2,
      with_licence: 1,
      past_window: 1,
    }),
  ]);
  expect((await site.get('/api/admin/courses/refreshers/csv?q=data')).body).toContain(
    '"Data security","12","Data security: refresher","24","2","1","67","2","1","1"',
  );
});

test('lists the people behind each number, and only of links that are in force', async () => {
  clock.set('2026-09-01T09:00:00Z');
  const full = await buildCourse(db, { title: 'Oral anticoagulants' });
  const refresher = await buildCourse(db, { title: 'Oral anticoagulants: refresher' });
  const linkId = await buildLink(db, { kind: 'refresher', from: full.productId, to: refresher.productId });
  const people = [];
  for (const day of ['2026-07-02', '2026-07-03', '2026-11-30', '2026-12-01'])
    people.push(await holder(full.productId, day));
  await buildLicence(services, { groupId, productId: refresher.productId, userId: people[1] ?? 0, actorId: adminId });
  const at = `/api/admin/courses/refreshers/${linkId}/people`;
  const shown = (await site.get(at)).json();
  expect(shown).toMatchObject({ total: 2, full: { title: 'Oral anticoagulants' } });
  expect(shown.rows).toMatchObject([
    { user: { id: people[1] }, expires_on: '2026-07-03', licence: 'refresher', group: { id: groupId } },
    { user: { id: people[2] }, expires_on: '2026-11-30', licence: null },
  ]);
  expect((await site.get(`${at}?who=late`)).json().rows).toMatchObject([{ user: { id: people[0] } }]);
  expect((await site.get(`${at}?q=nobody-of-this-name`)).json()).toMatchObject({ rows: [], total: 0 });
  expect((await site.get(`${at}/csv`)).body.trim().split('\r\n')).toHaveLength(3);
  await server.rows(`update product_links set until_on = '2026-09-01', ended_at = now() where id = $1`, [linkId]);
  expect((await site.get(at)).statusCode).toBe(404);
  const other = await buildLink(db, { kind: 'covers', from: full.productId, to: refresher.productId });
  expect((await site.get(`/api/admin/courses/refreshers/${other}/people`)).statusCode).toBe(404);
});

test('shows face-to-face courses as full courses and as refreshers, and lists those without one', async () => {
  clock.set('2026-09-01T09:00:00Z');
  const practical = await buildPaperCourse(services, { title: 'Injection practical' });
  const theory = await buildCourse(db, { title: 'Injection update' });
  const paper = { type: 'abstract_paper_course', id: practical.productId } as const;
  const key = { productType: 'abstract_paper_course', productId: practical.productId } as const;
  const people = [];
  for (let nth = 0; nth < 20; nth += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    await buildCertificate(db, { userId, groupId, ...key, expiresOn: '2026-09-20', awardedOn: '2025-01-10' });
    people.push(userId);
  }
  const missing = '/api/admin/courses/refreshers/missing?q=injection';
  expect((await site.get(missing)).json().rows).toMatchObject([{ ...key, valid: 20, expiring: 20 }]);
  await buildLink(db, { kind: 'refresher', from: paper, to: theory.productId });
  expect((await site.get(missing)).json().rows).toEqual([]);
  const [userId, waiting = 0] = people;
  if (userId === undefined) throw new Error('20 people');
  const again = { ...theory, userId, groupId, client: await server.as(userId), attempts: [] };
  await play(server, await beginCourse(server, { again }), { delta: { lesson_status: 'passed' } });
  await buildPaperLicence(services, { groupId, userId: waiting, productId: practical.productId, actorId: adminId });
  expect((await site.get('/api/admin/courses/refreshers?q=injection')).json().rows).toMatchObject([
    { full: key, renewed_by_refresher: 1, renewed_by_full: 0, in_window: 19, with_licence: 1, past_window: 0 },
  ]);
});

test('lists courses with 20 valid certificates that expire and no refresher', async () => {
  const many = await buildCourse(db, { title: 'Sepsis' });
  const few = await buildCourse(db, { title: 'Oxygen' });
  for (let nth = 0; nth < 20; nth += 1) await holder(many.productId, nth < 3 ? '2026-12-01' : '2028-01-01');
  for (let nth = 0; nth < 19; nth += 1) await holder(few.productId, '2026-12-01');
  const at = '/api/admin/courses/refreshers/missing';
  expect((await site.get(at)).json()).toMatchObject({
    total: 1,
    rows: [{ title: 'Sepsis', months: 12, valid: 20, expiring: 3 }],
  });
  expect((await site.get(`${at}/csv`)).body).toContain('"Sepsis","12","20","3"');
  await buildLink(db, { kind: 'refresher', from: many.productId, to: few.productId });
  expect((await site.get(at)).json().total).toBe(0);
});
