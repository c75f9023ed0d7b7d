import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeLinkToken } from '../../features/auth/link-tokens.ts';
import { handInAssessment, markMaterial } from '../../features/distance/index.ts';
import { addEntry, saveEvidence } from '../../features/external-courses/index.ts';
import { startCourse } from '../../features/my-learning/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { type BuiltCourse, buildCourse } from '../catalogue.factory.ts';
import { buildCertificate } from '../certificates.factory.ts';
import { type BuiltDistance, buildDistanceCourse } from '../distance.factory.ts';
import { buildDocument } from '../documents.factory.ts';
import { buildLicence, buildStock } from '../licences.factory.ts';
import { buildNotification } from '../notifications.factory.ts';
import { buildManager, buildMembership, buildUser } from '../people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../places.factory.ts';
import type { TestApp } from '../test-app.ts';
import { type BuiltImports, buildImports } from './import-requests.ts';
import { type BuiltLicences, buildLicences } from './licence-requests.ts';
import { type Home, type Persona, personas, relations } from './personas.ts';

export type BuiltHome = {
  groupId: number;
  services: Record<string, number>;
  /** Of each service one session, with its own member as the delegate. */
  sessions: Record<string, number>;
  ownUserId: number;
  siblingUserId: number;
};
export type Attempt = {
  scoUserId: number;
  courseUserId: number;
  certificateId: number;
  code: string;
  sessionId: number;
  recordId: number;
  passkeyId: number;
  /** A distance course that has been started and answered, and a course taken elsewhere with its evidence. */
  distanceUserId: number;
  externalCourseUserId: number;
};
export type World = {
  homes: Record<Home, BuiltHome>;
  users: Record<Exclude<Persona, 'anon'>, number>;
  attempts: { own: Attempt; sibling: Attempt; foreign: Attempt; archived: Attempt };
  course: BuiltCourse;
  archivedCourse: BuiltCourse;
  distance: BuiltDistance;
  /** On stock everywhere, held by nobody. */
  freeProductId: number;
  invitation: { token: string; userId: number; email: string };
  /** Of two people, undone. */
  mergeId: number;
  /** Of repairs, undone. */
  planId: number;
  /** One of each organisation, and one for everybody. */
  documents: Partial<Record<Home | 'everybody', number>>;
  /** One for each persona, and one for somebody else. */
  notifications: Partial<Record<Persona | 'foreign', number>>;
  /** Lists of people at each place, by level and kind. */
  imports: BuiltImports;
  licences: BuiltLicences;
};

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Four organisations that look alike and one that will be archived, with somebody of every kind. */
export async function buildWorld(server: TestApp): Promise<World> {
  const { db, services } = server;
  const course = await buildCourse(db, { scos: [{ maxAttempts: null }, {}] });
  const { productId: freeProductId } = await buildCourse(db, { title: 'Free' });
  const documentId = await buildDocument(services, { actorId: await buildUser(db), title: 'Material' });
  const distance = await buildDistanceCourse(services, { title: 'Distance', documentId });
  const archivedCourse = await buildCourse(db, { isArchived: true });
  const member = await buildPerson(db, 'HIGH_S1_USER');
  const homes = {
    HIGH: await buildHome(db, { home: 'HIGH', course, ownUserId: member }),
    MED: await buildHome(db, { home: 'MED', course }),
    LOW: await buildHome(db, { home: 'LOW', course }),
    FOREIGN: await buildHome(db, { home: 'FOREIGN', course }),
    ARCHIVED: await buildHome(db, { home: 'ARCHIVED', course, ownUserId: member }),
  };
  const users = await buildPersonas(db, homes);
  for (const home of Object.values(homes))
    await buildStock(services, {
      groupId: home.groupId,
      productId: freeProductId,
      actorId: users.super,
      quantity: 500,
    });
  const attempt = (home: Home, who: 'own' | 'sibling') =>
    buildAttempt(server, { world: { homes, users, course, distance }, home, who });
  const attempts = {
    own: await attempt('HIGH', 'own'),
    sibling: await attempt('HIGH', 'sibling'),
    foreign: await attempt('FOREIGN', 'own'),
    archived: await attempt('ARCHIVED', 'own'),
  };
  const licences = await buildLicences(services, { homes, productId: freeProductId, actorId: users.super });
  const imports = await buildImports(services, { homes, actorId: users.super });
  await db
    .updateTable('groups')
    .set({ archived_at: services.clock.now() })
    .where('id', '=', homes.ARCHIVED.groupId)
    .execute();
  await addThumbnail(server, course.courseId);
  const documents = await buildDocuments(server, { homes, users });
  const notifications = await buildNotifications(db, { homes, users });
  const confirmed = { secret: 'JBSWY3DPEHPK3PXP', confirmed_at: services.clock.now() };
  await db
    .insertInto('second_steps')
    .values({ user_id: users.member, ...confirmed })
    .execute();
  const email = 'invited@example.org';
  const invitedId = await buildUser(db, { state: 'provisional', firstName: 'Invited', email });
  const token = await makeLinkToken(db, services.clock, { purpose: 'invitation', userId: invitedId });
  const invitation = { token, userId: invitedId, email };
  const undone = { keep_id: users.member, drop_id: users.otherMember, merged_by: users.super, undone_by: users.super };
  const at = services.clock.now();
  const { id: mergeId } = await db
    .insertInto('merges')
    .values({ kind: 'users', ...undone, merged_at: at, undo_until: at, undone_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: planId } = await db
    .insertInto('fix_plans')
    .values({
      prepared_by: users.super,
      prepared_at: at,
      faults: [],
      applied_by: users.super,
      applied_at: at,
      undo_until: at,
      undone_by: users.super,
      undone_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    homes,
    users,
    attempts,
    course,
    archivedCourse,
    distance,
    freeProductId,
    invitation,
    mergeId,
    planId,
    documents,
    notifications,
    imports,
    licences,
  };
}

function buildPerson(db: Database, marker: string): Promise<number> {
  const name = `MKR_${marker}`;
  return buildUser(db, {
    firstName: `Mkr_${marker}_first`,
    lastName: name,
    email: `${name.toLowerCase()}@example.org`,
  });
}

async function buildHome(
  db: Database,
  of: { home: Home; course: BuiltCourse; ownUserId?: number },
): Promise<BuiltHome> {
  const { home, course } = of;
  const level = home === 'MED' || home === 'LOW' ? home : 'HIGH';
  const groupId = await buildGroup(db, { name: `MKR_${home}_ORG`, level });
  const ownUserId = of.ownUserId ?? (await buildPerson(db, `${home}_S1_USER`));
  const siblingUserId = await buildPerson(db, `${home}_S2_USER`);
  const services: Record<string, number> = {};
  const sessions: Record<string, number> = {};
  for (const name of ['S1', 'S2', 'S3']) {
    const subgroupId = await buildSubgroup(db, { groupId, name: `MKR_${home}_${name}`, isArchived: name === 'S3' });
    services[`${home}_${name}`] = subgroupId;
    sessions[`${home}_${name}`] = await buildVirtualGroup(db, {
      groupId,
      subgroupId,
      productId: course.productId,
      title: `MKR_${home}_${name}_VG`,
      start: '2026-10-01T10:00:00Z',
      place: 'Upstairs',
      delegates: [{ userId: name === 'S2' ? siblingUserId : ownUserId }],
    });
  }
  await buildMembership(db, { userId: ownUserId, groupId, subgroupId: services[`${home}_S1`] ?? 0 });
  await buildMembership(db, { userId: siblingUserId, groupId, subgroupId: services[`${home}_S2`] ?? 0 });
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: services[`${home}_S3`] ?? 0, user_id: ownUserId })
    .execute();
  return { groupId, services, sessions, ownUserId, siblingUserId };
}

