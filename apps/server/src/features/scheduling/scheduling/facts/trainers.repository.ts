import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type PointData, pointColumns, pointJoins } from './point.repository.ts';

export type TrainerData = PointData & {
  id: number;
  name: string;
  is_usable: boolean;
  is_invited: boolean;
  activated_at: Date | null;
  deactivated_at: Date | null;
  deactivation_reason: string | null;
  modes: ('face_to_face' | 'virtual')[];
  max_journey_minutes: number;
  max_days_per_week: number;
  max_sessions_per_day: number;
  buffer_minutes: number;
  level: number;
  /** Last day on which the level counts, `YYYY-MM-DD`. Null for one without an end. */
  level_until: string | null;
  compatibility: 'preferred' | 'avoid' | 'excluded' | null;
  compatibility_reason: string | null;
  venue_exclusion: string | null;
  feedback_count: number;
  feedback_sum: number;
};

/** Filter of trainers, with the course that they are compared for. */
export type Params = {
  trainerIds?: readonly number[] | undefined;
  groupId: GroupId;
  productId: number;
  venueId: number | null;
};

const district = sql<string>`t.home_district`;

/** Lists trainers, active or not, with their level, compatibility and exclusion for the course. */
export async function listTrainerData(db: Queries, filter: Params): Promise<TrainerData[]> {
  const { trainerIds, groupId, productId, venueId } = filter;
  const { rows } = await sql<TrainerData>`
    select t.user_id as id, u.first_name || ' ' || u.last_name as name,
      (u.state = 'active' and u.archived_at is null) as is_usable,
      (u.state = 'provisional' and u.archived_at is null) as is_invited, t.activated_at, t.deactivated_at,
      t.deactivation_reason, t.modes, t.max_journey_minutes, t.max_days_per_week, t.max_sessions_per_day,
      t.buffer_minutes, coalesce(s.level, 0) as level, s.valid_until as level_until,
      c.kind as compatibility, c.reason as compatibility_reason, x.reason as venue_exclusion,
      coalesce(f.feedback_count, 0) as feedback_count, coalesce(f.feedback_sum, 0) as feedback_sum,
      ${pointColumns(['t'], district)}
    from trainers t join users u on u.id = t.user_id
    left join trainer_suitabilities s on s.trainer_user_id = t.user_id and s.abstract_course_id = ${productId}
    left join trainer_group_compatibilities c on c.trainer_user_id = t.user_id and c.group_id = ${groupId}
    left join trainer_exclusions x on x.trainer_user_id = t.user_id and x.venue_id = ${venueId}::bigint
    left join trainer_figures f on f.trainer_user_id = t.user_id
    ${pointJoins(district)}
    where ${trainerIds === undefined} or t.user_id = any(${[...(trainerIds ?? [])]}::bigint[]) order by t.user_id`.execute(
    db,
  );
  return rows;
}

export type AwayData = { trainer_user_id: number; from_day: string; to_day: string; reason: string };

type InDays = { trainerIds: readonly number[]; from: string; to: string };

/** Lists the absences of trainers that overlap a range of days, uncut. Takes no scope: only site admins compare trainers. */
export async function listAwayDays(db: Queries, { trainerIds, from, to }: InDays): Promise<AwayData[]> {
  const { rows } = await sql<AwayData>`
    select trainer_user_id, from_day, to_day, reason from trainer_exclusions
    where trainer_user_id = any(${[...trainerIds]}::bigint[]) and from_day <= ${to}::date and to_day >= ${from}::date
    order by trainer_user_id, from_day`.execute(db);
  return rows;
}
