import { randomUUID } from 'node:crypto';
import { wishedDayTexts } from '@doselore/contract/bookings';
import { createEnquiry, suggestTimes } from '../../features/trainer-led/bookings/index.ts';
import { withoutScope } from '../../platform/access/index.ts';
import { days } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { type Catalogue, catalogueSeed } from '../learning/seed-catalogue.ts';
import { peopleSeed, type SeededPerson } from '../people/seed-people.ts';
import { bookingsSeed } from './seed-bookings.ts';
import { tuesdayIn } from './tuesday-in.ts';

type World = { catalogue: Catalogue; people: readonly SeededPerson[] };

/** Seeds what an organisation asks for itself: training for all of it, and for a service, for which it suggested more days. */
async function seedBookingEnquiries(services: Services, { catalogue, people }: World): Promise<void> {
  const [priya, tom] = ['priya.raman', 'tom.okafor'].map((name) => people.find(({ username }) => username === name));
  if (priya === undefined || tom === undefined) throw new Error('The demo world needs admins who ask for training');
  const actor = { id: priya.id, level: 'groupingAdmin' } as const;
  const groupId = priya.groupId;
  const on = (daysAgo: number) => {
    const then = new Date(services.clock.now().getTime() - days(daysAgo));
    return { ...services, clock: { now: () => then } };
  };
  const enquire = (
    daysAgo: number,
    product: string,
    more: { subgroup_id: number | null; days: string; enquiry: string },
  ) =>
    createEnquiry(on(daysAgo), actor, {
      groupId,
      body: {
        ...{ product_id: catalogue.taught.get(product) ?? 0, organiser_user_id: priya.id, delegates: 10, minutes: 180 },
        ...{ venue_id: null, location_id: null, place: 'Northgate head office', place_postcode: 'PR1 2XX' },
        ...{ ...more, idempotencyKey: randomUUID() },
      },
    });
  const mornings = (...weeks: readonly number[]) =>
    wishedDayTexts.textOf(weeks.map((count) => ({ day: tuesdayIn(services.clock.now(), count), slot: 'am' })));
  await enquire(2, 'Basic life support and anaphylaxis', {
    ...{ subgroup_id: null, days: mornings(8, 9, 11) },
    enquiry: 'Six of us are new. The car park has room for ten cars.',
  });
  const id = await enquire(6, 'Vaccination: injection technique practical', {
    ...{ subgroup_id: tom.serviceId ?? null, days: mornings(7), enquiry: '' },
  });
  await suggestTimes(on(1), actor, {
    projectRequestId: withoutScope<'project request'>(id, 'demo data'),
    body: { days: mornings(12, 13), idempotencyKey: randomUUID() },
  });
}

export const bookingEnquiriesSeed = declareSeed({
  place: 663,
  needs: { people: peopleSeed, catalogue: catalogueSeed, bookings: bookingsSeed },
  run: (services, { people, catalogue }) => seedBookingEnquiries(services, { people, catalogue }),
});
