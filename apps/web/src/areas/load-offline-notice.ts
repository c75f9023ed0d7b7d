/** Loads the notice of a page without a connection. Loaded in advance, while there is one. */
export const loadOfflineNotice = () => import('./offline-notice.tsx').then((m) => m.OfflineNotice);
