import { writeFileSync } from 'node:fs';
import { readCertificateKey } from '@doselore/contract/certificates';
import { markMaterial, submitAssessment } from '../../../features/learning/distance/index.ts';
import { addEntry, saveEvidence } from '../../../features/learning/external-courses/index.ts';
import { startCourse } from '../../../features/learning/my-learning/index.ts';
import type { GroupId, UserId } from '../../../platform/access/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { buildCertificate } from '../../certificates/certificates.factory.ts';
import { buildLicence } from '../../licences.factory.ts';
import type { TestApp } from '../../test-app.ts';
import { png } from '../files.ts';
import type { Home } from '../personas.ts';
import type { Attempt, World } from './world.ts';

type Owner = { world: Pick<World, 'homes' | 'users' | 'course' | 'distance'>; home: Home; who: 'own' | 'sibling' };

/** Builds the records of one member of a home: an attempt, a certificate, and one personal record of each kind. */
export async function buildAttempt(server: TestApp, { world, home, who }: Owner): Promise<Attempt> {
  const { db, services } = server;
  const { groupId, ownUserId, siblingUserId } = world.homes[home];
  const userId = who === 'own' ? ownUserId : siblingUserId;
  const marker = `MKR_${home}_${who === 'own' ? 'S1' : 'S2'}_USER`;
  const { productId, courseId } = world.course;
  await buildLicence(services, { groupId, productId, userId, actorId: world.users.super });
  const scope = { grants: [{ kind: 'self', userId }] } as const;
  await startCourse(
    services,
    { id: userId, level: 'member' },
    { scope, place: { userId, courseType: 'online', courseId, groupId } },
  );
  const [attempt] = await server.rows<{ id: number; course_user_id: number }>(
    `update sco_users a set lesson_location = $3 from course_users c
     where c.id = a.course_user_id and c.user_id = $1 and c.group_id = $2 returning a.id, a.course_user_id`,
    [userId, groupId, `${marker}_DATA`],
  );
  const code = readCertificateKey(`${home}-${who}`).value;
  const named = { firstName: `${marker}_first`, lastName: marker, title: `${marker}_CERT` };
  const certificateId = await buildCertificate(db, { userId, groupId, productId, code, ...named });
  const session = await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(code),
      user_id: userId,
      created_at: services.clock.now(),
      seen_at: services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const record = await db
    .insertInto('cpd_records')
    .values({ user_id: userId, kind: 'planned', title: `${marker}_DATA` })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A choice of one person must not show at another.
  if (home === 'FOREIGN')
    await db.insertInto('muted_notices').values({ user_id: userId, kind: 'certificateReminders' }).execute();
  const passkey = await db
    .insertInto('passkeys')
    .values({ user_id: userId, name: `${marker}_DATA`, credential_id: code, public_key: Buffer.from(code) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    userId,
    scoUserId: attempt?.id ?? 0,
    courseUserId: attempt?.course_user_id ?? 0,
    certificateId,
    code,
    sessionId: session.id,
    recordId: record.id,
    passkeyId: passkey.id,
    distanceUserId: await buildDistanceUser(server, { world, userId, groupId }),
    externalCourseUserId: await buildExternalEntry(services, { userId, title: `${marker}_DATA` }),
  };
}

async function buildDistanceUser(
  { db, services }: TestApp,
  { world, userId, groupId }: { world: Owner['world']; userId: UserId; groupId: GroupId },
): Promise<number> {
  const { courseId, productId, materialIds, questions } = world.distance;
  const actor = { id: userId, level: 'member' } as const;
  const scope = { grants: [{ kind: 'self', userId }] } as const;
  const licenceId = await buildLicence(services, { groupId, productId, userId, actorId: world.users.super });
  await startCourse(services, actor, { scope, place: { userId, courseType: 'distance', courseId, groupId } });
  const { id: courseUserId } = await db
    .selectFrom('course_users')
    .select('id')
    .where('licence_id', '=', licenceId)
    .executeTakeFirstOrThrow();
  for (const materialId of materialIds)
    await markMaterial(services, actor, { scope, courseUserId, materialId, read: true });
  const answers = questions.map(({ id, wrong }) => ({ questionId: id, chosen: [wrong] }));
  await submitAssessment(services, actor, { scope, courseUserId, attempt: 1, answers });
  return courseUserId;
}

async function buildExternalEntry(services: Services, target: { userId: UserId; title: string }): Promise<number> {
  const actor = { id: target.userId, level: 'member' } as const;
  const scope = { grants: [{ kind: 'self', userId: target.userId }] } as const;
  const course = { external_course_id: null, title: target.title, provider: 'Somebody', reference: '' };
  const id = await addEntry(services, actor, { ...course, completed_on: '2026-01-02', months: 12 });
  const { path: file } = services.files.temporary();
  writeFileSync(file, png);
  await saveEvidence(services, actor, {
    scope,
    externalCourseUserId: id,
    file: { path: file, name: 'evidence.png', bytes: png.length },
  });
  return id;
}
