import { type Answer, AppError } from '@doselore/contract';
import type { remindTrainers as endpoint } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { endOf, lockAsked, refuseArchived } from './answer-enquiries.ts';
import { saveReminded } from './answers.repository.ts';
import { notifyOfDeadline } from './notify-trainers.ts';

const dayOf = (at: Date) => londonWallClock(at).toISOString().slice(0, 10);

/** Reminds trainers of open questions by one email each. A question is reminded of once a day at most. */
export function remindTrainers(
  services: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  enquiryIds: readonly number[],
): Promise<Answer<typeof endpoint>> {
  return inTransaction(services.db, async (tx) => {
    const at = services.clock.now();
    const rows = await lockAsked(tx, [...new Set(enquiryIds)]);
    refuseArchived(rows);
    const ended = rows.find((row) => row.state !== 'sent');
    if (ended !== undefined) throw new AppError('conflict', endOf(ended));
    const today = rows.find((row) => row.reminded_at !== null && dayOf(row.reminded_at) === dayOf(at));
    if (today !== undefined)
      throw new AppError(
        'conflict',
        `A reminder about ${formatLongDay(today.window_start)} was sent today. Send another one tomorrow.`,
      );
    const reminded = new Set<number>(
      await notifyOfDeadline(
        services,
        tx,
        rows.map((row) => row.id),
      ),
    );
    const notified = rows.filter((row) => reminded.has(row.trainer_user_id));
    await saveReminded(
      tx,
      notified.map((row) => row.id),
      at,
    );
    for (const [id, all] of Map.groupBy(notified, (row) => row.request_id))
      await recordAudit(tx, actor, {
        ...{ action: 'bookings.remind', subject: `project request ${id}`, groupId: all[0]?.group_id ?? null },
        detail: { dates: all.length },
      });
    return { reminded: reminded.size, muted: new Set(rows.map((row) => row.trainer_user_id)).size - reminded.size };
  });
}
