import { countingFeedback } from '../../features/scheduling/trainers/index.ts';
import { type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { addPerson } from '../people/add-person.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';
import { venuesSeed } from './seed-venues.ts';
import { type SeedTrainer, trainers } from './trainers.ts';

type World = { places: Places; adminId: UserId };

/** Seeds trainers with courses, organisations, exclusions and hours, and counts their feedback. */
async function seedTrainers(services: Services, { places, adminId }: World): Promise<void> {
  const { db, clock } = services;
  const dayFrom = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const textOf = (days: number) => dayFrom(days).toISOString().slice(0, 10);
  for (const trainer of trainers) {
    const userId = await accountOf(db, places, trainer);
    await db
      .insertInto('trainers')
      .values({
        user_id: userId,
        home_postcode: trainer.postcode,
        home_district: trainer.postcode.split(' ')[0] ?? '',
        modes: trainer.modes,
        max_journey_minutes: trainer.maxJourney,
        biography: trainer.biography,
        activated_at: dayFrom(-400),
        deactivated_at: trainer.deactivatedFor === undefined ? null : dayFrom(-trainer.deactivatedFor.daysAgo),
        deactivation_reason: trainer.deactivatedFor?.reason ?? null,
      })
      .execute();
    await seedLists(db, { trainer, userId, places, adminId });
    await db
      .insertInto('availability_rules')
      .values(
        trainer.weekdays.map((weekday) => ({
          trainer_user_id: userId,
          weekday,
          from_time: trainer.hours[0],
          to_time: trainer.hours[1],
          interval_weeks: trainer.everyWeeks ?? 1,
          valid_from: textOf(-364),
        })),
      )
      .execute();
  }
  await seedAway(db, { adminId, dayAfter: textOf });
  await db.transaction().execute(async (tx) => {
    await countingFeedback(clock).run(tx);
  });
}

/** Returns the account of a trainer, and makes it where the demo world has none yet. */
async function accountOf(db: Database, places: Places, { first, last }: SeedTrainer): Promise<UserId> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', first)
    .where('last_name', '=', last)
    .executeTakeFirst();
  if (rows !== undefined) return withoutScope<'user'>(rows.id, 'demo data');
  return addPerson(db, places, { first, last, job: 'Clinical trainer', places: [], roles: ['trainer'] });
}

async function seedLists(
  db: Database,
  { trainer, userId, places, adminId }: World & { trainer: SeedTrainer; userId: UserId },
): Promise<void> {
  const { teaches, organisations = [] } = trainer;
  const courses = await db
    .selectFrom('abstract_courses as a')
    .innerJoin('courses as c', 'c.abstract_course_id', 'a.id')
    .select(['a.id', 'a.title'])
    .where('c.deliverable_id', 'in', [3, 4])
    .where('c.is_live', '=', true)
    .groupBy('a.id')
    .orderBy('a.id')
    .execute();
  const rows = courses.flatMap(({ id, title }) => {
    const level = typeof teaches === 'number' ? teaches : (teaches[title] ?? 0);
    return level > 0 ? [{ trainer_user_id: userId, abstract_course_id: id, level, set_by: adminId }] : [];
  });
  if (rows.length > 0) await db.insertInto('trainer_suitabilities').values(rows).execute();
  for (const { group, kind, reason } of organisations)
    await db
      .insertInto('trainer_group_compatibilities')
      .values({
        trainer_user_id: userId,
        group_id: places.groupIds.get(group) ?? 0,
        kind,
        reason,
        set_by: adminId,
      })
      .execute();
}

/** A venue to which Idris does not go, a holiday of Gwen, and two exceptions of Amara. */
async function seedAway(
  db: Database,
  { adminId: set_by, dayAfter }: { adminId: UserId; dayAfter: (days: number) => string },
): Promise<void> {
  const idOf = async (username: string) => {
    const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    return id;
  };
  const { id: venue_id } = await db
    .selectFrom('venues')
    .select('id')
    .where('name', '=', 'Market Square consultation room')
    .executeTakeFirstOrThrow();
  const amara = await idOf('amara.osei');
  await db
    .insertInto('trainer_exclusions')
    .values([
      { trainer_user_id: await idOf('idris.kamara'), venue_id, reason: 'Too small for practical work', set_by },
      {
        trainer_user_id: await idOf('gwen.pritchard'),
        from_day: dayAfter(20),
        to_day: dayAfter(27),
        reason: 'Holiday',
        set_by,
      },
    ])
    .execute();
  await db
    .insertInto('availability_overrides')
    .values([
      {
        trainer_user_id: amara,
        from_day: dayAfter(9),
        to_day: dayAfter(10),
        kind: 'unavailable',
        reason: 'Conference',
        set_by: amara,
      },
      {
        trainer_user_id: amara,
        from_day: dayAfter(16),
        to_day: dayAfter(16),
        from_time: '18:00',
        to_time: '21:00',
        kind: 'available',
        mode: 'virtual',
        reason: 'Evening instead',
        set_by: amara,
      },
    ])
    .execute();
}

export const trainersSeed = declareSeed({
  place: 350,
  needs: { places: placesSeed, admin: adminSeed, venues: venuesSeed },
  run: (services, { places, admin }) => seedTrainers(services, { places, adminId: admin.id }),
});
