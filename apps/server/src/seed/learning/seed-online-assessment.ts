import { sql } from 'kysely';
import { addVersion, goLive } from '../../features/learning/courses/index.ts';
import { type GroupId, type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { issueAndMark } from '../trainer-led/seed-assessments.ts';
import { claimTimes } from '../trainer-led/seed-time-claims.ts';
import { type SeededSession, seedVirtualGroups, virtualGroupsSeed } from '../trainer-led/seed-virtual-groups.ts';
import { learn } from './play-history.ts';
import type { Catalogue } from './seed-catalogue.ts';
import { catalogueSeed } from './seed-catalogue.ts';
import { historiesSeed } from './seed-histories.ts';

const slug = 'immunisation-annual-update';
type World = { people: SeededPerson[]; catalogue: Catalogue; adminId: UserId };

/**
 * Seeds a course that is taught in sessions and assessed by its online version. One delegate has passed, one has begun
 * and one has not begun.
 */
async function seedOnlineAssessment(services: Services, world: World): Promise<void> {
  const { db, clock } = services;
  const course = world.catalogue.online.get(slug);
  if (course === undefined) throw new Error(`The demo world needs the course ${slug}`);
  const title = await teach(services, world.adminId, course.courseId);
  const [session] = await seedVirtualGroups(
    db,
    {
      people: await withoutLicence(services, world.people, course.productId),
      catalogue: { ...world.catalogue, taught: new Map([[title, course.productId]]) },
      now: clock.now(),
    },
    [{ ...{ title, state: 'scheduled', group: 'Wyre Vale Hospitals Pharmacy', start: -12 }, ...seminar }],
  );
  if (session === undefined) return;
  await db
    .updateTable('virtual_groups')
    .set({ assessment_type: 'online', post_training_days_allowed: 21 })
    .where('id', '=', session.id)
    .execute();
  await letTeach(services, world, course.productId);
  await claimTimes(db, { adminId: world.adminId, from: session.id });
  await issueAndMark(services, world.adminId, session);
  await play(services, session, course.courseId);
}

const seminar = { hours: 2, place: 'Seminar room beside ward 4', delegates: 3 };

/** Gives a product a version that is taught face to face, and returns its title. */
async function teach(services: Services, adminId: UserId, courseId: number): Promise<string> {
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const taught = await addVersion(services, actor, { courseId, idempotencyKey: `seed-taught-${slug}` });
  await services.db.updateTable('courses').set({ deliverable_id: 4 }).where('id', '=', taught).execute();
  await goLive(services, actor, { courseId: taught, seenLiveId: null });
  const { title } = await services.db
    .selectFrom('courses')
    .innerJoin('abstract_courses', 'abstract_courses.id', 'courses.abstract_course_id')
    .select('abstract_courses.title')
    .where('courses.id', '=', taught)
    .executeTakeFirstOrThrow();
  return title;
}

/** Marks the trainer as suitable for the course. */
async function letTeach({ db }: Services, { people, adminId }: World, productId: number): Promise<void> {
  const trainer = people.find(({ role }) => role === 'trainer');
  if (trainer === undefined) throw new Error('The demo world needs a trainer');
  await db
    .insertInto('trainer_suitabilities')
    .values({ trainer_user_id: trainer.id, abstract_course_id: productId, level: 3, set_by: adminId })
    .execute();
}

/** Returns the trainers, and the people without an open licence for a product. */
async function withoutLicence({ db }: Services, people: SeededPerson[], productId: number): Promise<SeededPerson[]> {
  const { rows } = await sql<{ user_id: number }>`select user_id from licences
    where product_type = 'abstract_course' and product_id = ${productId} and state in ('issued', 'in_progress')`.execute(
    db,
  );
  const holders = new Set(rows.map(({ user_id }) => user_id));
  return people.filter(({ id, role }) => role === 'trainer' || !holders.has(id));
}

/** Lets the first delegate pass the online course, and the second begin it. */
async function play(services: Services, session: SeededSession, courseId: number): Promise<void> {
  for (const [nth, outcome] of (['passed', 'begun'] as const).entries()) {
    const userId: UserId = withoutScope(session.userIds[nth] ?? 0, 'demo data');
    const groupId: GroupId = session.groupId;
    await learn(services, { username: '', slug, outcome, daysAgo: 0 }, { userId, groupId, courseId });
  }
}

export const onlineAssessmentSeed = declareSeed({
  place: 570,
  needs: {
    people: peopleSeed,
    admin: adminSeed,
    catalogue: catalogueSeed,
    virtualGroups: virtualGroupsSeed,
    histories: historiesSeed,
  },
  run: (services, { people, admin, catalogue }) =>
    seedOnlineAssessment(services, { people, catalogue, adminId: admin.id }),
});
