import { offerEnds, promotionAt } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { announceTimes } from '../calendar/announce-times.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { recordEach, type Step } from '../delegates/delegate-step.ts';
import { freePlaces } from '../open-virtual-group.ts';
import { emailPeople, messages } from '../planning/notify-of-plan.ts';
import { getVirtualGroupById, type VirtualGroupData } from '../virtual-groups.repository.ts';
import { endWaiting } from './end-waiting.ts';
import { insertPromoted, listWaitingPeople, saveOffers, type Waiting } from './waiting-list.repository.ts';
import { waitingMessages } from './waiting-words.ts';

type Filled = { promoted: number; offered: number };
const nobody: Filled = { promoted: 0, offered: 0 };

/** Gives free places of a course to people who wait, when its waiting list is automatic. The caller has locked the course. */
export async function fillPlaces(step: Step): Promise<Filled> {
  const course = await getVirtualGroupById(step.tx, step.course.id);
  if (course === undefined || course.waiting_list !== 'automatic' || course.waiting === course.offers) return nobody;
  return promoteFirst({ ...step, course }, freePlaces(course));
}

/**
 * Gives free places to the first people who wait and can be delegates (V11), at most so many. Within 48 hours before the
 * start they are offered, and within 4 hours nobody gets one. `course` is the course as it is now.
 */
export async function promoteFirst(step: Step, most: number): Promise<Filled> {
  const { course, tx, at } = step;
  const wall = londonWallClock(at);
  const way = promotionAt(course, wall);
  const count = Math.min(most, freePlaces(course));
  if (way === 'nothing' || course.training_start === null || count === 0) return nobody;
  const people = await listWaitingPeople(tx, course.id);
  const next = people.filter((one) => one.is_eligible && one.offered_until === null).slice(0, count);
  if (next.length === 0) return nobody;
  if (way === 'place') return givePlaces(step, next);
  return offerPlaces(step, next, { wall, until: offerEnds(course.training_start, wall) });
}

async function givePlaces(step: Step, next: readonly Waiting[]): Promise<Filled> {
  const { services, tx, course, at } = step;
  await insertPromoted(tx, { entryIds: next.map(({ id }) => id), at, response: 'none' });
  await takePlaces(step, next);
  await emailPeople(services, tx, {
    course,
    message: waitingMessages.promoted(course),
    people: next,
    withDetails: true,
  });
  return { promoted: next.length, offered: 0 };
}

async function takePlaces(step: Step, people: readonly Waiting[]): Promise<void> {
  const userIds = people.map(({ user_id }) => user_id);
  await endWaiting(step.tx, { virtualGroupId: step.course.id, userIds, state: 'taken' });
  await recordEach(step, { action: 'virtualGroups.promote', userIds });
  await queueInvitations(step.tx, step.services.clock, step.course.id);
  await announceTimes(step.services, step.tx, { virtualGroupId: step.course.id, userIds });
}

/** Makes a person with an open offer a delegate who has accepted. */
export async function takeOffer(step: Step, person: Waiting): Promise<void> {
  const { services, tx, course, at } = step;
  await insertPromoted(tx, { entryIds: [person.id], at, response: 'accepted' });
  await takePlaces(step, [person]);
  const message = messages.scheduled(course);
  await emailPeople(services, tx, { course, message, people: [person], withDetails: true });
}

async function offerPlaces(
  step: Step & { course: VirtualGroupData },
  next: readonly Waiting[],
  { wall, until }: { wall: Date; until: Date },
): Promise<Filled> {
  const { services, tx, course, at } = step;
  const ends = new Date(at.getTime() + until.getTime() - wall.getTime());
  await saveOffers(tx, { entryIds: next.map(({ id }) => id), until: ends });
  await recordEach(step, { action: 'virtualGroups.offer', userIds: next.map(({ user_id }) => user_id) });
  const message = waitingMessages.offered(course, until);
  await emailPeople(services, tx, { course, message, people: next, withDetails: true });
  return { promoted: 0, offered: next.length };
}
