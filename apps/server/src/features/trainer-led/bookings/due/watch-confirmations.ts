import { minutes } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { areBookingsOn } from '../../../../platform/site-settings/index.ts';
import { declineStart } from '../confirming/answer-question.ts';
import { listOpen, saveReminded } from '../confirming/confirmations.repository.ts';
import { lockStep } from '../confirming/confirming-step.ts';
import { notifyOfWithdrawal, remindOfQuestion } from '../confirming/notify-of-confirmation.ts';
import { prolongHold } from '../confirming/prolong-hold.ts';
import { prolongDays } from '../multi-day/hold-days.ts';
import { isReminderDue } from './confirmation-reminders.ts';

export const confirmationKind = 'booking-confirmations';
const kind = confirmationKind;

/**
 * Queues a task for each open question to a trainer whose deadline has passed, with a reminder that is due, or to a trainer who
 * can no longer lead the course.
 */
export function watchConfirmations({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: kind,
    everyMs: minutes(5),
    async run(tx) {
      if (!(await areBookingsOn(tx))) return;
      const now = clock.now();
      for (const one of await listOpen(tx, { now }))
        if (one.is_unfit || one.due_at <= now || isReminderDue(one, now))
          await queueTask(tx, clock, { kind, subjectId: one.id });
    },
  };
}

/** Background task that lets one question to a trainer lapse, or reminds of it. It decides anew under the lock of the row. */
export function confirmationTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      if (await areBookingsOn(tx)) await actOn(services, tx, subjectId);
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

async function actOn(services: Services, tx: Tx, id: number): Promise<void> {
  const step = await lockStep(services, tx, { id });
  if (step === undefined || step.confirmation.state !== 'asked' || step.booking.is_archived) return;
  const { at, booking, confirmation } = step;
  const [open] = await listOpen(tx, { now: at, id });
  if (open?.is_unfit === true) {
    await declineStart(step, { state: 'withdrawn' });
    const trainerIds = [confirmation.trainer_user_id];
    await notifyOfWithdrawal(services, tx, { booking, at, trainerIds, outcome: 'unfit' });
    return;
  }
  if (confirmation.due_at <= at) await declineStart(step, { state: 'lapsed' });
  else if (step.kind === 'days') await prolongDays(step);
  else await prolongHold(step);
  if (confirmation.due_at > at && isReminderDue(confirmation, at)) {
    await saveReminded(tx, id, at);
    await remindOfQuestion(services, tx, { booking, confirmation, isByHand: false, at });
  }
}
