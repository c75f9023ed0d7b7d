export { Bell } from './bell.tsx';

/** Fetched when it is opened: the bell, which is on every page, must not bring the whole room along. */
export const loadNotificationsScreen = () =>
  import('./notifications-screen.tsx').then((m) => ({ Component: m.NotificationsScreen }));
