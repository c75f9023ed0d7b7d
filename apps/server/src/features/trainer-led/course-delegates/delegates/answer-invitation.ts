import { AppError, type Body, terms } from '@doselore/contract';
import type { respondToInvitation as endpoint } from '@doselore/contract/course-delegates';
import { declineHours, declinesUntil } from '@doselore/contract/my-learning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type VirtualGroupId } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeCourse, type OwnStep, recordEach } from '../../course-changes/index.ts';
import { lockCourseById } from '../../virtual-groups/index.ts';
import { answerOffer } from '../waiting-list/answer-offer.ts';
import { findDecline, saveDecline } from './declines.repository.ts';
import { findInvitation, type Invitation, saveAccepted } from './invitations.repository.ts';
import { takePlaceAgain } from './own-decline.ts';
import { removeDelegates } from './remove-delegates.ts';

type Answering = Body<typeof endpoint> & { virtualGroupId: VirtualGroupId };

/**
 * Answers the invitation of the signed-in person to a scheduled course, or the offer of a place to somebody who waits.
 * Declining ends it, until 24 hours before the start; accepting twice changes nothing. Neither works after a mark of
 * attendance. Somebody who declined can accept again while places last.
 */
export function answerInvitation(
  services: Services,
  actor: Actor,
  { virtualGroupId, answer, note }: Answering,
): Promise<{ reclaimed: number }> {
  return inTransaction(services.db, async (tx) => {
    const course = await lockCourseById(tx, virtualGroupId);
    if (course === undefined || course.state === 'draft') throw notFound();
    const step = { services, tx, actor, course, at: services.clock.now() };
    const invitation = await findInvitation(tx, { virtualGroupId, userId: actor.id });
    if (invitation === undefined) {
      const declined = answer === 'accept' ? await findDecline(tx, { virtualGroupId, userId: actor.id }) : undefined;
      await (declined === undefined ? answerOffer(step, answer) : takePlaceAgain(step, declined.name));
      return { reclaimed: 0 };
    }
    checkOpen(step, invitation);
    if (answer === 'decline') return decline(step, { name: invitation.name, note });
    await accept(step, invitation);
    return { reclaimed: 0 };
  });
}

function checkOpen({ course, at }: OwnStep, { attendance }: Invitation): void {
  const hasBegun = course.training_start === null || course.training_start <= londonWallClock(at);
  if (course.state !== 'scheduled' || hasBegun || attendance !== null)
    throw new AppError('conflict', `This ${terms.virtualGroup.one} can no longer be answered. Nothing was changed.`);
}

async function accept(step: OwnStep, { response }: Invitation): Promise<void> {
  const { tx, course, actor, at } = step;
  if (response === 'accepted') return;
  await saveAccepted(tx, { virtualGroupId: course.id, userId: actor.id, at });
  await recordEach(step, { action: 'virtualGroups.accept', userIds: [actor.id] });
}

async function decline(step: OwnStep, declined: { name: string; note: string }): Promise<{ reclaimed: number }> {
  const { tx, course, actor, at } = step;
  if (course.training_start === null || londonWallClock(at) >= declinesUntil(course.training_start))
    throw new AppError(
      'conflict',
      `You can decline until ${declineHours} hours before the start. Ask ${course.group_name} to remove you. Nothing was changed.`,
    );
  const { reclaimed = 0 } = await changeCourse(
    step,
    async () => {
      await removeDelegates(step, { userIds: [actor.id], action: 'virtualGroups.decline' });
      await saveDecline(tx, { virtualGroupId: course.id, userId: actor.id, note: declined.note, at });
    },
    { by: 'person', declined },
  );
  return { reclaimed };
}
