import { type Plan, type ScheduleFields, sessionsText } from '@doselore/contract/course-planning';

/** Returns the stored schedule of a course, in the fields of its form. */
export const storedOf = (plan: Plan): ScheduleFields => ({
  sessions: sessionsText(plan.sessions),
  trainerUserId: plan.trainerUserId,
  venueId: plan.venueId,
  place: plan.place,
  video_account_id: plan.video_account_id,
  meeting_url: plan.meeting_url,
  meeting_id: plan.meeting_id,
  meeting_passcode: plan.meeting_passcode,
});
