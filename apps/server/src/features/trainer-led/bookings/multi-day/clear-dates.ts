import { multiDayLimits } from '@doselore/contract/bookings';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveFree } from './days.repository.ts';
import { saveCleared } from './days-dates.repository.ts';
import { type At, onDays, withdrawDays } from './days-step.ts';
import { freeDates } from './return-to-choice.ts';

type Clearing = At & { body: { dateIds: number[]; idempotencyKey: string } };

/**
 * Clears dates of a course of several days. What is held on any of its dates is given back, because a trainer is held for all
 * of them or none, and an open question is withdrawn. Throws 404 for a date that is not one of the course.
 */
export function clearDates(services: Services, actor: Actor, { body, ...address }: Clearing): Promise<void> {
  const ids = [...new Set(body.dateIds)].sort((a, b) => a - b);
  const from = ['collecting', 'narrowed', 'locked', 'asked'] as const;
  const command = { ...address, command: `clear ${ids.join(' ')} of`, key: body.idempotencyKey, from } as const;
  return onDays(services, actor, { ...command, action: 'bookings.clearDates' }, async ({ tx, at, booking }) => {
    const known = new Set(booking.dates.map((date) => date.id));
    if (!ids.every((id) => known.has(id))) throw notFound();
    await withdrawDays(services, tx, { booking, at, outcome: 'changed' });
    await freeDates(tx, booking);
    await saveCleared(tx, ids);
    const left = booking.dates.length - ids.length;
    const stays = booking.state !== 'collecting' && left >= multiDayLimits.fewest;
    await saveFree(tx, { id: booking.id, state: stays ? 'narrowed' : 'collecting', at });
    return { dates: ids.length };
  });
}
