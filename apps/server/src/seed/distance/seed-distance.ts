import { writeFile } from 'node:fs/promises';
import {
  type DistanceContent,
  markMaterial,
  publishContent,
  submitAssessment,
} from '../../features/learning/distance/index.ts';
import { startCourse } from '../../features/learning/my-learning/index.ts';
import { issueLicence } from '../../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import { publishDocument } from '../../features/site/documents/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { documentsSeed } from '../documents/seed-documents.ts';
import { insertProduct } from '../learning/seed-catalogue.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { controlledDrugs } from './controlled-drugs.ts';
import type { DistanceCourse } from './distance-course.ts';
import { riskManagement } from './risk-management.ts';

type World = { people: SeededPerson[]; admin: SeededPerson };
type Made = { courseId: number; productId: number };

/** Histories of learners. `begun` has read two texts. `failed` has submitted once and may try again. */
const histories = [
  { username: 'sam.whitlock', course: riskManagement, outcome: 'begun', daysAgo: 6 },
  { username: 'nadia.hussain', course: controlledDrugs, outcome: 'issued', daysAgo: 2 },
  { username: 'tom.okafor', course: controlledDrugs, outcome: 'passed', daysAgo: 48 },
  { username: 'elin.vaughan', course: riskManagement, outcome: 'failed', daysAgo: 11 },
] as const;

async function seedDistance(services: Services, world: World): Promise<void> {
  const made = new Map<DistanceCourse, Made>();
  for (const course of [riskManagement, controlledDrugs]) made.set(course, await makeCourse(services, course, world));
  for (const history of histories) {
    const person = world.people.find(({ username }) => username === history.username);
    const course = made.get(history.course);
    if (person === undefined || course === undefined) throw new Error(`No ${history.username} in the demo world`);
    await liveHistory(services, { ...history, person, made: course, admin: world.admin });
  }
}

async function makeCourse(services: Services, course: DistanceCourse, world: World): Promise<Made> {
  const made = await insertProduct(services, course);
  const materials: DistanceContent['materials'][number][] = [];
  for (const { sheet, ...material } of course.materials) {
    const documentId = sheet === undefined ? undefined : await drawSheet(services, sheet, world.admin.id);
    materials.push({ ...material, ...(documentId === undefined ? {} : { documentId }) });
  }
  await publishContent(services.db, made.courseId, { ...course, materials });
  // Before the oldest history.
  const at = new Date(services.clock.now().getTime() - 410 * 86_400_000);
  for (const groupId of new Set(
    histories
      .filter((history) => history.course === course)
      .flatMap(({ username }) => world.people.find((person) => person.username === username)?.groupId ?? []),
  ))
    await purchaseLicences({ ...services, clock: { now: () => at } }, actorOf(world.admin), {
      groupId,
      productId: made.productId,
      quantity: 12,
      certificateMonths: course.months,
      transactionRef: '',
      poReference: `PO-27${made.productId}`,
      directServiceOrder: 0,
      idempotencyKey: `seed-${groupId}-${made.productId}`,
    });
  return made;
}

const actorOf = (admin: SeededPerson) => ({ id: admin.id, level: 'superAdmin' }) as const;

type Sheet = NonNullable<DistanceCourse['materials'][number]['sheet']>;

async function drawSheet(services: Services, sheet: Sheet, adminId: UserId): Promise<number> {
  const { renderLeaflet } = await import('../documents/leaflet.ts');
  const arriving = services.files.temporary();
  await writeFile(arriving.path, await renderLeaflet({ ...sheet, category: 'form' }));
  const { title, description, fileName } = sheet;
  return publishDocument(
    services,
    { id: adminId, level: 'superAdmin' },
    {
      groupId: null,
      title,
      description,
      category: 'form',
      isCourseMaterial: true,
      file: { path: arriving.path, name: fileName },
    },
  );
}

type Lived = (typeof histories)[number] & { person: SeededPerson; made: Made; admin: SeededPerson };

/** Plays a history through the use cases of real learners, with the clock set back. */
async function liveHistory(
  services: Services,
  { person, made, admin, course, outcome, daysAgo }: Lived,
): Promise<void> {
  const now = services.clock.now().getTime();
  const then = { ...services, clock: { now: () => new Date(now - daysAgo * 86_400_000) } };
  const { id: userId, groupId } = person;
  const licenceId = await issueLicence(then, actorOf(admin), {
    groupId,
    userId,
    productId: made.productId,
    certificateMonths: course.months,
    idempotencyKey: `seed-${groupId}-${userId}-${made.productId}`,
  });
  if (outcome === 'issued') return;
  const scope = { grants: [{ kind: 'self', userId }] } as const;
  const actor = { id: userId, level: 'member' } as const;
  await startCourse(then, actor, {
    scope,
    place: { userId, courseType: 'distance', courseId: made.courseId, groupId },
  });
  const { id: courseUserId } = await services.db
    .selectFrom('course_users')
    .select('id')
    .where('licence_id', '=', licenceId)
    .executeTakeFirstOrThrow();
  const materials = await services.db
    .selectFrom('course_materials')
    .select('id')
    .where('course_id', '=', made.courseId)
    .orderBy('sequence')
    .execute();
  const read = outcome === 'begun' ? materials.slice(0, 2) : materials;
  for (const { id: materialId } of read)
    await markMaterial(then, actor, { scope, courseUserId, materialId, read: true });
  if (outcome === 'begun') return;
  const answers = await answersOf(services, made.courseId, outcome === 'passed');
  await submitAssessment(then, actor, { scope, courseUserId, attempt: 1, answers });
}

async function answersOf({ db }: Services, courseId: number, right: boolean) {
  const options = await db
    .selectFrom('assessment_options')
    .innerJoin('assessment_questions', 'assessment_questions.id', 'assessment_options.question_id')
    .select(['assessment_options.id', 'question_id', 'is_correct'])
    .where('course_id', '=', courseId)
    .orderBy('assessment_options.id')
    .execute();
  const questions = [...new Set(options.map(({ question_id }) => question_id))];
  return questions.map((questionId) => {
    const own = options.filter((option) => option.question_id === questionId);
    const chosen = right ? own.filter(({ is_correct }) => is_correct) : own.slice(-1);
    return { questionId, chosen: chosen.map(({ id }) => id) };
  });
}

export const distanceSeed = declareSeed({
  place: 160,
  report: 'Distance, face to face and external courses',
  needs: { people: peopleSeed, admin: adminSeed, histories: historiesSeed, documents: documentsSeed },
  run: (services, { people, admin }) => seedDistance(services, { people, admin }),
});
