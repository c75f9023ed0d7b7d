import { issueToMany } from '../../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import { assessOnPaper, correctObservation, observe } from '../../features/trainer-led/course-assessments/index.ts';
import { takeRegister } from '../../features/trainer-led/course-register/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { type SeededSession, type Session, seedVirtualGroups, virtualGroupsSeed } from './seed-virtual-groups.ts';

const scope = { grants: [{ kind: 'any' }] } as const;

/** Courses whose delegates are assessed until 14 days after them: one on paper, one by a checklist. */
const courses: readonly Session[] = [
  {
    title: 'Basic life support and anaphylaxis',
    state: 'scheduled',
    group: 'Wyre Vale Hospitals Pharmacy',
    start: -6,
    hours: 2,
    place: 'Seminar room beside ward 4',
    delegates: 4,
    skip: 1,
  },
  {
    title: 'Vaccination: injection technique practical',
    state: 'scheduled',
    group: 'Coastal PCN Pharmacy Team',
    start: -5,
    hours: 3,
    place: 'Shore Road surgery, room 2',
    delegates: 3,
  },
];

const items = [
  { key: '1', text: 'Checks identity, consent and contraindications', is_critical: true },
  { key: '2', text: 'Chooses the site and exposes it fully', is_critical: true },
  { key: '3', text: 'Injects at a right angle in one movement', is_critical: true },
  { key: '4', text: 'Puts the needle into the sharps bin at once', is_critical: true },
  { key: '5', text: 'Explains aftercare in plain words', is_critical: false },
];

type World = { people: SeededPerson[]; catalogue: Catalogue; adminId: UserId };

/**
 * Seeds two courses that are assessed, each with a delegate who passed, one who failed and one who waits. The failure of
 * the observed course was a pass before it was corrected.
 */
async function seedAssessments(services: Services, world: World): Promise<void> {
  const { db, clock } = services;
  const trainer = world.people.find((person) => person.role === 'trainer');
  if (trainer === undefined) throw new Error('The demo world needs a trainer');
  const actor = { id: trainer.id, level: 'virtualGroupAdmin' } as const;
  const [paper, observed] = await seedVirtualGroups(db, { ...world, now: clock.now() }, courses);
  if (paper === undefined || observed === undefined) return;
  for (const [course, type] of [
    [paper, 'paper'],
    [observed, 'observed'],
  ] as const) {
    await db
      .updateTable('virtual_groups')
      .set({ assessment_type: type, post_training_days_allowed: 14 })
      .where('id', '=', course.id)
      .execute();
    await issueAndMark(services, world.adminId, course);
  }
  const [passes, fails] = paper.userIds;
  const target = { scope, virtualGroupId: paper.id, idempotencyKey: `seed-assess-${paper.id}` };
  await assessOnPaper(services, actor, {
    ...target,
    results: [
      { userId: passes ?? 0, result: 'passed', score: 90 },
      { userId: fails ?? 0, result: 'failed', score: 45 },
    ],
  });
  const { id: checklistId } = await db
    .insertInto('observation_checklists')
    .values({
      abstract_course_id: observed.productId,
      version: 1,
      items: JSON.stringify(items),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [nth, met] of [
    ['1', '2', '3', '4', '5'],
    ['1', '2', '3', '4'],
  ].entries()) {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', observed.userIds[nth] ?? 0)
      .$narrowType<{ id: UserId }>()
      .executeTakeFirstOrThrow();
    const idempotencyKey = `seed-observe-${id}`;
    await observe(services, actor, {
      ...{ scope, virtualGroupId: observed.id, userId: id, checklistId, met, idempotencyKey },
    });
    if (nth === 1)
      await correctObservation(services, actor, {
        ...{ scope, virtualGroupId: observed.id, userId: id, met: ['1', '2', '5'], seenCorrections: 0 },
        reason: 'The needle was left on the tray. The ticks were those of another delegate.',
      });
  }
}

/** Buys and issues a licence for each delegate of a course, and marks everybody as attended. */
export async function issueAndMark(services: Services, adminId: UserId, course: SeededSession): Promise<void> {
  const { id: virtualGroupId, groupId, productId, userIds } = course;
  const admin = { id: adminId, level: 'superAdmin' } as const;
  const key = { groupId, productType: 'abstract_course' as const, productId, certificateMonths: 12 };
  const once = (what: string) => ({ idempotencyKey: `seed-assessed-${what}-${virtualGroupId}` });
  const order = { transactionRef: '', poReference: `PO-A${virtualGroupId}`, directServiceOrder: 0, virtualGroupId };
  await purchaseLicences(services, admin, { ...key, ...order, quantity: userIds.length, ...once('order') });
  const place = { groupId, virtualGroupId, source: 'VGPOOL' } as const;
  await issueToMany(services, admin, { key, place, userIds, mode: 'all', ...once('issue') });
  const marks = userIds.map((userId) => ({ userId, attendance: 'attended' as const }));
  await takeRegister(services, admin, { scope, virtualGroupId, marks });
}

export const assessmentsSeed = declareSeed({
  place: 380,
  needs: {
    people: peopleSeed,
    admin: adminSeed,
    catalogue: catalogueSeed,
    virtualGroups: virtualGroupsSeed,
    histories: historiesSeed,
  },
  run: (services, { people, admin, catalogue }) => seedAssessments(services, { people, catalogue, adminId: admin.id }),
});
