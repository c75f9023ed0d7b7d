import type { RequestState, Thresholds } from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { GroupId, ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

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
};

/** Returns what a request wants from trainers. */
export async function findWish(db: Queries, id: ProjectRequestId): Promise<WishData | undefined> {
  const { rows } = await sql<WishData>`
    select r.id, r.project_id, p.group_id, r.abstract_course_id as product_id, r.deliverable_id = 3 as is_virtual, r.venue_id,
      r.location_id, r.place, split_part(r.place_postcode, ' ', 1) as district, r.video_account_id, r.minutes, r.slot, r.state,
      to_jsonb(r.excluded_trainer_ids) as excluded_trainer_ids, r.thresholds
    from project_requests r join projects p on p.id = r.project_id where r.id = ${id}`.execute(db);
  return rows[0];
}
