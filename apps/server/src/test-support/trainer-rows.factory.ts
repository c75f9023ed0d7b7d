import type { Database } from '../platform/db/index.ts';

type Target = { userId: number; groupId: number; productId: number; actorId: number; text?: string };

let made = 0;

/** Makes somebody a trainer with a row in every table of trainers. `text` is in every text. */
export async function buildTrainerRows(db: Database, target: Target): Promise<void> {
  const { userId, text = 'Away', actorId: set_by } = target;
  made += 1;
  await db
    .insertInto('trainers')
    .values({
      user_id: userId,
      home_postcode: 'PR1 2XX',
      home_district: 'PR1',
      modes: ['face_to_face', 'virtual'],
      activated_at: '2026-01-05T09:00:00Z',
      biography: text,
    })
    .execute();
  const trainer_user_id = userId;
  await db
    .insertInto('trainer_suitabilities')
    .values({ trainer_user_id, abstract_course_id: target.productId, level: 2, note: text, set_by })
    .execute();
  await db
    .insertInto('trainer_group_compatibilities')
    .values({ trainer_user_id, group_id: target.groupId, kind: 'avoid', reason: text, set_by })
    .execute();
  const { id: venue_id } = await db
    .insertInto('venues')
    .values({
      name: `Hall without trainer ${made}`,
      address_line_1: '1 Quay Road',
      town: 'Morecambe',
      postcode: 'LA4 4XX',
      district: 'LA4',
      capacity: 12,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('trainer_exclusions')
    .values([
      { trainer_user_id, venue_id, reason: text, set_by },
      { trainer_user_id, from_day: '2026-12-24', to_day: '2026-12-31', reason: text, set_by },
    ])
    .execute();
  await db
    .insertInto('trainer_figures')
    .values({ trainer_user_id, feedback_count: 3, feedback_sum: 12, counted_at: '2026-01-05T09:00:00Z' })
    .execute();
  await db
    .insertInto('availability_rules')
    .values({ trainer_user_id, weekday: 1, from_time: '09:00', to_time: '17:00', valid_from: '2026-01-05' })
    .execute();
  await db
    .insertInto('availability_overrides')
    .values({
      trainer_user_id,
      from_day: '2026-12-01',
      to_day: '2026-12-02',
      kind: 'unavailable',
      reason: text,
      set_by,
    })
    .execute();
}
