/**
 * The service worker of an installation that has none: a device that registered one before takes this one as its next
 * version, which removes what the former kept of the app, and itself. Rounds in progress are in another storage.
 */
export const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;
