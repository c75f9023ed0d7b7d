import type { AssessmentType } from '@doselore/contract/course-assessments';
import type { WaitingListMode } from '@doselore/contract/course-delegates';
import type { CloseReport } from '@doselore/contract/course-ending';
import type { SessionTimes } from '@doselore/contract/my-learning';
import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import type { GroupId, SubgroupId, VirtualGroupId } from '../../../platform/access/index.ts';

export type VirtualGroupData = {
  id: VirtualGroupId;
  title: string;
  group_id: GroupId;
  group_name: string;
  subgroup_id: SubgroupId | null;
  subgroup_name: string | null;
  trainer_user_id: number | null;
  trainer: string | null;
  deliverable_id: number;
  product_id: number;
  certificate_months: number;
  state: VirtualGroupState;
  training_start: Date | null;
  training_end: Date | null;
  /** Times of the sessions in their order, as the database writes them in JSON. */
  session_times: SessionTimes[];
  place: string | null;
  what_to_bring: string | null;
  organiser: string | null;
  places: number;
  delegates: number;
  accepted: number;
  /** People on the waiting list, and those of them with an open offer, which holds a place. */
  waiting: number;
  offers: number;
  waiting_list: WaitingListMode;
  /** Delegates whose attendance at the whole course is open, and delegates with a mark of any session. */
  unmarked: number;
  marked: number;
  /** Delegates who attended enough to be assessed, and those of them with a result. */
  to_assess: number;
  assessed: number;
  assessment_type: AssessmentType;
  post_training_days_allowed: number;
  close_revision: number;
  sessions_required: number | null;
  by_membership_only: boolean;
  /** True when a site admin booked it in spite of a conflict. */
  is_over_conflict: boolean;
  ended_at: Date | null;
  end_reason: string;
  close_report: CloseReport | null;
};
