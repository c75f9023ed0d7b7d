import {
  addPaperCourse,
  correctPaperResult,
  makePaperLive,
  recordPaperResult,
  saveScan,
} from '../../features/learning/paper-courses/index.ts';
import { issueLicence } from '../../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import { type Actor, type LicenceId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { drawStandIn } from '../documents/stand-in.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { historiesSeed } from './seed-histories.ts';

const courses = [
  {
    title: 'Blood-pressure check: practical sign-off',
    summary: 'Measuring blood pressure in the consultation room, watched and signed off by an assessor.',
    months: 24,
    motif: 'wave',
    hue: 'leaf',
    rule: { has_score: true, pass_mark: 80, assessors: 'Amara Osei\nLena Marsh' },
    results: [
      { username: 'sam.whitlock', daysAgo: 70, result: { outcome: 'pass', score: 92, assessor: 'Amara Osei' } },
      { username: 'nadia.hussain', daysAgo: 40, result: { outcome: 'pass', score: 85, assessor: 'Amara Osei' } },
      { username: 'judith.marlowe', daysAgo: 33, result: { outcome: 'fail', score: 55, assessor: 'Amara Osei' } },
    ],
  },
  {
    title: 'Dispensing accuracy: assessed logbook',
    summary: 'Two hundred items, checked and countersigned, handed to your assessor.',
    months: 0,
    motif: 'label',
    hue: 'bottle',
    rule: { has_score: false, pass_mark: null, assessors: '' },
    results: [{ username: 'sam.whitlock', daysAgo: 15, result: null }],
  },
] as const;

/** Seeds paper courses with the results that an assessor has recorded. */
async function seedPaperCourses(
  services: Services,
  world: { people: SeededPerson[]; admin: SeededPerson },
): Promise<void> {
  const actor = { id: world.admin.id, level: 'superAdmin' } as const;
  for (const { title, summary, months, motif, hue, rule, results } of courses) {
    const paperCourseId = await addPaperCourse(services, actor, {
      ...{ title, summary, default_months: months, motif, hue, ...rule },
      ...{ renewal_basis: 'completion', training_class: 'clinical', evidence: 'optional' },
    });
    await makePaperLive(services, actor, { paperCourseId, seenLiveId: null });
    const product = await services.db
      .selectFrom('paper_courses')
      .select('abstract_paper_course_id as id')
      .where('id', '=', paperCourseId)
      .executeTakeFirstOrThrow();
    for (const { username, daysAgo, result } of results) {
      const person = world.people.find((one) => one.username === username);
      if (person === undefined) throw new Error(`No ${username} in the demo world`);
      const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000);
      const then = { ...services, clock: { now: () => at } };
      const key = {
        groupId: person.groupId,
        productType: 'abstract_paper_course',
        productId: product.id,
        certificateMonths: months,
      } as const;
      const idempotencyKey = `seed-paper-${product.id}-${person.id}`;
      await purchaseLicences(then, actor, {
        ...key,
        quantity: 1,
        transactionRef: '',
        poReference: `PO-28${product.id}${person.id}`,
        directServiceOrder: 0,
        idempotencyKey: `${idempotencyKey}-stock`,
      });
      const licenceId = await issueLicence(then, actor, { ...key, userId: person.id, idempotencyKey });
      const takenOn = at.toISOString().slice(0, 10);
      if (result === null) continue;
      const checkedId: LicenceId = withoutScope(licenceId, 'demo data');
      const target = { licenceId: checkedId };
      await scanForm(services, actor, { ...target, person, title });
      await recordPaperResult(then, actor, { ...target, takenOn, ...result });
      if (username === 'nadia.hussain')
        await correctPaperResult(services, actor, {
          ...target,
          result: { takenOn, ...result, score: 88, reason: 'The form says 88.', seenCorrections: 0 },
        });
    }
  }
}

type Signed = { licenceId: LicenceId; person: SeededPerson; title: string };

/** Stores a form that stands for the one that the assessor signed. */
async function scanForm(services: Services, actor: Actor, { licenceId, person, title }: Signed): Promise<void> {
  const lead = `This stands in for the form that the assessor of ${person.first} ${person.last} signed.`;
  const file = await drawStandIn(services, { name: 'signed-form.pdf', title, owner: 'Doselore', lead });
  await saveScan(services, actor, { licenceId, groupId: person.groupId, file });
}

export const paperCoursesSeed = declareSeed({
  place: 170,
  needs: { people: peopleSeed, admin: adminSeed, histories: historiesSeed },
  run: (services, { people, admin }) => seedPaperCourses(services, { people, admin }),
});
