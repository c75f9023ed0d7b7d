import { type Clock, days } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
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
  const at = clock.now();
  await removeNotificationsBefore(tx, userIds, new Date(at.getTime() - keptFor));
  await insertNotifications(tx, userIds, { ...notification, at });
}

export async function notifySiteAdmins(tx: Tx, clock: Clock, notification: NewNotification): Promise<void> {
  await notify(tx, clock, { ...notification, userIds: await listSiteAdminIds(tx) });
}
