import { webAddresses } from '@doselore/contract';
import { feedbackAgainDays, morningHour, noonHour } from '@doselore/contract/course-reminders';
import { feedbackDays, feedbackUntil } from '@doselore/contract/my-learning';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { courseSending } from '../course-notices/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { countRequests, listAskable } from './feedback-requests.repository.ts';
import { feedbackRequest } from './reminding.messages.ts';

type Now = { at: Date; londonNow: Date };

const isMorning = (londonNow: Date) => londonNow.getUTCHours() >= morningHour && londonNow.getUTCHours() < noonHour;
const asking = { fromHour: morningHour, openDays: feedbackDays, againDays: feedbackAgainDays };

/** Lists the courses whose delegates can be asked for feedback now. Requests are not sent after the morning. */
export async function listCoursesToAsk(db: Queries, now: Now): Promise<number[]> {
  return isMorning(now.londonNow) ? listAskable(db, { ...asking, ...now }) : [];
}

/** Asks the people who attended a course for feedback by email. The course is locked. */
export async function askForFeedback(
  services: Services,
  tx: Tx,
  { course, ...now }: Now & { course: VirtualGroupData },
): Promise<void> {
  const { id, group_id, training_end: end } = course;
  if (end === null || !isMorning(now.londonNow)) return;
  const people = await countRequests(tx, { virtualGroupId: id, ...asking, ...now });
  const values = { until: feedbackUntil(end), page: `${webAddresses.trainerLedCourse(id, group_id)}#feedback` };
  await services.mail.send(
    tx,
    feedbackRequest,
    people.map((person) =>
      courseSending(course, person, { ...values, again: person.feedback_asks > 1 ? 'last' : 'first' }),
    ),
  );
}
