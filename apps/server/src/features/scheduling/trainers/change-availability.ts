import {
  type AvailabilityChange,
  type AvailabilityShown,
  dayAfter,
  freeOf,
  hoursTexts,
  joinRules,
  openHours,
  overrideTexts,
  type ScheduleDay,
  type SchedulePeriod,
} from '@doselore/contract/trainers';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findAvailability,
  findTrainerName,
  listOwnSessions,
  replaceOverrides,
  replaceRules,
} from './availability.repository.ts';
import { fingerprintOf } from './fingerprint.ts';
import { mergeLists, openTrainer } from './merge-lists.ts';
import { periodDays } from './period-days.ts';
import { presentSession } from './trainers.presenter.ts';

export const londonDay = ({ clock }: Pick<Services, 'clock'>) =>
  londonWallClock(clock.now()).toISOString().slice(0, 10);

/** Days of the preview after today. */
const previewDays = 27;

/** Returns the hours of a trainer with their sessions of the next four weeks. Throws 404 for somebody who is no trainer. */
export async function showAvailability(services: Services, userId: UserId): Promise<AvailabilityShown> {
  const trainer = await findTrainerName(services.db, userId);
  if (trainer === undefined) throw notFound();
  const today = londonDay(services);
  const stored = await findAvailability(services.db, userId);
  const sessions = await listOwnSessions(services.db, userId, { from: today, to: dayAfter(today, previewDays) });
  const presented = sessions.map(presentSession).map(({ group_id: _group, ...session }) => session);
  return { trainer, ...stored, fingerprint: fingerprintOf(JSON.stringify(stored)), today, sessions: presented };
}

/**
 * Replaces the hours and exceptions of a trainer. Joins rows that overlap. Returns how many were joined, and both lists
 * as texts.
 */
export function changeHours(
  { db, clock }: Services,
  actor: Actor,
  { userId, change }: { userId: UserId; change: AvailabilityChange },
) {
  const { rules, joined } = joinRules(change.rules);
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const stored = await findAvailability(tx, userId);
    const lists = await mergeLists(tx, actor, {
      ...{ userId, now: textsOf(stored), submitted: textsOf({ rules, overrides: change.overrides }), opened: change },
      ...{ printed: JSON.stringify(stored), traces: { rules: 'rows_of_hours', overrides: 'exceptions' } },
    });
    const saved = { rules: hoursTexts.rowsOf(lists.rules), overrides: overrideTexts.rowsOf(lists.overrides) };
    await replaceRules(tx, userId, saved.rules);
    await replaceOverrides(tx, userId, { overrides: saved.overrides, setBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'trainers.setHours',
      subject: `user ${userId}`,
      changes: {
        rows_of_hours: [stored.rules.length, saved.rules.length],
        exceptions: [stored.overrides.length, saved.overrides.length],
      },
    });
    return { joined, now: lists };
  });
}

const textsOf = ({ rules, overrides }: Pick<AvailabilityChange, 'rules' | 'overrides'>) => ({
  rules: hoursTexts.textOf(rules),
  overrides: overrideTexts.textOf(overrides),
});

/** Returns own sessions and free hours of the days of a period. */
export async function showSchedule(
  services: Services,
  userId: UserId,
  { period, on: requestedDay }: { period: SchedulePeriod; on?: string | undefined },
): Promise<{ today: string; on: string; days: ScheduleDay[] }> {
  const today = londonDay(services);
  const on = requestedDay ?? today;
  const range = periodDays(period, on);
  const hours = openHours(await findAvailability(services.db, userId), range);
  const sessions = (await listOwnSessions(services.db, userId, range)).map(presentSession);
  const days = range.days.map((day) => ({
    day,
    hours: freeOf(hours, day, sessions).map(({ from, to, mode }) => ({ from, to, mode })),
    sessions: sessions
      .filter(({ training_start }) => training_start.startsWith(day))
      .map(({ group_id: _group, ...session }) => session),
  }));
  return { today, on, days };
}
