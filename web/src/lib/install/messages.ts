/** What a page says to the service worker that waits: nothing is half-filled, so the new version may begin. */
export const TAKE_NEW_VERSION = 'take new version'

/** What the service worker asks of a page: to show what a notice leads to that was tapped. */
export const openPage = (path: string) => ({ open: path })

/** The path in such a message; undefined where it is another one. */
export function pageToOpen(message: unknown): string | undefined {
  const { open } = (message ?? {}) as Partial<ReturnType<typeof openPage>>
  return typeof open === 'string' && open.startsWith('/driver/') ? open : undefined
}
