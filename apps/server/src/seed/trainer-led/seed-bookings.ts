import { sql } from 'kysely';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { saveSiteSettings } from '../../platform/site-settings/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { type Catalogue, catalogueSeed } from '../learning/seed-catalogue.ts';
import { adminSeed, peopleSeed, type SeededPerson } from '../people/seed-people.ts';
import { venuesSeed } from './seed-venues.ts';
import { tuesdayIn } from './tuesday-in.ts';

type World = { catalogue: Catalogue; people: readonly SeededPerson[]; adminId: UserId };

/** Draft requests of the demo project: in a venue, on premises of the organisation, and online. */
const requests = [
  {
    product: 'Vaccination: injection technique practical',
    ...{ deliverable: 4, months: 24, minutes: 180, venue: 'Harbour Hotel, Quay Room', place: null, postcode: null },
    notes: 'Two groups of six at the injection stations.',
  },
  {
    product: 'Basic life support and anaphylaxis',
    ...{ deliverable: 4, months: 12, minutes: 240, venue: null, place: 'Northgate head office', postcode: 'PR1 2XX' },
    notes: 'Training room on the first floor, with a lift.',
  },
  {
    product: 'Contraception service: initiation and supply',
    ...{ deliverable: 3, months: 24, minutes: 120, venue: null, place: null, postcode: null },
    notes: '',
  },
] as const;

/** Seeds a project of Northgate with draft requests, each with days that suit the organisation. */
async function seedBookings({ db, clock }: Services, { catalogue, people, adminId }: World): Promise<void> {
  await saveSiteSettings(db, { bookings: 'on' });
  const organiser = people.find(({ role }) => role === 'organiser');
  if (organiser === undefined) throw new Error('The demo world needs an organiser');
  const project = await db
    .insertInto('projects')
    .values({
      ...{ group_id: organiser.groupId, organiser_user_id: organiser.id, handled_by: adminId, created_by: adminId },
      ...{ title: 'Winter 2026 vaccination training', created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const request of requests) {
    const { product, deliverable, months, minutes, venue, place, postcode, notes } = request;
    const found = await sql<{ id: number }>`select id from venues where name = ${venue}`.execute(db);
    const { id } = await db
      .insertInto('project_requests')
      .values({
        ...{
          project_id: project.id,
          abstract_course_id: catalogue.taught.get(product) ?? 0,
          deliverable_id: deliverable,
        },
        ...{ certificate_months: months, delegates: 12, minutes, slot: minutes < 300 ? 'am' : 'full', notes },
        ...{ venue_id: found.rows[0]?.id ?? null, place, place_postcode: postcode, state_since: clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const weeks of [6, 7])
      await db
        .insertInto('times_of_interest')
        .values({ project_request_id: id, slot: 'am', ...windowIn(clock.now(), weeks) })
        .execute();
  }
}

/** Returns the window from 09:00 to 10:30 on the Tuesday of the week that lies so many weeks ahead. */
function windowIn(now: Date, weeks: number): { window_start: string; window_end: string } {
  const day = tuesdayIn(now, weeks);
  return { window_start: `${day}T09:00:00Z`, window_end: `${day}T10:30:00Z` };
}

export const bookingsSeed = declareSeed({
  place: 620,
  needs: { admin: adminSeed, people: peopleSeed, catalogue: catalogueSeed, venues: venuesSeed },
  run: (services, { admin, people, catalogue }) => seedBookings(services, { catalogue, people, adminId: admin.id }),
});
