import { webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findEndedAcceptances } from '../course-calendars/index.ts';
import { sessionBooked, sessionBookedAgain } from '../course-delegates/index.ts';
import { courseSendings, findReachableDelegates } from '../course-notices/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { sessionNoDate } from './planning.messages.ts';

type Planned = { course: VirtualGroupData; userIds: readonly number[] };

/**
 * Emails these delegates that a course has a date. People who accepted other times before the course was a draft are notified
 * that they have to accept again.
 */
export async function emailOfDate({ mail }: Services, tx: Tx, { course, userIds }: Planned): Promise<void> {
  const people = await listChosen(tx, { course, userIds });
  const ended = await findEndedAcceptances(tx, course.id);
  const isAskedAgain = ({ user_id }: { user_id: number }) => ended.includes(user_id);
  const page = webAddresses.trainerLedCourse(course.id, course.group_id);
  const others = people.filter((person) => !isAskedAgain(person));
  await mail.send(tx, sessionBooked, courseSendings(course, others, { page }));
  await mail.send(tx, sessionBookedAgain, courseSendings(course, people.filter(isAskedAgain), { page }));
}

/** Emails these delegates that a course no longer has a date. */
export async function emailOfNoDate({ mail }: Services, tx: Tx, { course, userIds }: Planned): Promise<void> {
  await mail.send(tx, sessionNoDate, courseSendings(course, await listChosen(tx, { course, userIds })));
}

async function listChosen(tx: Tx, { course, userIds }: Planned) {
  return (await findReachableDelegates(tx, course.id)).filter(({ user_id }) => userIds.includes(user_id));
}
