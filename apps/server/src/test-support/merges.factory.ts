import { randomUUID } from 'node:crypto';
import { issueCertificate } from '../features/certificates/certificates/index.ts';
import { beginCourse } from '../features/learning/learning/index.ts';
import { recordPaperResult } from '../features/learning/paper-courses/index.ts';
import { issueLicence } from '../features/licences/licence-issue/index.ts';
import { finishLicences } from '../features/licences/licences/index.ts';
import { type GroupId, type UserId, withoutScope } from '../platform/access/index.ts';
import { inTransaction } from '../platform/db/index.ts';
import { buildRequest, buildTimesOfInterest } from './bookings.factory.ts';
import { buildDocument } from './documents.factory.ts';
import { buildStock } from './licences.factory.ts';
import { buildExport } from './lists/exports.factory.ts';
import { buildPaperCourse, buildPaperLicence } from './paper.factory.ts';
import { beginDays, buildManager, buildMembership, buildUser } from './people.factory.ts';
import { buildSubject, type Subject } from './personal-data.factory.ts';
import { buildSubgroup, buildVirtualGroup } from './places.factory.ts';
import type { TestApp } from './test-app.ts';

type Target = {
  userId: number;
  groupId: GroupId;
  productId: number;
  courseId: number;
  actorId: UserId;
  months?: number;
};
export type Progress = 'issued' | 'in_progress' | 'completed';

/** Builds a licence in this state, through the use cases. A completed one has its certificate. */
export async function buildProgress(server: TestApp, target: Target & { progress: Progress }): Promise<number> {
  const { services, clock } = server;
  await buildStock(services, { ...target, quantity: 1 });
  const leaveAgain = await join(server, target);
  const licenceId = await issueLicence(
    services,
    { id: target.actorId, level: 'superAdmin' },
    {
      groupId: target.groupId,
      userId: target.userId,
      productId: target.productId,
      certificateMonths: target.months ?? 12,
      idempotencyKey: randomUUID(),
    },
  );
  await leaveAgain();
  if (target.progress === 'issued') return licenceId;
  await inTransaction(services.db, async (tx) => {
    const at = clock.now();
    const started = {
      courseId: target.courseId,
      licenceId: withoutScope<'licence'>(licenceId, 'test'),
      groupId: target.groupId,
      at,
    };
    await beginCourse(tx, { id: withoutScope(target.userId, 'test'), level: 'member' }, started);
    if (target.progress === 'in_progress') return;
    const course = await tx
      .updateTable('course_users')
      .set({ completion_status: 'completed', completed_at: at })
      .where('licence_id', '=', licenceId)
      .returning('id')
      .executeTakeFirstOrThrow();
    await finishLicences(tx, { licenceIds: [licenceId], outcome: 'completed', at });
    await issueCertificate(tx, clock, { source: 'online', id: course.id });
  });
  return licenceId;
}

/**
 * Makes the person a current member, because only a current member gets a licence. Returns a function that archives
 * again somebody who had left.
 */
async function join({ db }: TestApp, { groupId, userId }: Target): Promise<() => Promise<void>> {
  const row = { group_id: groupId, user_id: userId };
  const rows = await db
    .selectFrom('group_members')
    .select('archived_at')
    .where((eb) => eb.and(row))
    .executeTakeFirst();
  await db
    .insertInto('group_members')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ archived_at: null }))
    .execute();
  if (rows === undefined) await beginDays(db, { groupId, userId });
  return async () => {
    await db
      .updateTable('group_members')
      .set({ archived_at: rows?.archived_at ?? null })
      .where((eb) => eb.and(row))
      .execute();
  };
}

/**
 * Builds a row of each kind that an organisation may have besides people and courses. No other organisation has these
 * rows.
 */
