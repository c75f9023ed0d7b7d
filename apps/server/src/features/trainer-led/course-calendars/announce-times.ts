import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetAnnounced, saveKnownEvents } from './calendar-invitations.repository.ts';
import { compareCalendars } from './compare-calendars.ts';
import type { KnownEvent } from './plan-invitations.ts';

type Announced = { virtualGroupId: VirtualGroupId; userIds?: readonly number[] };

/**
 * Saves that these people, or all guests, know the times of a scheduled course from an email or a notification without a
 * calendar. Call it after `queueInvitations`, which waits for a task that compares the calendars of the course.
 */
export async function announceTimes(
  services: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  { virtualGroupId, userIds }: Announced,
): Promise<void> {
  await forgetAnnounced(tx, { virtualGroupId, userIds });
  const compared = await compareCalendars(services, tx, virtualGroupId);
  if (compared === undefined) return;
  const { plannedEvents, knownEvents, at } = compared;
  const before = new Map(knownEvents.map((one) => [`${one.user_id} ${one.calendar_uid}`, one]));
  const rows = plannedEvents.flatMap(({ person, event }): KnownEvent[] => {
    const last = before.get(`${person.user_id} ${event.uid}`);
    if (userIds?.includes(person.user_id) === false || last?.state === 'current') return [];
    const { uid: calendar_uid, start: starts_at, end: ends_at, title } = event;
    const times = { calendar_uid, starts_at, ends_at, title, acceptance_ended: false };
    const digest = last?.digest ?? Buffer.alloc(0);
    return [{ ...person, ...times, sequence_sent: last?.sequence_sent ?? -1, digest, state: 'announced' }];
  });
  await saveKnownEvents(tx, { virtualGroupId, knownEvents: rows, at });
}
