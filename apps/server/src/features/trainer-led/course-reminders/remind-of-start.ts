import { isVirtual, webAddresses } from '@doselore/contract';
import { declinesUntil, joiningOpensMinutes } from '@doselore/contract/my-learning';
import { listWilling } from '../../site/notifications/index.ts';
import { courseSendings, findReachableDelegates } from '../course-notices/index.ts';
import { showSessions } from '../virtual-groups/index.ts';
import { sessionReminder } from './reminding.messages.ts';
import type { Reminding } from './reminding-step.ts';

/** Reminds the delegates of a course of its first session by email: where it takes place and what to bring. */
export async function remindOfStart({ services, tx, course, londonNow }: Reminding): Promise<void> {
  const people = await listWilling(tx, await findReachableDelegates(tx, course.id), 'courseReminders');
  const sessions = (await showSessions(tx, course.id)).map(({ training_start, training_end }) => ({
    times: { start: new Date(training_start), end: new Date(training_end) },
  }));
  const { deliverable_id, training_start: start } = course;
  const until = start === null || declinesUntil(start) <= londonNow ? null : declinesUntil(start);
  const hasSeveral = sessions.length > 1;
  const values = {
    sessions: hasSeveral ? sessions : [],
    days: hasSeveral ? sessions.length : null,
    minutes: isVirtual(deliverable_id) ? joiningOpensMinutes : null,
    until,
    absence: until === null ? 'too_late' : 'decline',
  } as const;
  const page = webAddresses.trainerLedCourse(course.id, course.group_id);
  await services.mail.send(tx, sessionReminder, courseSendings(course, people, { ...values, page }));
}