export async function fillOrganisation(server: TestApp, target: { groupId: GroupId; actorId: UserId }): Promise<void> {
  const { db, services, clock } = server;
  const { groupId, actorId } = target;
  const at = clock.now();
  const group_id = groupId;
  const documentId = await buildDocument(services, { actorId, groupId });
  await db.insertInto('document_audience').values({ document_id: documentId, group_id }).execute();
  const userId = await buildUser(db);
  const subgroup_id = await buildSubgroup(db, { groupId, name: 'Mill Lane' });
  await buildMembership(db, { userId, groupId, subgroupId: subgroup_id });
  await buildManager(db, { userId, groupId, subgroupId: subgroup_id });
  await db.insertInto('subgroup_settings').values({ group_id, subgroup_id, invitation_days: 9 }).execute();
  const code = { kind: 'ods', code: 'FX123', holds_from: '2026-01-01' };
  await db
    .insertInto('subgroup_codes')
    .values({ group_id, subgroup_id, ...code })
    .execute();
  await buildExport(server, { userId: actorId, groupId, ids: [1] });
  const paper = await buildPaperCourse(services);
  const licenceId = await buildPaperLicence(services, { groupId, userId, productId: paper.productId, actorId });
  const result = {
    outcome: 'fail',
    takenOn: '2026-05-05',
    score: null,
    assessor: 'Amara Osei',
    reason: 'Again',
  } as const;
  const paperResultId = await recordPaperResult(
    services,
    { id: actorId, level: 'superAdmin' },
    { licenceId, ...result },
  );
  const { outcome, assessor } = result;
  await db
    .insertInto('paper_result_versions')
    .values({
      ...{ paper_result_id: paperResultId, outcome, assessor, taken_on: '2026-05-04', reason: 'Again' },
      ...{ corrected_by: userId, corrected_at: at },
    })
    .execute();
  await db
    .insertInto('paper_scans')
    .values({
      ...{
        licence_id: licenceId,
        storage_key: `scans/${licenceId}`,
        file_name: 'scan.pdf',
        media_type: 'application/pdf',
      },
      ...{ bytes: 9, uploaded_by: userId, uploaded_at: at },
    })
    .execute();
  const course = await db.selectFrom('abstract_courses').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const virtual_group_id = await buildVirtualGroup(db, { groupId, productId: course.id, subgroupId: subgroup_id });
  await db
    .insertInto('absences')
    .values({
      ...{ virtual_group_id, user_id: userId, group_id, abstract_course_id: course.id },
      ...{ day: '2026-05-05', is_excused: true, seat: 'none' },
    })
    .execute();
  const { requestId } = await buildRequest(db, {
    ...{ groupId, subgroupId: subgroup_id, organiserId: userId, productId: course.id, createdBy: actorId },
  });
  await buildTimesOfInterest(db, { requestId, day: '2027-03-10', suggestedBy: userId });
  const request = { product_type: 'abstract_course', product_id: course.id, certificate_months: 12, quantity: 1 };
  await db
    .insertInto('licence_requests')
    .values({ group_id, subgroup_id, virtual_group_id, ...request, requested_by: userId, requested_at: at })
    .execute();
  const external = { title: 'First aid', provider: 'St John', completed_on: '2026-03-31', months: 12 };
  const entry = await db
    .insertInto('external_course_users')
    .values({ group_id, user_id: userId, ...external, entered_by: userId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('external_verdicts')
    .values({ entry_id: entry.id, group_id, verdict: 'verified', decided_by: userId, decided_at: at })
    .execute();
  const address = {
    address_line_1: '1 Quay Road',
    town: 'Morecambe',
    postcode: 'LA4 4XX',
    district: 'LA4',
    capacity: 12,
  };
  await db
    .insertInto('venues')
    .values({ ...address, group_id, name: `Own room of ${group_id}` })
    .execute();
  const { id: venue_id } = await db
    .insertInto('venues')
    .values({ ...address, name: `Hall that excludes ${group_id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('venue_excluded_groups')
    .values({ venue_id, group_id, reason: 'Noise', set_by: actorId })
    .execute();
  const trainer = await buildUser(db, { roles: ['trainer'] });
  await db
    .insertInto('trainer_group_compatibilities')
    .values({ trainer_user_id: trainer, group_id, kind: 'preferred', set_by: actorId })
    .execute();
  const token = { selector: `filled-${groupId}`, secret_hash: Buffer.from('x'), purpose: 'invitation', expires_at: at };
  await db
    .insertInto('link_tokens')
    .values({ group_id, user_id: userId, ...token })
    .execute();
}

/** Builds a person named in every column that a merge moves. */
export async function buildEverywhere(server: TestApp): Promise<Subject> {
  const { db, clock } = server;
  const subject = await buildSubject(server);
  const { userId, groupId, productId } = subject;
  const virtual_group_id = await buildVirtualGroup(db, { groupId, productId, trainerId: userId });
  await db
    .updateTable('virtual_groups')
    .set({ organiser_user_id: userId })
    .where('id', '=', virtual_group_id)
    .execute();
  await db
    .insertInto('licence_requests')
    .values({
      group_id: groupId,
      virtual_group_id,
      product_type: 'abstract_course',
      product_id: productId,
      certificate_months: 12,
      quantity: 1,
      requested_by: userId,
      requested_at: clock.now(),
    })
    .execute();
  return subject;
}

/**
 * Returns the rows of every table as text. Leaves out empty accounts, and tables that record history, such as merges,
 * repairs, movements and audit events.
 */
export async function pictureOf(server: TestApp): Promise<Record<string, string[]>> {
  const historyTables = [
    'merges',
    'merge_changes',
    'fix_plans',
    'licence_movements',
    'audit_events',
    'outbox_messages',
    'sessions',
    'link_tokens',
    'standing_spans',
  ];
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and not table_name = any($1)
     order by 1`,
    [historyTables],
  );
  const picture: Record<string, string[]> = {};
  // Undoing a merge records anew what was known before it.
  const believed = await server.rows<{ line: string }>(
    `select row (group_id, user_id, what, subgroup_id, value, from_on, until_on)::text as line from standing_spans
     where retracted_at is null order by 1`,
  );
  picture.workHistory = believed.map(({ line }) => line);
  for (const { name } of tables)
    picture[name] = (
      await server.rows<{ line: string }>(
        `select t::text as line from "${name}" t ${name === 'licence_accounts' ? 'where available <> 0' : ''} order by 1`,
      )
    ).map(({ line }) => line);
  return picture;
}
