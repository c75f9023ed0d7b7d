import { webAddresses } from '@doselore/contract';
import { feedbackDays, feedbackUntil } from '@doselore/contract/my-learning';
import { feedbackAgainDays, morningHour, noonHour } from '@doselore/contract/virtual-groups';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { whenOf } from '../planning/course-words.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { countRequests, listAskable } from './feedback-requests.repository.ts';

type Now = { at: Date; wall: Date };

const isMorning = (wall: Date) => wall.getUTCHours() >= morningHour && wall.getUTCHours() < noonHour;
const asking = { fromHour: morningHour, openDays: feedbackDays, againDays: feedbackAgainDays };

/** Lists the courses whose delegates can be asked for feedback now. Requests are not sent after the morning. */
export async function listCoursesToAsk(db: Queries, now: Now): Promise<number[]> {
  return isMorning(now.wall) ? listAskable(db, { ...asking, ...now }) : [];
}

/** Asks the people who attended a course for feedback by email. The course is locked. */
export async function askForFeedback(
  services: Services,
  tx: Tx,
  { course, ...now }: Now & { course: VirtualGroupData },
): Promise<void> {
  const { id, group_id, title, training_end: end } = course;
  if (end === null || !isMorning(now.wall)) return;
  const people = await countRequests(tx, { virtualGroupId: id, ...asking, ...now });
  const until = formatLongDay(`${feedbackUntil(end)}T00:00:00Z`);
  const url = `${publicUrl(services.config)}${webAddresses.trainerLedCourse(id, group_id)}#feedback`;
  await services.mail.queueAll(
    tx,
    people.map(({ email, first_name, feedback_asks: asks }) => ({
      to: email,
      subject: `How was ${title}?`,
      greeting: `Hello ${first_name},`,
      paragraphs: [
        `You attended ${title}${whenOf(course)}. Please tell us how it was. It takes a minute.`,
        `The trainer and your organisation do not see who answered. You can answer until ${until}.`,
        ...(asks > 1 ? ['We do not ask again about this course.'] : []),
        'You can switch these requests off in My Profile.',
      ],
      link: { label: 'Give feedback', url },
    })),
  );
}
