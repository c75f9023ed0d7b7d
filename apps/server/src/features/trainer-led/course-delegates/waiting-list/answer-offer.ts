import { AppError } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound } from '../../../../platform/access/index.ts';
import { changeCourse, type OwnStep, recordEach, showQueue } from '../../course-changes/index.ts';
import { endWaiting } from './end-waiting.ts';
import { takeOffer } from './promote-first.ts';

/** Answers the open offer of the signed-in person. Declining gives it to the next person. */
export async function answerOffer(step: OwnStep, answer: 'accept' | 'decline'): Promise<void> {
  const { tx, actor, course, at } = step;
  const people = await showQueue(tx, course.id);
  const person = people.find(({ user_id, is_eligible }) => user_id === actor.id && is_eligible);
  if (person === undefined || person.offered_until === null) throw notFound();
  if (answer === 'decline') return leave(step);
  const hasBegun = course.training_start === null || course.training_start <= londonWallClock(at);
  if (person.offered_until <= at || course.state !== 'scheduled' || hasBegun)
    throw new AppError('conflict', 'This offer has ended. Nothing was changed.');
  await changeCourse(step, (opened) => takeOffer(opened, person), { by: 'person' });
}

/** Takes the signed-in person off the list. An offer goes to the next person. */
export async function leave(step: OwnStep): Promise<void> {
  await changeCourse(step, takeOff, { by: 'person' });
}

async function takeOff(step: OwnStep): Promise<void> {
  const { tx, actor, course } = step;
  const people = await showQueue(tx, course.id);
  if (!people.some(({ user_id }) => user_id === actor.id)) throw notFound();
  const { userIds } = await endWaiting(tx, { virtualGroupId: course.id, userIds: [actor.id], state: 'left' });
  await recordEach(step, { action: 'virtualGroups.leaveWaiting', userIds });
}
