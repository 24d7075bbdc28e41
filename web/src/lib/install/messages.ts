/** What a page says to the service worker that waits: nothing is half-filled, so the new version may begin. */
export const TAKE_NEW_VERSION = 'take new version'