async function buildPersonas(db: Database, homes: World['homes']): Promise<World['users']> {
  const users: Partial<World['users']> = { member: homes.HIGH.ownUserId, otherMember: homes.HIGH.siblingUserId };
  for (const persona of personas) {
    if (persona === 'anon') continue;
    users[persona] ??= await buildPersona(db, persona, homes);
  }
  return users as World['users'];
}

async function buildPersona(db: Database, persona: Persona, homes: World['homes']): Promise<number> {
  const { organisations, services, sessions } = relations[persona];
  const roles = [
    ...(persona === 'super' ? (['super_admin'] as const) : []),
    ...(organisations.length > 0 ? (['group_admin'] as const) : []),
    ...(services.length > 0 ? (['subgroup_admin'] as const) : []),
    ...(sessions.length > 0 ? (['trainer'] as const) : []),
  ];
  const state = persona === 'provisional' || persona === 'disabled' ? persona : 'active';
  const userId = await buildUser(db, { roles, state, firstName: 'Persona', lastName: persona });
  if (persona === 'provisional') await buildMembership(db, { userId, groupId: homes.HIGH.groupId });
  for (const home of organisations) await buildManager(db, { userId, groupId: homes[home].groupId });
  for (const service of services) {
    const home = homes[service.split('_')[0] as Home];
    await buildManager(db, {
      userId,
      groupId: home.groupId,
      subgroupId: home.services[service] ?? 0,
      generalPotAccess: true,
      viewSiblings: persona === 'siblingAdmin',
    });
  }
  for (const session of sessions)
    await db
      .updateTable('virtual_groups')
      .set({ trainer_user_id: userId })
      .where('title', '=', `MKR_${session}_VG`)
      .execute();
  return userId;
}

