import { isVirtual } from '@doselore/contract';
import { declinesUntil, joiningOpensMinutes } from '@doselore/contract/my-learning';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { listWilling } from '../../notifications/index.ts';
import { listReachableDelegates } from '../delegates/delegates.repository.ts';
import { timesInWords, whenOf } from '../planning/course-words.ts';
import { emailPeople } from '../planning/email-of-plan.ts';
import { listSessions } from '../planning/sessions.repository.ts';
import { type Reminding, switchOff } from './reminding-step.ts';

/** Reminds the delegates of a course of its first session by email: where it takes place and what to bring. */
export async function remindOfStart({ services, tx, course, wall }: Reminding): Promise<void> {
  const people = await listWilling(tx, await listReachableDelegates(tx, course.id), 'courseReminders');
  const times = (await listSessions(tx, course.id)).map(({ training_start, training_end }) =>
    timesInWords({ start: new Date(training_start), end: new Date(training_end) }),
  );
  const { title, deliverable_id, training_start: start } = course;
  const until = start === null || declinesUntil(start) <= wall ? null : declinesUntil(start);
  await emailPeople(services, tx, {
    course,
    people,
    withDetails: true,
    message: {
      subject: `Reminder: ${title}${whenOf(course)}`,
      lead: `You are booked on ${title}${whenOf(course)}.`,
      more: [
        ...(times.length > 1 ? [`The course has ${times.length} sessions: ${times.join('; ')}.`] : []),
        ...(isVirtual(deliverable_id)
          ? [`The course is online. Join it under My Courses from ${joiningOpensMinutes} minutes before the start.`]
          : []),
        until === null
          ? 'If you cannot come, tell your organisation.'
          : `If you cannot come, decline under My Courses until ${formatLongDay(until)} at ${clockOf(until.toISOString())}. Your place then goes to someone else.`,
        switchOff,
      ],
    },
  });
}

const clockOf = (wall: string) => wall.slice(11, 16);
