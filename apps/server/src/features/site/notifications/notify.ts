import type { NoticeKind } from '@doselore/contract/notifications';
import type { GroupId } from '../../../platform/access/index.ts';
import { type Clock, days } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { leaveOutMuted, listGroupAdmins } from './notice-choices.repository.ts';
import {
  insertNotifications,
  listSiteAdminIds,
  type NewNotification,
  removeNotificationsBefore,
} from './notifications.repository.ts';

/** Days for which a notification is stored: as long as a question to the pharmacist, because it may quote one. */
const keptFor = days(365);

/** Notification with the time of its event. */
type Notice = NewNotification & { at: Date };

/** Inserts a notification for each of these people, in the transaction of the event. */
export async function notify(
  tx: Tx,
  { userIds, ...notification }: Notice & { userIds: readonly number[] },
): Promise<void> {
  await insertNotifications(tx, userIds, notification);
}

/** Notifies the site admins who want this kind of notification. */
export async function notifySiteAdmins(
  tx: Tx,
  { kind, ...notification }: Notice & { kind: NoticeKind },
): Promise<void> {
  const userIds = await leaveOutMuted(tx, await listSiteAdminIds(tx), kind);
  await notify(tx, { ...notification, userIds });
}

/** Notifies all site admins, whatever kinds they have switched off. */
export async function notifyEverySiteAdmin(tx: Tx, notification: Notice): Promise<void> {
  await notify(tx, { ...notification, userIds: await listSiteAdminIds(tx) });
}

/** Notifies the admins of an organisation, whatever kinds they have switched off. */
export async function notifyGroupAdmins(
  tx: Tx,
  notification: NewNotification & { groupId: GroupId; at: Date },
): Promise<void> {
  await notify(tx, { ...notification, userIds: await listGroupAdmins(tx, notification.groupId) });
}

export function purgeNotifications(clock: Clock): DailyJob {
  return {
    name: 'purge-notifications',
    run: (tx) => removeNotificationsBefore(tx, new Date(clock.now().getTime() - keptFor)),
  };
}
