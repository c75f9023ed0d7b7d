import { offerEnds, promotionAt } from '@doselore/contract/course-delegates';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { recordEach, type Step, showQueue } from '../../course-changes/index.ts';
import { courseSendings } from '../../course-notices/index.ts';
import { ownPage } from '../own-page.ts';
import { freePlaces } from './free-places.ts';
import type { Waiting } from './waiting.ts';
import { waitingOffer } from './waiting-list.messages.ts';
import { insertPromoted, saveOffers } from './waiting-list.repository.ts';

type Filled = { promoted: number; offered: number };
const nobody: Filled = { promoted: 0, offered: 0 };

/**
 * Gives free places to the first people who wait and can be delegates (V11), at most so many. Within 48 hours before the
 * start they are offered, and within 4 hours nobody gets one.
 */
export async function promoteFirst(step: Step, most: number): Promise<Filled> {
  const { course, tx, at } = step;
  const londonNow = londonWallClock(at);
  const way = promotionAt(course, londonNow);
  const count = Math.min(most, freePlaces(course));
  if (way === 'nothing' || course.training_start === null || count === 0) return nobody;
  const people = await showQueue(tx, course.id);
  const next = people.filter((one) => one.is_eligible && one.offered_until === null).slice(0, count);
  if (next.length === 0) return nobody;
  if (way === 'place') return givePlaces(step, next);
  return offerPlaces(step, next, { londonNow, until: offerEnds(course.training_start, londonNow) });
}

async function givePlaces(step: Step, next: readonly Waiting[]): Promise<Filled> {
  const { tx, at } = step;
  await insertPromoted(tx, { entryIds: next.map(({ id }) => id), at, response: 'none' });
  await recordEach(step, { action: 'virtualGroups.promote', userIds: next.map(({ user_id }) => user_id) });
  return { promoted: next.length, offered: 0 };
}

/** Makes a person with an open offer a delegate who has accepted. */
export async function takeOffer(step: Step, person: Waiting): Promise<void> {
  await insertPromoted(step.tx, { entryIds: [person.id], at: step.at, response: 'accepted' });
  await recordEach(step, { action: 'virtualGroups.promote', userIds: [person.user_id] });
}

async function offerPlaces(
  step: Step,
  next: readonly Waiting[],
  { londonNow, until }: { londonNow: Date; until: Date },
): Promise<Filled> {
  const { services, tx, course, at } = step;
  const ends = new Date(at.getTime() + until.getTime() - londonNow.getTime());
  await saveOffers(tx, { entryIds: next.map(({ id }) => id), until: ends });
  await recordEach(step, { action: 'virtualGroups.offer', userIds: next.map(({ user_id }) => user_id) });
  await services.mail.send(tx, waitingOffer, courseSendings(course, next, { until, page: ownPage(course) }));
  return { promoted: 0, offered: next.length };
}
