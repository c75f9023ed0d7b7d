import type { NoticeKind } from '@doselore/contract';
import { type Clock, days } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { DailyJob } from '../../platform/jobs/index.ts';
import { leaveOutMuted } from './notice-choices.repository.ts';
import {
  insertNotifications,
  listSiteAdminIds,
  type NewNotification,
  removeNotificationsBefore,
} from './notifications.repository.ts';

/** As long as a question to the pharmacist is kept: a notification may quote one. */
const keptFor = days(365);

/** Leaves a notification for each of these people, in the transaction of what it tells of. */
export async function notify(
  tx: Tx,
  clock: Clock,
  { userIds, ...notification }: NewNotification & { userIds: readonly number[] },
): Promise<void> {
  await insertNotifications(tx, userIds, { ...notification, at: clock.now() });
}

/** Those of them who want this kind. */
export async function notifySiteAdmins(
  tx: Tx,
  clock: Clock,
  { kind, ...notification }: NewNotification & { kind: NoticeKind },
): Promise<void> {
  const userIds = await leaveOutMuted(tx, await listSiteAdminIds(tx), kind);
  await notify(tx, clock, { ...notification, userIds });
}

export function purgeNotifications(clock: Clock): DailyJob {
  return {
    name: 'purge-notifications',
    run: (tx) => removeNotificationsBefore(tx, new Date(clock.now().getTime() - keptFor)),
  };
}
