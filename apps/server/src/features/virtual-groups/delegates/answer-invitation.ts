import { AppError, type Body, terms, webAddresses } from '@doselore/contract';
import { declineHours, declinesUntil } from '@doselore/contract/my-learning';
import type { respondToInvitation as endpoint } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type VirtualGroupId } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { notifyGroupAdmins } from '../../notifications/index.ts';
import { notifyTrainer } from '../notify-trainer.ts';
import { whenOf } from '../planning/course-words.ts';
import { lockVirtualGroupById } from '../virtual-groups.repository.ts';
import { answerOffer } from '../waiting-list/answer-offer.ts';
import { fillPlaces } from '../waiting-list/fill-places.ts';
import { saveDecline } from './declines.repository.ts';
import { recordEach, type Step } from './delegate-step.ts';
import { findInvitation, type Invitation, saveAccepted } from './invitations.repository.ts';
import { removeDelegates } from './remove-delegates.ts';

type Answering = Body<typeof endpoint> & { virtualGroupId: VirtualGroupId };

/**
 * Answers the invitation of the signed-in person to a scheduled course, or the offer of a place to somebody who waits. Declining ends it, until 24 hours before the
 * start; accepting twice changes nothing. Neither works after a mark of attendance.
 */
export function answerInvitation(
  services: Services,
  actor: Actor,
  { virtualGroupId, answer, note }: Answering,
): Promise<{ reclaimed: number }> {
  return inTransaction(services.db, async (tx) => {
    const course = await lockVirtualGroupById(tx, virtualGroupId);
    if (course === undefined || course.state === 'draft') throw notFound();
    const step = { services, tx, actor, course, at: services.clock.now() };
    const invitation = await findInvitation(tx, { virtualGroupId, userId: actor.id });
    if (invitation === undefined) return answerOffer(step, answer);
    checkOpen(step, invitation);
    return answer === 'accept' ? accept(step, invitation) : decline(step, invitation, note);
  });
}

type OwnStep = Step & { actor: Actor };

function checkOpen({ course, at }: Step, { attendance }: Invitation): void {
  const hasBegun = course.training_start === null || course.training_start <= londonWallClock(at);
  if (course.state !== 'scheduled' || hasBegun || attendance !== null)
    throw new AppError('conflict', `This ${terms.virtualGroup.one} can no longer be answered. Nothing was changed.`);
}

async function accept(step: OwnStep, { response }: Invitation): Promise<{ reclaimed: number }> {
  const { tx, course, actor, at } = step;
  if (response === 'accepted') return { reclaimed: 0 };
  await saveAccepted(tx, { virtualGroupId: course.id, userId: actor.id, at });
  await recordEach(step, { action: 'virtualGroups.accept', userIds: [actor.id] });
  return { reclaimed: 0 };
}

async function decline(step: OwnStep, { name }: Invitation, note: string): Promise<{ reclaimed: number }> {
  const { tx, course, actor, at } = step;
  if (course.training_start === null || londonWallClock(at) >= declinesUntil(course.training_start))
    throw new AppError(
      'conflict',
      `You can decline until ${declineHours} hours before the start. Ask ${course.group_name} to remove you. Nothing was changed.`,
    );
  const { reclaimed } = await removeDelegates(step, { userIds: [actor.id], by: 'delegate' });
  await saveDecline(tx, { virtualGroupId: course.id, userId: actor.id, note, at });
  const title = `${name} cannot come to a ${terms.virtualGroup.one}`;
  const body = `${course.title}${whenOf(course)}.${note === '' ? '' : ` Note: ${note}`}`;
  await notifyTrainer(tx, { course, title, body, at });
  await notifyGroupAdmins(tx, {
    ...{ at, code: 'session_changed', groupId: course.group_id, title, tag: 'Courses', body },
    actionUrl: webAddresses.groupDelegates(course.group_id, course.id),
  });
  await fillPlaces(step);
  return { reclaimed };
}
