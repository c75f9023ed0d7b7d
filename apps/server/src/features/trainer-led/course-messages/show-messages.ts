import type { Answer } from '@doselore/contract';
import { type CourseMessages, type listOwnCourseMessages, nextMessageAt } from '@doselore/contract/course-messages';
import { notFound, type UserId, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { hasPlace } from '../course-delegates/index.ts';
import { findReachableDelegates } from '../course-notices/index.ts';
import { findCourse } from '../virtual-groups/index.ts';
import { listMessages, listMessagesTo, type MessageData } from './messages.repository.ts';
import type { MessagesOf } from './send-message.ts';

const present = ({ sent_at, ...row }: MessageData) => ({ ...row, sent_at: sent_at.toISOString() });

/** Returns the messages to the delegates of a course, and when the next one can be sent. */
export async function showMessages(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  target: MessagesOf,
): Promise<CourseMessages> {
  const { virtualGroupId } = target;
  await findCourse(db, target);
  const rows = await listMessages(db, virtualGroupId);
  const next = nextMessageAt(
    rows.map(({ sent_at }) => sent_at),
    clock.now(),
  );
  const people = await findReachableDelegates(db, virtualGroupId);
  return { next_at: next?.toISOString() ?? null, recipients: people.length, rows: rows.map(present) };
}

/** Returns the messages that a delegate got about a course. Throws 404 for people without a place. */
export async function showOwnMessages(
  db: Queries,
  target: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<Answer<typeof listOwnCourseMessages>> {
  if (!(await hasPlace(db, target))) throw notFound();
  const rows = await listMessagesTo(db, target);
  return rows.map(({ id, sender, body, sent_at }) => ({ id, sender, body, sent_at: sent_at.toISOString() }));
}
