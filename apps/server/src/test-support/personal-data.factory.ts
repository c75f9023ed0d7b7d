import { randomBytes, randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { recordPaperResult, savePaperFeedback } from '../features/learning/paper-courses/index.ts';
import { sha256 } from '../platform/secrets.ts';
import { runBackground } from './background.ts';
import { buildCertificate } from './certificates/certificates.factory.ts';
import { buildDistanceCourse } from './distance.factory.ts';
import { buildDocument } from './documents.factory.ts';
import { beginCourse, commit, type Learner, launch } from './learning.ts';
import { buildLicence } from './licences.factory.ts';
import { buildExport } from './lists/exports.factory.ts';
import { buildImport } from './lists/imports.factory.ts';
import { buildPaperCourse, buildPaperLicence } from './paper.factory.ts';
import { buildManager, buildUser } from './people.factory.ts';
import { buildCourseRows } from './personal-data/course-rows.factory.ts';
import { mention } from './personal-data/mention.ts';
import { markTexts } from './personal-data/texts.ts';
import { buildVirtualGroup } from './places.factory.ts';
import type { TestApp } from './test-app.ts';
import { buildTrainerRows } from './trainer-rows.factory.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
/** Text in every free text that the person, or somebody about them, could have written. */
export const mark = 'HUSHMARK';
/** Name with an apostrophe, which HTML escapes. */
const name = { firstName: 'Zebedee', lastName: "Quillo’Fe'ather" };

export type Subject = Learner & { adminId: number; token: string; strings: string[]; mergeId: number };

let made = 0;

/**
 * Builds somebody with rows in every table that may have rows about a person. Makes most of them with the calls that
 * screens send.
 */
export async function buildSubject(server: TestApp): Promise<Subject> {
  const { db, services, clock } = server;
  made += 1;
  const adminId = await buildUser(db, { roles: ['super_admin'] });
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const admin = await server.as(adminId);
  const learner = await beginCourse(server);
  const { userId, groupId, client } = learner;
  const known = {
    email: `zebedee.quill-${made}@example.org`,
    username: `zquill${made}`,
    registration_number: `29870${String(made).padStart(2, '0')}`,
  };
  const own = { first_name: name.firstName, last_name: name.lastName };
  await db
    .updateTable('users')
    .set({ ...own, ...known })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('group_members')
    .set({ payroll_number: `PQ-${made}-77`, started_on: '2020-02-02', job_role: 'Dispensary lead' })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('groups')
    .set({
      superintendent_name: `${name.firstName} ${name.lastName}`,
      superintendent_number: known.registration_number,
    })
    .where('id', '=', groupId)
    .execute();
  const contact = { contact_name: `${name.firstName} ${name.lastName}`, contact_email: known.email };
  const address = {
    address_line_1: '1 Quay Road',
    town: 'Morecambe',
    postcode: 'LA4 4XX',
    district: 'LA4',
    capacity: 12,
  };
  await db
    .insertInto('venues')
    .values({ ...address, ...contact, name: `Quay Room ${made}` })
    .execute();
  const baseValues = { ...own, ...known, job_role: null };
  await admin.put(`/api/admin/users/${userId}`, commandOf({ ...baseValues, job_role: 'Pharmacist', baseValues }));

  const { session_token: token } = await launch(learner);
  const answer = {
    index: 0,
    id: 'q1',
    type: 'fill-in',
    student_response: mark,
    result: 'correct',
    objectives: [],
    correct_responses: [],
  };
  await commit(server, token, { lesson_location: mark, suspend_data: mark, comments: mark, interactions: [answer] });
  await client.post(`/api/sco-user/${learner.attempts[0]}/audit`, { event: 'opened' });
  await server.rows('insert into practice_runs (sco_user_id, fields, begun_at) values ($1, $2, now())', [
    learner.attempts[0],
    { suspend_data: mark },
  ]);
  await server.rows('insert into saved_views (user_id, page, name, search) values ($1, $2, $3, $3)', [
    userId,
    '/group-admin/1/members',
    mark,
  ]);
  await client.post('/api/cpd-records', {
    kind: 'planned',
    title: mark,
    learning: mark,
    relevance: '',
    method: '',
    benefit: '',
    learntOn: null,
  });
  await client.post('/api/ask-the-pharmacist', { name: `${name.firstName} ${name.lastName}`, question: mark });
  await client.post('/api/account/name-change', { firstName: 'Zebedee', lastName: 'Newquill' });
  await client.post('/api/mixed-admin/report-views', { page: '/trainers', name: mark, search: mark });
  await client.put('/api/account/notices', { kind: 'certificateReminders', isOn: false });
  await server.visitor().post('/login', { username: known.email, password: 'Wrong-but-long-9' });
  await server.visitor().post('/password/email', { email: known.email });
  await runBackground(server);
  // A second request, whose email has not been sent yet.
  await server.visitor().post('/password/email', { email: known.email });
  const entry = {
    external_course_id: null,
    title: mark,
    provider: mark,
    completed_on: '2026-03-31',
    months: 12,
    reference: mark,
  };
  const external: number = (await client.post('/api/my-external-courses', commandOf(entry))).json().id;
  await client.upload(`/api/my-external-courses/${external}/evidence`, { name: 'Zebedee Quill.pdf', bytes: pdf });
  const entries = `/api/admin/groups/${groupId}/members-info/${userId}/external-courses`;
  const [seen] = (await admin.get(entries)).json();
  const rejected = { verdict: 'rejected', note: mark, seenAt: seen.updated_at, seenVerdictId: null };
  await admin.put(`${entries}/${external}/verdict`, rejected);

  const distance = await buildDistanceCourse(services);
  await buildLicence(services, { groupId, productId: distance.productId, userId, actorId: adminId, months: 12 });
  await client.post(`/api/course-start/${distance.courseId}/distance/${groupId}`);
  const [course] = await server.rows<{ id: number }>(
    'select id from course_users where user_id = $1 and course_id = $2',
    [userId, distance.courseId],
  );
  const at = `/api/distance-course/${course?.id}`;
  for (const id of distance.materialIds) await client.put(`${at}/materials/${id}/read`, { read: true });
  const [question] = distance.questions;
  await client.put(`${at}/assessment/answers/${question?.id}`, { attempt: 1, chosen: [question?.wrong] });

  await admin.post(`/api/admin/groups/${groupId}/bulk-password-reset`, { userIds: [userId] });
  const certificateId = await buildCertificate(db, { userId, groupId, productId: learner.productId, ...name });
  await server.rows('update certificates set revoke_note = $2 where id = $1', [certificateId, mark]);
  await server.rows(
    'insert into badges (certificate_id, uuid, list_number, list_index, made_at) values ($1::bigint, gen_random_uuid(), 1, $1::bigint::int, now())',
    [certificateId],
  );
  const session = await buildCourseRows(server, { ...learner, adminId, mark });
  await buildTrainerRows(db, { userId, groupId, productId: learner.productId, actorId: adminId, text: mark });
  const full = await buildVirtualGroup(db, { groupId, productId: learner.productId });
  const waiting = { virtual_group_id: full, user_id: userId, added_by: adminId, joined_at: clock.now() };
  await db.insertInto('waiting_list_entries').values(waiting).execute();
  const leading = { virtual_group_id: full, user_id: userId, added_by: adminId, added_at: clock.now() };
  await db.insertInto('virtual_group_managers').values(leading).execute();
  const message = { virtual_group_id: full, sent_by: userId, body: mark, recipients: 1, sent_at: clock.now() };
  await db.insertInto('course_messages').values(message).execute();
  await buildManager(db, { userId, groupId });
  const [subgroup] = await server.rows<{ id: number }>(
    'insert into subgroups (group_id, name) values ($1, $2) returning id',
    [groupId, 'Market Square'],
  );
  const subgroup_id = subgroup?.id ?? 0;
  await buildManager(db, { userId, groupId, subgroupId: subgroup_id });
  const paper = await buildPaperCourse(services);
  const licenceId = await buildPaperLicence(services, {
    groupId,
    userId,
    productId: paper.productId,
    actorId: adminId,
  });
  const paperResultId = await recordPaperResult(services, actor, {
    licenceId,
    outcome: 'fail',
    takenOn: '2026-05-05',
    score: null,
    assessor: 'Amara Osei',
    reason: mark,
  });
  const self = { grants: [{ kind: 'self', userId }] } as const;
  const given = { rating: 4, comment: mark, formId: null, answers: {} };
  await savePaperFeedback(services, { scope: self, paperResultId, given });
  const result = `/api/admin/groups/${groupId}/members-info/${userId}/paper-results/${licenceId}`;
  await admin.upload(`${result}/scan`, { name: 'Zebedee Quill.pdf', bytes: pdf });
  const corrected = { outcome: 'fail', takenOn: '2026-05-06', score: null, assessor: 'Amara Osei' };
  await admin.put(result, { ...corrected, reason: mark, seenCorrections: 0 });
  const retry = { licenceId, reason: mark, idempotencyKey: randomUUID() };
  await admin.post(`/api/admin/groups/${groupId}/retry-licence`, retry);
  const key = randomBytes(16);
  const later = new Date(clock.now().getTime() + 86_400_000);
  await db.insertInto('subgroup_members').values({ group_id: groupId, subgroup_id, user_id: userId }).execute();
  await db.insertInto('user_roles').values({ user_id: userId, role: 'group_admin' }).execute();
  await db
    .insertInto('session_feedback')
    .values({
      virtual_group_id: session,
      user_id: userId,
      trainer_rating: 4,
      content_rating: 4,
      venue_rating: 4,
      comment: mark,
      created_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('course_feedback')
    .values({ course_user_id: course?.id ?? 0, rating: 4, comment: mark })
    .execute();
  await db.insertInto('certificate_reminders').values({ certificate_id: certificateId, threshold: 90 }).execute();
  await db
    .insertInto('passkeys')
    .values({ user_id: userId, name: mark, credential_id: `c-${userId}`, public_key: key })
    .execute();
  await db.insertInto('second_steps').values({ user_id: userId, secret: mark }).execute();
  await db.insertInto('recovery_codes').values({ user_id: userId, code_hash: key }).execute();
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, new_email: `quill-${made}@example.org`, key_hash: key, expires_at: later })
    .execute();
  await db
    .insertInto('super_admin_proposals')
    .values({ user_id: userId, proposed_by: adminId, key_hash: key, expires_at: later })
    .execute();
  const documentId = await buildDocument(services, { actorId: adminId, groupId });
  await db.updateTable('documents').set({ owner_id: userId }).where('id', '=', documentId).execute();
  await client.post(`/api/my-resources/${documentId}/open`, { version: 1 });
  await db
    .insertInto('document_reminders')
    .values({ document_id: documentId, user_id: userId, sent_by: adminId, sent_at: clock.now() })
    .execute();
  await buildExport(server, { userId, groupId, ids: [certificateId] });
  await buildExport(server, { userId: adminId, groupId, ids: [certificateId] });
  await db
    .insertInto('document_notices')
    .values({ document_id: documentId, user_id: userId, version: 1, kind: 'new', sent_at: clock.now() })
    .execute();
  await db
    .insertInto('terms_acceptances')
    .values({ user_id: userId, version: '2026-01' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const note = {
    title: 'A new name',
    tag: 'Members',
    body: `${name.firstName} ${name.lastName} asks for another name`,
  };
  await db
    .insertInto('notifications')
    .values([
      { user_id: userId, ...note },
      { user_id: adminId, ...note },
    ])
    .execute();
  const mentioned = { person: `${name.firstName} ${name.lastName}`, email: known.email };
  await services.mail.send(db, mention, [{ to: 'manager@example.org', values: mentioned }]);
  await buildImport(services, {
    actor,
    groupId,
    rows: [
      ['Zebedee', name.lastName, known.email],
      ['Somebody', 'Else', `else-${made}@example.org`],
    ],
  });
  const drop = await buildUser(db, { ...name, email: `zquill.old-${made}@example.org`, username: `zquill.old${made}` });
  await db.updateTable('users').set({ registration_number: null }).where('id', '=', drop).execute();
  const { merge_id: mergeId } = (await admin.post('/api/admin/users/merge', { keepId: userId, dropId: drop })).json();
  const low_id = await buildUser(db);
  await db
    .insertInto('distinct_people')
    .values({
      low_id: Math.min(low_id, userId),
      high_id: Math.max(low_id, userId),
      decided_by: adminId,
      decided_at: clock.now(),
    })
    .execute();
  const key2 = sha256(`name-${userId}`);
  await server.rows(
    'insert into name_change_tokens (name_change_id, recipient_id, key_hash, expires_at) select id, $2, $3, $4 from name_changes where user_id = $1',
    [userId, adminId, key2, later],
  );
  await db.updateTable('users').set({ password_hash: mark }).where('id', '=', userId).execute();
  await markTexts(server, { userId, mark });
  const strings = ['Zebedee', 'Quillo', 'Newquill', 'quill', 'PQ-', mark, known.registration_number];
  return { ...learner, adminId, token, mergeId, strings };
}
