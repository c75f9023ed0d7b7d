import { sql } from 'kysely';
import { askOrganiser, deadlineAfter } from '../../features/trainer-led/bookings/index.ts';
import { type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { silentMail } from '../site/silent-mail.ts';
import { confirmationsSeed } from './seed-confirmations.ts';
import { enquiriesSeed } from './seed-enquiries.ts';
import { tuesdayIn } from './tuesday-in.ts';

const product = 'Basic life support and anaphylaxis';
const trainer = 'amara.osei';

type Ids = { project_id: number; id: number };

/** Seeds a request whose organiser, Judith Marlowe, is asked to choose among days with trainers. */
async function seedChoices(services: Services, adminId: UserId): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { rows } = await sql<Ids>`insert into project_requests (project_id, abstract_course_id, deliverable_id,
      certificate_months, delegates, minutes, slot, place, place_postcode, state, state_since, created_at)
    select r.project_id, r.abstract_course_id, r.deliverable_id, r.certificate_months, 14, 240, 'am', r.place,
      r.place_postcode, 'options_ready', ${now}, ${now}
    from project_requests r join abstract_courses a on a.id = r.abstract_course_id
    where a.title = ${product} and r.place is not null order by r.id limit 1 returning project_id, id`.execute(db);
  const [request] = rows;
  if (request === undefined) throw new Error(`The demo project needs a request for ${product}`);
  for (const weeks of [11, 12, 13]) {
    const start = new Date(`${tuesdayIn(now, weeks)}T09:00:00Z`);
    const dueAt = deadlineAfter({ at: now, days: 3, earliestStart: start });
    await sql`with interest as (
        insert into times_of_interest (project_request_id, window_start, window_end, slot, state, created_at)
          values (${request.id}, ${start}, ${start}::timestamptz + interval '90 minutes', 'am', 'available', ${now}) returning id),
      answer as (
        insert into availability_answers (trainer_user_id, answered_by, answered_at)
          select u.id, u.id, ${now} from users u where u.username = ${trainer} returning id, trainer_user_id)
      insert into availability_enquiries (trainer_user_id, times_of_interest_id, state, sent_at, due_at, ended_at, answer_id)
        select a.trainer_user_id, i.id, 'yes', ${now}, ${dueAt}, ${now}, a.id from interest i cross join answer a`.execute(
      db,
    );
  }
  await askOrganiser(
    { ...services, mail: silentMail },
    { id: adminId, level: 'superAdmin' },
    {
      projectId: withoutScope<'project'>(request.project_id, 'demo data'),
      projectRequestId: withoutScope<'project request'>(request.id, 'demo data'),
      ...{ venueId: null, secondVenueId: null },
    },
  );
}

export const choicesSeed = declareSeed({
  place: 660,
  needs: { admin: adminSeed, enquiries: enquiriesSeed, confirmations: confirmationsSeed },
  run: (services, { admin }) => seedChoices(services, admin.id),
});
