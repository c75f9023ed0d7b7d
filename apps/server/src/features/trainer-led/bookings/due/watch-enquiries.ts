import { type ProjectRequestId, withoutScope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { areBookingsOn } from '../../../../platform/site-settings/index.ts';
import { lockUnits, saveEnded, saveReminded } from '../asking/answers.repository.ts';
import { notifyOfDeadline } from '../asking/notify-trainers.ts';
import { settleRequest } from '../asking/settle-request.ts';
import { findProjectOf, listUnfit, listWaiting, type OpenEnquiry } from './due.repository.ts';
import { isReminderDue } from './reminder-times.ts';
import { withdrawUnfit } from './withdraw-unfit.ts';

const kind = 'booking-enquiries';

const needsReminder = (one: OpenEnquiry, now: Date) => !one.is_muted && isReminderDue(one, now);
const hasLapsed = ({ due_at: due }: OpenEnquiry, now: Date) => due <= now;

/**
 * Queues a task for each request with a question that lapses or needs a reminder, or to a trainer who can no longer lead the
 * course. Bookings that are off have none.
 */
export function watchEnquiries({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: kind,
    everyMs: minutes(5),
    async run(tx) {
      if (!(await areBookingsOn(tx))) return;
      const now = clock.now();
      const due = (await listWaiting(tx)).filter((one) => hasLapsed(one, now) || needsReminder(one, now));
      const unfit = await listUnfit(tx);
      for (const subjectId of new Set([...due, ...unfit].map((one) => one.request_id)))
        await queueTask(tx, clock, { kind, subjectId });
    },
  };
}

/**
 * Background task that lapses the questions of one request whose deadline has passed, withdraws those of trainers who can no
 * longer lead the course, and reminds the others.
 * It decides anew under the locks, so that nobody is reminded twice and an answer that came first counts.
 */
export function enquiriesTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      if (await areBookingsOn(tx)) await settleDue(services, tx, withoutScope<'project request'>(subjectId, 'task'));
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

async function settleDue(services: Services, tx: Tx, id: ProjectRequestId): Promise<void> {
  const found = await findProjectOf(tx, id);
  if (found === undefined) return;
  await lockUnits(tx, [{ project_id: found.project_id, request_id: id }]);
  const now = services.clock.now();
  const unfit = await withdrawUnfit(services, tx, { id, groupId: found.group_id, at: now });
  const waiting = await listWaiting(tx, id);
  const reminding = waiting.filter((one) => needsReminder(one, now)).map((one) => one.id);
  if (reminding.length > 0) {
    await notifyOfDeadline(services, tx, reminding);
    await saveReminded(tx, reminding, now);
  }
  const lapsed = waiting.filter((one) => hasLapsed(one, now)).map((one) => one.id);
  if (lapsed.length === 0 && unfit === 0) return;
  if (lapsed.length > 0) {
    await saveEnded(tx, { ids: lapsed, state: 'lapsed', at: now });
    await recordAudit(tx, undefined, {
      ...{ action: 'bookings.lapse', subject: `project request ${id}`, groupId: found.group_id },
      detail: { questions: lapsed.length },
    });
  }
  await settleRequest(services, tx, { id, at: now });
}
