export { notificationRoutes } from './notifications.routes.ts';
export { notify, notifySiteAdmins } from './notify.ts';
