/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { precached } from 'virtual:precached'
import { TAKE_NEW_VERSION } from '../lib/install/messages'
import { openNotice, showNotice } from './notices'

declare const self: ServiceWorkerGlobalScope

// Files of the build only: what the API answers, and stored files, never pass through here.
precacheAndRoute(precached)
cleanupOutdatedCaches()

/** Pages of drivers and the sign-in open without a network; those of everybody else are asked of the server as ever. */
for (const [document, pages] of [
  ['/index.html', /^\/driver(?:\/|$)/],
  ['/login.html', /^\/login(?:\/|$|\?)/],
] as const)
  registerRoute(new NavigationRoute(createHandlerBoundToURL(document), { allowlist: [pages] }))

// The page of the first visit is answered from here as well: the driver may lose the network on that very page.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)))

// A new version waits until the page says that nothing is half-filled.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_NEW_VERSION) void self.skipWaiting()
})
