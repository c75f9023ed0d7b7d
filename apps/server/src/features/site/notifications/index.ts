export { listReaders, listWilling } from './list-readers.ts';
export { openLiveNotifications } from './live-notifications.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { notify, notifyEverySiteAdmin, notifyGroupAdmins, notifySiteAdmins, purgeNotifications } from './notify.ts';
