import { commandOf, emptyRecord } from '@doselore/contract';
import { type AuditRow, auditFamilies, auditWords } from '@doselore/contract/audits';
import { groupFields } from '@doselore/contract/groups';
import { expect, test } from 'vitest';
import { recordAudit } from '../../../platform/audit/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { beginCourse } from '../../../test-support/learning.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { erasePerson } from '../../administration/personal-data/index.ts';

const server = await openTestApp();
const { db } = server;
const adminId = await buildUser(db, { firstName: 'Alva', lastName: 'Auditor', roles: ['super_admin'] });
const admin = await server.as(adminId);
const groupId = await buildGroup(db, { name: 'Brightwell' });
const jo = await buildUser(db, { firstName: 'Jo', lastName: 'Patel', email: 'jo.patel@audit.example' });

const list = async (filters: object = {}): Promise<{ rows: AuditRow[]; total: number }> =>
  (await admin.post('/api/admin/audits', filters)).json();
const actions = async (filters: object) => (await list(filters)).rows.map(({ action }) => action);
const actor = { id: jo, level: 'groupingAdmin' } as const;

test('a change shows actor, role, action, values before and after, place and request', async () => {
  const baseValues = { ...emptyRecord(groupFields), name: 'Brightwell' };
  const fields = { ...baseValues, name: 'Brightwell Ltd', hq_code: 'FA123', notes: 'Ring first' };
  const change = { ...fields, codesFrom: '2026-01-05', baseValues };
  expect((await admin.put(`/api/admin/groups/${groupId}`, commandOf(change))).statusCode).toBe(200);
  const [row] = (await list({ group: groupId })).rows;
  expect(row).toMatchObject({
    action: 'groups.change',
    level: 'superAdmin',
    actor: { id: adminId, name: 'Alva Auditor' },
    group: { id: groupId, name: 'Brightwell Ltd' },
    subject: `group ${groupId}`,
    subject_name: 'Brightwell Ltd',
    changes: { name: ['Brightwell', 'Brightwell Ltd'], hq_code: [null, 'FA123'] },
    personal: null,
  });
  expect(row?.request_id).toMatch(/^[0-9a-f-]{36}$/u);
});

test('each filter narrows the audit trail, newest first, and its export', async () => {
  await recordAudit(db, actor, { action: 'members.invite', subject: `user ${adminId}`, groupId });
  await recordAudit(db, actor, { action: 'licences.issue', subject: 'licence 7', groupId });
  await recordAudit(db, { id: jo, level: 'member' }, { action: 'learning.start', subject: 'licence 7' });
  expect(await actions({ by: jo })).toEqual(['learning.start', 'licences.issue', 'members.invite']);
  expect(await actions({ q: 'pat jo' })).toEqual(['learning.start', 'licences.issue', 'members.invite']);
  expect(await actions({ q: 'nobody' })).toEqual([]);
  expect(await actions({ by: jo, family: 'licences' })).toEqual(['licences.issue']);
  expect(await actions({ by: jo, level: 'member' })).toEqual(['learning.start']);
  expect(await actions({ about: 'licence 7' })).toEqual(['learning.start', 'licences.issue']);
  expect(await actions({ about: 'licence 7', group: groupId })).toEqual(['licences.issue']);
  const csv = await admin.post('/api/admin/audits/csv', { about: 'licence 7', group: groupId });
  const lines = csv.body.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"\d+","\d{2}-\d{2}-\d{4} \d{2}:\d{2}",/u);
  expect(lines[1]).toContain(`"Jo Patel","Organisation admin","Issued a licence","Licence 7"`);
});

test('includes both days of a date filter', async () => {
  const set = 'update audit_events set at = $2 where subject = $1';
  for (const [nth, at] of ['2024-03-01T00:00:00Z', '2024-03-02T23:59:59Z', '2024-03-03T00:00:00Z'].entries()) {
    await recordAudit(db, actor, { action: 'terms.accept', subject: `question ${nth}` });
    await server.rows(set, [`question ${nth}`, at]);
  }
  const found = async (filters: object) => (await list({ ...filters, family: 'terms' })).rows.map((row) => row.subject);
  expect(await found({ from: '2024-03-01', to: '2024-03-02' })).toEqual(['question 1', 'question 0']);
  expect(await found({ from: '2024-03-03', to: '2024-03-03' })).toEqual(['question 2']);
  expect((await admin.post('/api/admin/audits', { from: 'yesterday' })).statusCode).toBe(422);
});

test('a page of the audit trail has 20 rows, and the second page has the rest', async () => {
  for (let nth = 0; nth < 21; nth += 1)
    await recordAudit(db, actor, { action: 'questions.ask', subject: `question ${nth}` });
  const first = await list({ family: 'questions' });
  expect([first.rows.length, first.total]).toEqual([20, 21]);
  expect(first.rows[0]?.subject).toBe('question 20');
  expect((await list({ family: 'questions', page: 2 })).rows.map((row) => row.subject)).toEqual(['question 0']);
});