type Told = { world: Pick<World, 'homes' | 'users' | 'course' | 'distance'>; home: Home; who: 'own' | 'sibling' };

async function buildAttempt(server: TestApp, { world, home, who }: Told): Promise<Attempt> {
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
  const code = `${home}-${who}`.toUpperCase();
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
  // One person’s choice is nobody else’s.
  if (home === 'FOREIGN')
    await db.insertInto('muted_notices').values({ user_id: userId, kind: 'certificateReminders' }).execute();
  const passkey = await db
    .insertInto('passkeys')
    .values({ user_id: userId, name: `${marker}_DATA`, credential_id: code, public_key: Buffer.from(code) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
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
  { world, userId, groupId }: { world: Told['world']; userId: number; groupId: number },
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
  const answers = questions.map(({ id, wrong }) => ({ question_id: id, chosen: [wrong] }));
  await handInAssessment(services, actor, { scope, courseUserId, attempt: 1, answers });
  return courseUserId;
}

async function buildExternalEntry(services: Services, of: { userId: number; title: string }): Promise<number> {
  const actor = { id: of.userId, level: 'member' } as const;
  const scope = { grants: [{ kind: 'self', userId: of.userId }] } as const;
  const course = { external_course_id: null, title: of.title, provider: 'Somebody', reference: '' };
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

async function addThumbnail({ db, services }: TestApp, courseId: number): Promise<void> {
  const file = services.files.pathOf('thumbnails/matrix');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
  await db.updateTable('courses').set({ thumbnail_key: 'thumbnails/matrix' }).where('id', '=', courseId).execute();
}

async function buildNotifications(
  db: Database,
  { homes, users }: Pick<World, 'homes' | 'users'>,
): Promise<World['notifications']> {
  const foreign = { userId: homes.FOREIGN.ownUserId, title: 'MKR_FOREIGN_S1_USER_NOTE' };
  const built: World['notifications'] = { foreign: await buildNotification(db, foreign) };
  for (const persona of personas)
    if (persona !== 'anon') built[persona] = await buildNotification(db, { userId: users[persona] });
  return built;
}

async function buildDocuments(
  { services }: TestApp,
  { homes, users }: Pick<World, 'homes' | 'users'>,
): Promise<World['documents']> {
  const actorId = users.super;
  const built: World['documents'] = { everybody: await buildDocument(services, { actorId }) };
  for (const [home, { groupId }] of Object.entries(homes))
    built[home as Home] = await buildDocument(services, { actorId, groupId, title: `MKR_${home}_DOCUMENT` });
  return built;
}
