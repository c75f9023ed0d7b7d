import {
  countUnreadNotifications,
  listNoticeChoices,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  saveNoticeChoice,
  streamNotifications,
} from '@doselore/contract/notifications';
import { members } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { adminWithNotification, anyAdmin } from '../../../test-support/matrix/expectations.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const unaudited = { notifications: 'that a notice was read changes nothing for anybody' };

export const matrix: RoomMatrix = {
  ids: ({ world, persona, position }) => ({
    notificationId: (position === 'own' ? world.notifications[persona] : world.notifications.foreign) ?? absent,
  }),
  examples: [
    exampleOf(listNoticeChoices, members),
    exampleOf(saveNoticeChoice, members, {
      body: () => ({ kind: 'certificateReminders', isOn: false }),
      unaudited: { muted_notices: 'what a person has chosen for their own screens and notices' },
    }),
    exampleOf(listNotifications, { mixedAdmin: anyAdmin }),
    exampleOf(countUnreadNotifications, { mixedAdmin: anyAdmin }),
    exampleOf(streamNotifications, { mixedAdmin: anyAdmin }),
    exampleOf(markNotificationRead, { mixedAdmin: adminWithNotification }, { unaudited }),
    exampleOf(markAllNotificationsRead, { mixedAdmin: anyAdmin }, { body: () => ({ upTo: absent }), unaudited }),
  ],
  deletedElsewhere: {
    muted_notices: 'this request of the matrix only writes the row',
    notifications: 'a daily job deletes these rows, no request',
  },
};