test('shows personal values until they are erased; the rest of the row stays', async () => {
  const userId = await buildUser(db, { firstName: 'Before', lastName: 'Name' });
  await recordAudit(db, actor, {
    action: 'users.change',
    subject: `user ${userId}`,
    personal: { userId, changes: { first_name: ['Before', 'After'] } },
  });
  const about = { about: `user ${userId}` };
  expect((await list(about)).rows[0]?.personal).toEqual({ first_name: ['Before', 'After'] });
  await erasePerson(server.services, { id: adminId, level: 'superAdmin' }, { userId, reason: 'personAsked' });
  expect((await list(about)).rows).toMatchObject([
    { action: 'users.erase' },
    { action: 'users.change', personal: null },
  ]);
  const left = await server.rows('select personal, personal_salt from audit_events where personal_user_id = $1', [
    userId,
  ]);
  expect(left).toEqual([{ personal: null, personal_salt: null }]);
});

test('every action belongs to a family in the filter', () => {
  const families = new Set(Object.keys(auditWords).map((action) => action.split('.')[0]));
  expect([...families].sort()).toEqual(Object.keys(auditFamilies).sort());
});

test('names a zip file of certificates by its organisation, and an entry of a course by its title', async () => {
  const learner = await beginCourse(server);
  const { id: exportId } = await db
    .insertInto('exports')
    .values({
      kind: 'certificates',
      requested_by: adminId,
      requested_at: new Date(),
      level: 'superAdmin',
      group_id: groupId,
      params: JSON.stringify({ ids: [1] }),
      total: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { external_course_id: null, title: 'Fire warden', provider: 'Fire School', months: 12, reference: '' };
  const sent = await learner.client.post(
    '/api/my-external-courses',
    commandOf({ ...entry, completed_on: '2026-03-01' }),
  );
  await recordAudit(db, actor, { action: 'exports.start', subject: `export ${exportId}`, groupId });
  const name = async (about: string) => (await list({ about })).rows[0]?.subject_name;
  expect(await name(`export ${exportId}`)).toMatch(/^Certificates of Brightwell/u);
  expect(await name(`external course user ${sent.json().id}`)).toBe('Fire warden');
});

test('only site admins read the trail', async () => {
  const other = await server.as(jo);
  expect((await other.post('/api/admin/audits', {})).statusCode).toBe(403);
  expect((await other.post('/api/admin/audits/csv', {})).statusCode).toBe(403);
  expect((await other.get('/api/admin/audits/seal')).statusCode).toBe(403);
});

test('ids in facts are shown with the names of their records, and days in the spreadsheet as on the screens', async () => {
  const place = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId: place, name: 'Mill Road' });
  const { productId } = await buildCourse(db);
  await recordAudit(db, actor, {
    action: 'licences.allocate',
    subject: `group ${place}`,
    groupId: place,
    detail: { subgroupId, productType: 'abstract_course', productId, on: '2026-01-31' },
  });
  const [row] = (await list({ group: place })).rows;
  expect(row).toMatchObject({ names: { subgroupId: 'Mill Road' } });
  const sheet = (await admin.post('/api/admin/audits/csv', { group: place })).body;
  expect(sheet).toContain('Course: Safe dispensing; Service: Mill Road; Kind of course: course');
  expect(sheet).toContain('On: 31-01-2026');
  expect(sheet).not.toContain('2026-01-31');
});

test('ids in changes are shown with the names of their records, and the id of a deleted record stays', async () => {
  const place = await buildGroup(db, { name: 'Harbour Pharmacies' });
  const person = await buildUser(db, { firstName: 'Ada', lastName: 'Lane' });
  const { productId } = await buildCourse(db);
  await recordAudit(db, actor, {
    action: 'trainers.match',
    subject: `user ${person}`,
    groupId: place,
    changes: {
      trainerUserId: [null, person],
      organisations: [`${place}: prefers, 999999: avoids`, ''],
      courses: ['', `${productId}: 2`],
      default_months: [person, 12],
    },
  });
  const [row] = (await list({ group: place })).rows;
  expect(row?.changes).toEqual({
    trainerUserId: [null, 'Ada Lane'],
    organisations: ['Harbour Pharmacies: prefers, 999999: avoids', ''],
    courses: ['', 'Safe dispensing: 2'],
    default_months: [person, 12],
  });
  const sheet = (await admin.post('/api/admin/audits/csv', { group: place })).body;
  expect(sheet).toContain('Trainer: none -> Ada Lane');
});
