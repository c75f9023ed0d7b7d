import { type Plan, shownSession } from '@doselore/contract/course-planning';
import { virtualGroupStateAt } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Services } from '../../../platform/services.ts';
import { showCoTrainers } from '../../scheduling/co-trainers/index.ts';
import { showOverride } from '../../scheduling/scheduling/index.ts';
import { showMeetings } from '../../scheduling/video-meetings/index.ts';
import { findCourse, type InPlace, showSessions } from '../virtual-groups/index.ts';
import { missingOf } from './check-plan.ts';
import { courseFieldsOf, findBooking, getPlanData } from './planning.repository.ts';

/** Returns a course of the place with everything that its edit page shows. */
export async function showPlan({ db, clock }: Pick<Services, 'db' | 'clock'>, target: InPlace): Promise<Plan> {
  const { virtualGroupId } = target;
  const row = await findCourse(db, target);
  const data = await getPlanData(db, virtualGroupId);
  const sessions = await showSessions(db, virtualGroupId);
  const londonNow = londonWallClock(clock.now());
  const { trainer, venue_id: venueId, venue, place: where, meeting_url, meeting_id, meeting_passcode } = data;
  return {
    ...courseFieldsOf(data),
    ...{
      trainerUserId: data.trainer_user_id,
      trainer,
      co_trainers: [...(await showCoTrainers(db, virtualGroupId))],
      venueId,
      venue,
      place: where,
      video_account_id: data.video_account_id,
      video_account: data.video_account,
      ...{ meeting_account_id: data.video_account_id, meeting_account: data.video_account },
      meeting_url,
      meeting_id,
      meeting_passcode,
    },
    sessions: sessions.map(shownSession),
    deliverable_id: row.deliverable_id,
    product: { id: row.product_id, name: data.product },
    state: virtualGroupStateAt(row, londonNow),
    delegates: row.delegates,
    marked: row.marked,
    meetings: await showMeetings(db, virtualGroupId),
    booking: (await findBooking(db, virtualGroupId)) ?? null,
    conflict_override: await showOverride(db, virtualGroupId),
    missing: missingOf({ row, data, sessions, londonNow }),
  };
}
