/** Loads the page when it is opened, because the bell is on every page and must stay small. */
export const loadNotificationsScreen = () =>
  import('./notifications-screen.tsx').then((m) => ({ Component: m.NotificationsScreen }));
