export { Bell } from './bell.tsx';

/** Loads the page when it is opened, because the bell is on every page and must not load all of this code. */
export const loadNotificationsScreen = () =>
  import('./notifications-screen.tsx').then((m) => ({ Component: m.NotificationsScreen }));
