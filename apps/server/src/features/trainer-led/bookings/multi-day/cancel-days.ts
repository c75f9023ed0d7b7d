import type { Body } from '@doselore/contract';
import type { cancelMultiDay as endpoint } from '@doselore/contract/bookings';
import type { Actor, ProjectId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { endIfDone } from '../projects/end-if-done.ts';
import { type DaysData, getDays, lockOpenDays, saveDaysCancelled } from './days.repository.ts';
import { type At, onDays, withdrawDays } from './days-step.ts';
import { freeDates } from './return-to-choice.ts';

type Ending = { booking: DaysData; at: Date; reason: string | null };

async function endDays(services: Pick<Services, 'mail'>, tx: Tx, { booking, at, reason }: Ending): Promise<void> {
  await withdrawDays(services, tx, { booking, at, outcome: 'cancelled' });
  await freeDates(tx, booking);
  await saveDaysCancelled(tx, { id: booking.id, at, reason });
}

/** Cancels the courses of several days of a locked project that have not ended. Returns their number. */
export async function cancelAllDays(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { projectId, at }: { projectId: ProjectId; at: Date },
): Promise<number> {
  const ids = await lockOpenDays(tx, projectId);
  for (const id of ids) await endDays(services, tx, { booking: await getDays(tx, id), at, reason: null });
  return ids.length;
}

type Cancelling = At & { body: Body<typeof endpoint> };

/** Cancels one course of several days. A completed one has its course, which is cancelled instead. */
export function cancelDays(services: Services, actor: Actor, { body, ...address }: Cancelling): Promise<void> {
  const from = ['collecting', 'narrowed', 'locked', 'asked'] as const;
  const command = { ...address, command: 'cancel several days', key: body.idempotencyKey, from } as const;
  return onDays(services, actor, { ...command, action: 'bookings.cancelDays' }, async ({ tx, at, booking }) => {
    await endDays(services, tx, { booking, at, reason: body.reason });
    const { project_id: projectId, group_id: groupId } = booking;
    await endIfDone(tx, { projectId, groupId, at });
    return { projectId };
  });
}
