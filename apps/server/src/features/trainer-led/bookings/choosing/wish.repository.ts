import type { RequestState, Thresholds } from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { GroupId, ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { leads } from '../two-in-one/other-session.ts';

export type WishData = {
  id: ProjectRequestId;
  project_id: number;
  group_id: GroupId;
  product_id: number;
  is_virtual: boolean;
  venue_id: number | null;
  location_id: number | null;
  place: string | null;
  /** District of typed premises. */
  district: string | null;
  video_account_id: number | null;
  minutes: number;
  slot: TrainingSlot;
  state: RequestState;
  excluded_trainer_ids: number[];
  thresholds: Thresholds;
  /** Two sessions on one day: what the second one wants. Null for one session. */
  day: { gap_minutes: number; is_order_fixed: boolean; second: SecondWish } | null;
};
/** What the second session of a day wants. Trainers, thresholds and state are those of the first. */
export type SecondWish = Omit<WishData, 'day'>;

type Row = SecondWish & {
  two_in_one_day_id: number | null;
  gap_minutes: number | null;
  is_order_fixed: boolean | null;
};

const selected = sql`select r.id, r.project_id, p.group_id, r.abstract_course_id as product_id, r.deliverable_id = 3 as is_virtual,
    r.venue_id, r.location_id, r.place, split_part(r.place_postcode, ' ', 1) as district, r.video_account_id, r.minutes, r.slot,
    r.state, to_jsonb(r.excluded_trainer_ids) as excluded_trainer_ids, r.thresholds, r.two_in_one_day_id, d.gap_minutes,
    d.is_order_fixed
  from project_requests r join projects p on p.id = r.project_id left join two_in_one_days d on d.id = r.two_in_one_day_id`;

/** Returns what a request wants from trainers, with the second session of the day that it leads. */
export async function findWish(db: Queries, id: ProjectRequestId): Promise<WishData | undefined> {
  const { rows } = await sql<Row>`${selected} where r.id = ${id} and ${leads}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { two_in_one_day_id: dayId, gap_minutes, is_order_fixed, ...wish } = row;
  if (dayId === null || gap_minutes === null || is_order_fixed === null) return { ...wish, day: null };
  const { rows: seconds } = await sql<Row>`${selected} where r.two_in_one_day_id = ${dayId} and r.half = 'b'`.execute(
    db,
  );
  const [second] = seconds;
  if (second === undefined) throw new Error('A day has two requests');
  return { ...wish, day: { gap_minutes, is_order_fixed, second } };
}
