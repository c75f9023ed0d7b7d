import { AppError } from '@doselore/contract';
import { type MultiDayState, multiDayStateWords } from '@doselore/contract/bookings';
import { type Actor, type MultiDayId, notFound, type ProjectId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { endQuestions } from '../confirming/confirmations.repository.ts';
import { notifyOfWithdrawal } from '../confirming/notify-of-confirmation.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { subjectOf } from '../wanted/booking-unit.ts';
import { type DaysData, getDays, lockDays } from './days.repository.ts';

/** Address of a course of several days. */
export type At = { projectId: ProjectId; multiDayId: MultiDayId };
/** A command on a course of several days whose project and row are locked. */
export type DaysCommand = { services: Services; tx: Tx; actor: Actor; at: Date; booking: DaysData };

type Action = `bookings.${'narrow' | 'lock' | 'unlock' | 'askTrainer' | 'clearDates' | 'cancelDays'}`;
type Command = At & {
  /** Name of the command with what it is about: a key never serves two. */
  command: string;
  key: string;
  action: Action;
  /** States in which the command makes sense. */
  from: readonly MultiDayState[];
};

/**
 * Runs a command once under the locks of an open project and a course of several days, and records it. `work` returns the
 * detail of the audit event. Throws 404, and 409 in another state.
 */
export async function onDays(
  services: Services,
  actor: Actor,
  { projectId, multiDayId: id, command, key, action, from }: Command,
  work: (step: DaysCommand) => Promise<Record<string, string | number> | undefined>,
): Promise<void> {
  await once(services.db, { actorId: actor.id, key, command: `${command} ${id}` }, async (tx) => {
    await lockOpenProject(tx, projectId);
    if (!(await lockDays(tx, id))) throw notFound();
    const booking = await getDays(tx, id);
    if (!from.includes(booking.state))
      throw new AppError('conflict', `This course is at “${multiDayStateWords[booking.state]}”. Nothing was changed.`);
    const detail = await work({ services, tx, actor, at: services.clock.now(), booking });
    await recordAudit(tx, actor, {
      ...{ action, subject: subjectOf(booking), groupId: booking.group_id },
      ...(detail !== undefined && { detail }),
    });
    return id;
  });
}

/** Withdraws an open question about a locked course, and notifies the trainer who was asked. */
export async function withdrawDays(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { booking, at, outcome }: { booking: DaysData; at: Date; outcome: 'cancelled' | 'changed' },
): Promise<void> {
  const trainerIds = await endQuestions(tx, { multiDayId: booking.id }, at);
  if (trainerIds.length > 0) await notifyOfWithdrawal(services, tx, { booking, at, trainerIds, outcome });
}
