import { AppError, webAddresses } from '@doselore/contract';
import { messagesPerDay, nextMessageAt } from '@doselore/contract/course-messages';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, CheckedPlace, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { courseSendings, findReachableDelegates, notifyTrainer, whenOf } from '../course-notices/index.ts';
import { openCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import { courseMessage } from './course-message.messages.ts';
import { insertMessage, listMessages } from './messages.repository.ts';

/** A course, at a place of the address or led by the caller. */
export type MessagesOf = { scope: Scope; place?: CheckedPlace; virtualGroupId: VirtualGroupId };
type Sending = MessagesOf & { body: string; idempotencyKey: string };

/** Emails each person who has a place on a course and names the sender. The lock of the course holds the limit of a day. */
export async function sendMessage(services: Services, actor: Actor, target: Sending): Promise<void> {
  const { virtualGroupId, body } = target;
  const command = `message ${virtualGroupId} ${sha256(body).toString('hex')}`;
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const course = await openCourse(tx, target);
    const at = services.clock.now();
    await refuseTooMany(tx, course, at);
    const people = await findReachableDelegates(tx, virtualGroupId);
    if (course.state === 'draft' || people.length === 0)
      throw new AppError(
        'conflict',
        course.state === 'draft'
          ? 'Delegates do not know about a draft. Schedule the course first. Nothing was sent.'
          : 'This course has no delegates. Choose delegates first. Nothing was sent.',
      );
    const { id, sender } = await insertMessage(tx, {
      ...{ virtualGroupId, senderId: actor.id, body, recipients: people.length, at },
    });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.message',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      detail: { messageId: id, recipients: people.length },
    });
    const page = webAddresses.trainerLedCourse(virtualGroupId, course.group_id);
    await services.mail.send(tx, courseMessage, courseSendings(course, people, { sender, body, page }));
    if (course.trainer_user_id !== actor.id)
      await notifyTrainer(tx, {
        ...{ course, at, title: 'Delegates got a message' },
        body: `${sender} wrote to the delegates of ${course.title}${whenOf(course)}.`,
      });
    return id;
  });
}

async function refuseTooMany(tx: Tx, course: VirtualGroupData, at: Date): Promise<void> {
  const sent = await listMessages(tx, course.id);
  const next = nextMessageAt(
    sent.map(({ sent_at }) => sent_at),
    at,
  );
  if (next === null) return;
  const localTime = londonWallClock(next);
  throw new AppError(
    'conflict',
    `Delegates got ${messagesPerDay} messages in the last 24 hours, which is the most. You can send the next one on ${formatLongDay(localTime)} from ${localTime.toISOString().slice(11, 16)}. Nothing was sent.`,
  );
}
