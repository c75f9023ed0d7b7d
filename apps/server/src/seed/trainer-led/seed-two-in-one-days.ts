import { emptyRecord } from '@doselore/contract';
import { twoInOneFields, windowTexts } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import {
  askOrganiser,
  askToKeepHalf,
  createDay,
  enquire,
  enterAnswers,
  saveDates,
} from '../../features/trainer-led/bookings/index.ts';
import { type ProjectId, type ProjectRequestId, type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { type Catalogue, catalogueSeed } from '../learning/seed-catalogue.ts';
import { adminSeed } from '../people/seed-people.ts';
import { silentMail } from '../site/silent-mail.ts';
import { multiDaysSeed } from './seed-multi-days.ts';
import { tuesdayIn } from './tuesday-in.ts';

const trainer = 'amara.osei';
const place = { first_place: 'Northgate head office', second_place: 'Northgate head office' } as const;
const postcode = { first_place_postcode: 'PR1 2XX', second_place_postcode: 'PR1 2XX' } as const;
const key = (nth: number) => `d3a0c0de-0000-4000-8000-00000000001${nth}`;

type World = { adminId: UserId; catalogue: Catalogue };

/**
 * Seeds two days of two sessions for the project of Northgate, about which a trainer has said yes. Judith Marlowe chooses the
 * starts of one of them, and is asked whether one session of the other stays.
 */
async function seedDays(all: Services, { adminId, catalogue }: World): Promise<void> {
  const services = { ...all, mail: silentMail };
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const [project] = (await sql<{ id: number }>`select id from projects order by id limit 1`.execute(services.db)).rows;
  const projectId = withoutScope<'project'>(project?.id ?? 0, 'demo data');
  for (const nth of [0, 1]) {
    const day = await createDay(services, actor, {
      projectId,
      body: {
        ...emptyRecord(twoInOneFields),
        ...{ gap_minutes: 45, slot: 'full' as const, first_minutes: 150, second_minutes: 120, ...place, ...postcode },
        ...{ first_delegates: 12, second_delegates: 8, first_certificate_months: 24, second_certificate_months: 12 },
        ...{ first_assessment_type: 'none' as const, second_assessment_type: 'none' as const },
        firstProductId: catalogue.taught.get('Vaccination: injection technique practical') ?? 0,
        secondProductId: catalogue.taught.get('Basic life support and anaphylaxis') ?? 0,
        ...{ excludedTrainerIds: [], thresholds: {}, idempotencyKey: key(nth) },
      },
    });
    const projectRequestId = withoutScope<'project request'>(day.request_id, 'demo data');
    const ids = { projectId, projectRequestId };
    await offer(services, actor, { ...ids, weeks: 14 + nth });
    if (nth === 0) await askOrganiser(services, actor, { ...ids, venueId: null, secondVenueId: null });
    else
      await askToKeepHalf(services, actor, {
        ...{ projectId, twoInOneDayId: withoutScope<'two in one day'>(day.id, 'demo data'), keeps: 'b' },
      });
  }
}

type Offering = { projectId: ProjectId; projectRequestId: ProjectRequestId; weeks: number };

/** Gives a day of two sessions a date to which a trainer says yes by telephone. */
async function offer(
  services: Services,
  actor: { id: UserId; level: 'superAdmin' },
  { weeks, ...ids }: Offering,
): Promise<void> {
  const on = tuesdayIn(services.clock.now(), weeks);
  const times = windowTexts.textOf([{ window_start: `${on}T09:00:00.000Z`, window_end: `${on}T14:00:00.000Z` }]);
  await saveDates(services, actor, { ...ids, change: { times, baseValues: { times: '[]' } } });
  const { rows } = await sql<{ interest_id: number; trainer_id: number }>`
    select t.id as interest_id, u.id as trainer_id from times_of_interest t cross join users u
    where t.project_request_id = ${ids.projectRequestId} and u.username = ${trainer}`.execute(services.db);
  const [found] = rows;
  if (found === undefined) throw new Error(`The demo world needs the trainer ${trainer}`);
  await enquire(services, actor, {
    ...ids,
    body: {
      ...{ timesOfInterestIds: [found.interest_id], trainerUserIds: [found.trainer_id], excludedTrainerIds: [] },
      ...{ thresholds: {}, idempotencyKey: key(weeks % 10) },
    },
  });
  const questions = await sql<{ id: number }>`select id from availability_enquiries
    where times_of_interest_id = ${found.interest_id}`.execute(services.db);
  await enterAnswers(services, actor, {
    ...{ enquiryIds: questions.rows.map(({ id }) => id), answer: 'yes', note: 'Said so by telephone' },
  });
}

export const twoInOneDaysSeed = declareSeed({
  place: 666,
  needs: { admin: adminSeed, catalogue: catalogueSeed, multiDays: multiDaysSeed },
  run: (services, { admin, catalogue }) => seedDays(services, { adminId: admin.id, catalogue }),
});
