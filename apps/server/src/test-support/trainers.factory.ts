import type { UserId } from '../platform/access/index.ts';
import type { Database } from '../platform/db/index.ts';
import { buildUser } from './people.factory.ts';

type Overrides = {
  firstName?: string;
  lastName?: string;
  /** Products that the trainer teaches, at level 2. */
  teaches?: readonly number[];
  modes?: readonly ('face_to_face' | 'virtual')[];
  postcode?: string;
  maxJourneyMinutes?: number;
  maxSessionsPerDay?: number;
  maxDaysPerWeek?: number;
};

/** Creates an active trainer who works every day from 08:00 to 20:00. */
export async function buildTrainer(db: Database, overrides: Overrides = {}): Promise<UserId> {
  const { firstName, lastName, teaches = [], modes = ['face_to_face', 'virtual'], postcode = null } = overrides;
  const userId = await buildUser(db, {
    roles: ['trainer'],
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  });
  await db
    .updateTable('trainers')
    .set({
      modes: [...modes],
      home_postcode: postcode,
      home_district: postcode?.split(' ')[0] ?? null,
      max_journey_minutes: overrides.maxJourneyMinutes ?? 120,
      max_sessions_per_day: overrides.maxSessionsPerDay ?? 2,
      max_days_per_week: overrides.maxDaysPerWeek ?? 5,
    })
    .where('user_id', '=', userId)
    .execute();
  await db
    .insertInto('availability_rules')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ...{ trainer_user_id: userId, weekday, from_time: '08:00', to_time: '20:00', valid_from: '2026-01-01' },
      })),
    )
    .execute();
  if (teaches.length > 0)
    await db
      .insertInto('trainer_suitabilities')
      .values(teaches.map((productId) => ({ trainer_user_id: userId, abstract_course_id: productId, level: 2 })))
      .execute();
  return userId;
}
