import { type MultiDayId, withoutScope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { areBookingsOn } from '../../../../platform/site-settings/index.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { subjectOf } from '../wanted/booking-unit.ts';
import { findProjectOfDays, getDays, listRunOut, lockDays } from './days.repository.ts';
import { returnToChoice } from './return-to-choice.ts';

const kind = 'booking-locks';

/** Queues a task for each course of several days whose hold ran out before its trainer was asked. */
export function watchLocks({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: kind,
    everyMs: minutes(5),
    async run(tx) {
      if (!(await areBookingsOn(tx))) return;
      for (const { id } of await listRunOut(tx, clock.now())) await queueTask(tx, clock, { kind, subjectId: id });
    },
  };
}

/** Background task that gives back what such a course held. It decides anew under the lock of the row. */
export function locksTask({ clock }: Pick<Services, 'clock'>): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      if (await areBookingsOn(tx)) await endLock(tx, withoutScope<'multi day'>(subjectId, 'task'), clock.now());
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

async function endLock(tx: Tx, id: MultiDayId, at: Date): Promise<void> {
  const projectId = await findProjectOfDays(tx, id);
  if (projectId === undefined) return;
  await lockProject(tx, projectId);
  if (!(await lockDays(tx, id))) return;
  const booking = await getDays(tx, id);
  const { state, locked_until: until, locked_trainer_user_id: userId } = booking;
  if (state !== 'locked' || until === null || until > at) return;
  await returnToChoice({ tx, at, booking });
  await recordAudit(tx, undefined, {
    ...{ action: 'bookings.unlock', subject: subjectOf(booking), groupId: booking.group_id },
    ...(userId !== null && { detail: { userId } }),
  });
}
