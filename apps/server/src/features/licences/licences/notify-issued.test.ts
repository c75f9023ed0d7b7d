import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { notifyIssued } from './index.ts';

const server = await openTestApp();
const { db, services, clock } = server;
const groupId = await buildGroup(db, { name: 'Northgate' });
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);
const at = `/api/grouping-admin/groups/${groupId}`;

async function course(title: string): Promise<{ productId: number; courseId: number }> {
  const built = await buildCourse(db, { title });
  await buildStock(services, { groupId, productId: built.productId, actorId: adminId, quantity: 20 });
  return built;
}
const [sepsis, flu] = [await course('Sepsis'), await course('Flu')];

async function member(changes: Parameters<typeof buildUser>[1] = {}) {
  const userId = await buildUser(db, changes);
  await buildMembership(db, { userId, groupId });
  return userId;
}

async function issue(userIds: number[], { productId } = sepsis): Promise<number[]> {
  const body = { productId, certificateMonths: 12, userIds, idempotencyKey: randomUUID() };
  expect((await admin.post(`${at}/bulk-issue-from-general-pot`, body)).statusCode).toBe(200);
  const rows = await server.rows<{ id: number }>(
    'select id from licences where user_id = any($1) and product_id = $2',
    [userIds, productId],
  );
  return rows.map(({ id }) => id);
}

async function run() {
  clock.advance(minutes(1) + 1);
  await runDueJobs({ db, clock, jobs: [notifyIssued(services)], log: (problem) => expect(problem).toBe('') });
}

const mailsTo = (userId: number) =>
  server.rows<{ subject: string; body_text: string }>(
    'select subject, body_text from outbox_messages o join users u on u.email = o.recipient where u.id = $1 order by o.id',
    [userId],
  );

beforeEach(run);

test('everybody of a bulk issue gets one email, and several courses are one email', async () => {
  const [one, both] = [await member(), await member()];
  await issue([one, both]);
  await issue([both], flu);
  await run();
  await run();
  expect((await mailsTo(one)).map(({ subject }) => subject)).toEqual(['New course: Sepsis']);
  const [mail, ...more] = await mailsTo(both);
  expect([mail?.subject, more]).toEqual(['2 new courses', []]);
  expect(mail?.body_text).toContain('Northgate has issued you licences for 2 courses: "Sepsis", "Flu".');
  expect(mail?.body_text).toContain('/my-learning-zone');
});

test('nobody gets an email who switched it off, left, is archived or has not set up the account', async () => {
  const [quiet, gone, invited] = [await member(), await member(), await member({ state: 'provisional' })];
  await issue([quiet, gone, invited]);
  await db.insertInto('muted_notices').values({ user_id: quiet, kind: 'licencesIssued' }).execute();
  await server.rows('update group_members set archived_at = now() where user_id = $1', [gone]);
  await run();
  expect([await mailsTo(quiet), await mailsTo(gone), await mailsTo(invited)]).toEqual([[], [], []]);
});

test('a licence that is taken back within the minute sends no email', async () => {
  const userId = await member();
  const licenceIds = await issue([userId]);
  const back = await admin.post(`${at}/take-back-licences`, {
    licenceIds,
    reason: 'issued_by_mistake',
    note: '',
    idempotencyKey: randomUUID(),
  });
  expect(back.statusCode, back.body).toBe(200);
  await run();
  expect(await mailsTo(userId)).toEqual([]);
});

test('the email for a draft waits until the course is live', async () => {
  const draft = await course('Draft');
  await server.rows('update courses set is_live = false where id = $1', [draft.courseId]);
  const userId = await member();
  await server.rows(
    `insert into licences (group_id, product_type, product_id, certificate_months, user_id, source_account_id, issued_by,
      issued_at, is_new, mail_due)
     select group_id, product_type, product_id, certificate_months, $2, id, $3, now(), true, true
     from licence_accounts where product_id = $1 and kind = 'POT'`,
    [draft.productId, userId, adminId],
  );
  await run();
  expect(await mailsTo(userId)).toEqual([]);
  await server.rows('update courses set is_live = true where id = $1', [draft.courseId]);
  await run();
  expect(await mailsTo(userId)).toHaveLength(1);
});

test('a course is new until its holder opens it, and for nobody else', async () => {
  const [userId, other] = [await member(), await member()];
  await issue([userId, other]);
  const [holder, colleague] = [await server.as(userId), await server.as(other)];
  const isNew = async (client: typeof holder) =>
    (await client.get('/api/my-courses')).json().map((card: { is_new: boolean }) => card.is_new);
  expect(await isNew(holder)).toEqual([true]);
  const opened = (client: typeof holder, type = 'online') =>
    client.post(`/api/course-opened/${type}/${sepsis.courseId}/${groupId}`, {});
  expect((await opened(holder)).statusCode).toBe(200);
  expect((await opened(holder)).statusCode).toBe(200);
  expect([await isNew(holder), await isNew(colleague)]).toEqual([[false], [true]]);
  expect((await opened(holder, 'distance')).statusCode).toBe(404);
  expect((await opened(await server.as(adminId))).statusCode).toBe(404);
});

test('a licence of a draft virtual group is announced once the group is scheduled', async () => {
  const delegate = await member();
  const [licenceId = 0] = await issue([delegate]);
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId: sepsis.productId, state: 'draft' });
  await server.rows('update licences set virtual_group_id = $1 where id = $2', [virtualGroupId, licenceId]);
  await run();
  expect(await mailsTo(delegate)).toEqual([]);
  await server.rows(`update virtual_groups set state = 'scheduled' where id = $1`, [virtualGroupId]);
  await run();
  expect((await mailsTo(delegate)).map(({ subject }) => subject)).toEqual(['New course: Sepsis']);
});
