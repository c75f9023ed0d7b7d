import { sql } from 'kysely';
import { deadlineAfter } from '../../features/trainer-led/bookings/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import { days, minutes } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { bookingsSeed } from './seed-bookings.ts';
import { timeClaimsSeed } from './seed-time-claims.ts';
import { tuesdayIn } from './tuesday-in.ts';

/** Seeds a start that waits for Amara Osei, and a booking that became a course of the same organisation. */
async function seedConfirmations({ db, clock }: Services, adminId: UserId): Promise<void> {
  const now = clock.now();
  const start = new Date(`${tuesdayIn(now, 10)}T09:30:00Z`);
  const dueAt = deadlineAfter({ at: now, days: 2, earliestStart: start });
  await sql`with project as (select id from projects order by id limit 1),
      request as (
        insert into project_requests (project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
            slot, place, place_postcode, state, state_since, created_at, chosen_start)
          select p.id, r.abstract_course_id, 4, r.certificate_months, 8, 180, 'am', 'Northgate head office', 'PR1 2XX',
            'draft', ${now}, ${now}, null
          from project p join project_requests r on r.project_id = p.id and r.deliverable_id = 4 order by r.id limit 1
          returning id),
      interest as (
        insert into times_of_interest (project_request_id, window_start, window_end, slot, state, created_at)
          select id, ${start}, ${start}, 'am', 'held', ${now} from request returning id, project_request_id),
      question as (
        insert into confirmation_enquiries (trainer_user_id, times_of_interest_id, starts_at, asked_at, due_at)
          select u.id, i.id, ${start}, ${now}, ${dueAt} from interest i cross join users u where u.username = 'amara.osei'
          returning trainer_user_id, times_of_interest_id)
    insert into time_claims (times_of_interest_id, trainer_user_id, during, expires_at)
      select times_of_interest_id, trainer_user_id, tstzrange(${start}, ${new Date(start.getTime() + minutes(180))}),
        ${new Date(dueAt.getTime() + minutes(15))} from question`.execute(db);
  await sql`update project_requests r set state = 'organiser_booked', chosen_toi_id = t.id, chosen_start = t.window_start
    from times_of_interest t where t.project_request_id = r.id and t.state = 'held'`.execute(db);
  await seedCompleted({ db, clock }, adminId);
}

/** Names a scheduled course of the organisation as the one that a request became. */
async function seedCompleted({ db, clock }: Pick<Services, 'db' | 'clock'>, adminId: UserId): Promise<void> {
  const askedAt = new Date(clock.now().getTime() - days(5));
  const answered = new Date(clock.now().getTime() - days(4));
  await sql`with course as (
        select v.*, p.id as project_id from projects p join virtual_groups v on v.group_id = p.group_id
          and v.state = 'scheduled' and v.deliverable_id = 4 and v.trainer_user_id is not null
          and v.training_start > ${clock.now()} and coalesce(v.venue_id::text, v.place) is not null
        order by p.id, v.id limit 1),
      request as (
        insert into project_requests (project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
            slot, venue_id, place, place_postcode, state, state_since, created_at, virtual_group_id)
          select project_id, abstract_course_id, 4, certificate_months, least(delegate_places_allowed, 500), 180, 'am',
            venue_id, coalesce(place, case when venue_id is null then 'Own room' end),
            case when venue_id is null then 'PR1 2XX' end, 'completed', ${answered}, ${askedAt}, id
          from course returning id),
      interest as (
        insert into times_of_interest (project_request_id, window_start, window_end, slot, state, created_at)
          select r.id, w.at, w.at, 'am', 'confirmed', ${askedAt} from request r
          cross join (select date_bin('15 minutes', training_start, timestamptz '2000-01-01 00:00Z') as at from course) w
          returning id, window_start)
    insert into confirmation_enquiries (trainer_user_id, times_of_interest_id, starts_at, state, asked_at, due_at, ended_at,
        answered_by, manual_status, manual_note)
      select c.trainer_user_id, i.id, i.window_start, 'confirmed', ${askedAt}, ${clock.now()}, ${answered}, ${adminId},
        'confirmed', 'Confirmed by phone' from interest i cross join course c`.execute(db);
}

export const confirmationsSeed = declareSeed({
  place: 650,
  needs: { admin: adminSeed, bookings: bookingsSeed, claims: timeClaimsSeed },
  run: (services, { admin }) => seedConfirmations(services, admin.id),
});
