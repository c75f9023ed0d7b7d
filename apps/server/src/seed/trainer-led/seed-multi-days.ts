import { emptyRecord } from '@doselore/contract';
import { multiDayFormFields } from '@doselore/contract/bookings';
import { sessionsText } from '@doselore/contract/course-planning';
import { dayAfter } from '@doselore/contract/trainers';
import { createDays, narrowTrainers } from '../../features/trainer-led/bookings/index.ts';
import { type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { type Catalogue, catalogueSeed } from '../learning/seed-catalogue.ts';
import { adminSeed } from '../people/seed-people.ts';
import { bookingsSeed } from './seed-bookings.ts';
import { confirmationsSeed } from './seed-confirmations.ts';
import { tuesdayIn } from './tuesday-in.ts';

/** Seeds a course of three days for the project of Northgate, for which trainers are compared. */
async function seedMultiDays(services: Services, adminId: UserId, catalogue: Catalogue): Promise<void> {
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const project = await services.db
    .selectFrom('projects')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const projectId = withoutScope<'project'>(project.id, 'demo data');
  const first = tuesdayIn(services.clock.now(), 12);
  const dates = [0, 1, 7].map((later) => ({
    training_start: `${dayAfter(first, later)}T10:00:00.000Z`,
    training_end: `${dayAfter(first, later)}T15:00:00.000Z`,
    place: later === 7 ? 'Board room' : null,
  }));
  const id = await createDays(services, actor, {
    projectId,
    body: {
      ...emptyRecord(multiDayFormFields),
      ...{ delegates: 10, max_span_days: 60, certificate_months: 24, assessment_type: 'none' as const },
      ...{ place: 'Northgate head office', place_postcode: 'PR1 2XX', agreed_with: 'Judith Marlowe' },
      ...{ notes: 'The same ten people on all three days.', dates: sessionsText(dates) },
      productId: catalogue.taught.get('Basic life support and anaphylaxis') ?? 0,
      idempotencyKey: 'd3a0c0de-0000-4000-8000-000000000001',
    },
  });
  await narrowTrainers(services, actor, {
    ...{ projectId, multiDayId: withoutScope<'multi day'>(id, 'demo data') },
    body: { idempotencyKey: 'd3a0c0de-0000-4000-8000-000000000002' },
  });
}

export const multiDaysSeed = declareSeed({
  place: 664,
  needs: { admin: adminSeed, catalogue: catalogueSeed, bookings: bookingsSeed, confirmations: confirmationsSeed },
  run: (services, { admin, catalogue }) => seedMultiDays(services, admin.id, catalogue),
});
