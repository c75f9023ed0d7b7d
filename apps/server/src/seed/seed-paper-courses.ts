import { issueLicence } from '../features/licence-issue/index.ts';
import { purchaseLicences } from '../features/licence-orders/index.ts';
import { recordPaperResult } from '../features/my-learning/index.ts';
import { withoutScope } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';
import type { SeededPerson } from './seed-people.ts';

const courses = [
  {
    title: 'Blood-pressure check: practical sign-off',
    summary: 'Measuring blood pressure in the consultation room, watched and signed off by an assessor.',
    months: 24,
    motif: 'wave',
    hue: 'leaf',
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
    results: [{ username: 'sam.whitlock', daysAgo: 15, result: null }],
  },
] as const;

/** Seeds paper courses with the results that an assessor has recorded. */
export async function seedPaperCourses(
  services: Services,
  world: { people: SeededPerson[]; admin: SeededPerson },
): Promise<void> {
  const actor = { id: world.admin.id, level: 'superAdmin' } as const;
  for (const { title, summary, months, motif, hue, results } of courses) {
    const product = await services.db
      .insertInto('abstract_paper_courses')
      .values({ title, summary, default_months: months, motif, hue, training_class: 'clinical' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await services.db
      .insertInto('paper_courses')
      .values({ abstract_paper_course_id: product.id, is_live: true })
      .execute();
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
      if (result !== null)
        await recordPaperResult(then, actor, { licenceId: withoutScope(licenceId, 'demo data'), takenOn, ...result });
    }
  }
}
