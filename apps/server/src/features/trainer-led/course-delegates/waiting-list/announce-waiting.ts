import { positionInWords } from '@doselore/contract/course-delegates';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { showQueue } from '../../course-changes/index.ts';
import { courseSending } from '../../course-notices/index.ts';
import type { VirtualGroupData } from '../../virtual-groups/index.ts';
import type { Waiting } from './waiting.ts';
import { waitingJoined, waitingMoved } from './waiting-list.messages.ts';
import { saveKnownStart } from './waiting-list.repository.ts';

/** Emails people who wait, or only these, their position on the waiting list of a scheduled course. */
export async function announceWaiting(
  { mail }: Pick<Services, 'mail'>,
  tx: Tx,
  course: VirtualGroupData,
  userIds?: readonly number[],
): Promise<void> {
  const queue = (await showQueue(tx, course.id)).filter(({ is_eligible }) => is_eligible);
  const due = queue.flatMap((person, index) =>
    person.offered_until !== null || userIds?.includes(person.user_id) === false
      ? []
      : [{ person, position: positionInWords(index + 1) }],
  );
  await mail.send(
    tx,
    waitingJoined,
    due.map(({ person, position }) => courseSending(course, person, { position })),
  );
  await saveKnownStart(tx, { virtualGroupId: course.id, userIds: due.map(({ person }) => person.user_id) });
}

/** Lists the people who wait and know of the course. People know of a draft only when they were notified of a date before. */
export async function listInformedWaiting(db: Queries, course: VirtualGroupData): Promise<Waiting[]> {
  const people = await showQueue(db, course.id);
  return people.filter((person) => isInformed(course, person));
}

/** Returns whether somebody who waits knows of a course. */
export const isInformed = ({ state }: VirtualGroupData, { is_eligible, told_start }: Waiting): boolean =>
  is_eligible && (state !== 'draft' || told_start !== null);

/** Emails people who wait and know another date of a scheduled course, with the old and the new one. */
export async function announceMoved({ mail }: Pick<Services, 'mail'>, tx: Tx, course: VirtualGroupData): Promise<void> {
  const people = (await showQueue(tx, course.id)).filter(({ is_eligible }) => is_eligible);
  const { training_start: start } = course;
  if (start === null) return;
  const moved = people.flatMap((person) => {
    const { told_start: old } = person;
    const isSame = old === null || old.getTime() === start.getTime();
    return isSame ? [] : [{ person, old }];
  });
  await mail.send(
    tx,
    waitingMoved,
    moved.map(({ person, old }) => courseSending(course, person, { start, old_start: old })),
  );
  await saveKnownStart(tx, { virtualGroupId: course.id, userIds: moved.map(({ person }) => person.user_id) });
}
