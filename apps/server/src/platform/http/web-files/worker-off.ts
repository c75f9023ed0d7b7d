/** Service worker of a site where pages without a connection are switched off: deletes what was stored, and itself. */
export const workerOff = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('doselore-shell-')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;
