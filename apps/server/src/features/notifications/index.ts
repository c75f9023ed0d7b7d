export { openLiveNotifications } from './live-notifications.ts';
export { leaveOutMuted } from './notice-choices.repository.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { notify, notifySiteAdmins, purgeNotifications } from './notify.ts';
