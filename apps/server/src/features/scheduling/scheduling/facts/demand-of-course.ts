import type { PlannedSession } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Span } from '../evaluation/facts.ts';
import { findCourse } from './course.repository.ts';
import type { Demand } from './demand.ts';

export type CoursePlan = {
  virtualGroupId: VirtualGroupId;
  venueId: number | null;
  video_account_id?: number | null;
  sessions: readonly PlannedSession[];
  /** Moment of the question. */
  at: Date;
};

/** Returns the demand of a course, as if it had these sessions, this venue and this account. */
export async function demandOfCourse(db: Queries, plan: CoursePlan): Promise<Demand> {
  const { virtualGroupId, venueId, video_account_id = null, at } = plan;
  const course = await findCourse(db, virtualGroupId);
  if (course === undefined) throw new Error(`Virtual group ${virtualGroupId} was read before and is gone`);
  return {
    claimant: { virtualGroupId, projectRequestId: null, multiDayId: null },
    isDraft: course.is_draft,
    groupId: course.group_id,
    productId: course.product_id,
    isVirtual: course.is_virtual,
    ...{ venueId, locationId: null, place: course.place, district: null, video_account_id },
    excludedTrainerIds: [],
    sessions: spansOf(plan.sessions),
    at,
  };
}

const spansOf = (sessions: readonly PlannedSession[]): Span[] =>
  sessions
    .map((one) => ({ start: Date.parse(one.training_start), end: Date.parse(one.training_end) }))
    .sort((a, b) => a.start - b.start);
