import type { Page } from '@playwright/test'

/** Connects the page to the live channel. @returns says to it, as the server does, that it may have missed something */
export async function sayMissed(page: Page): Promise<() => void> {
  let say = () => {}
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer()
    say = () => socket.send('42/location,["missed"]')
  })
  return () => say()
}

/** The page asks again for all that it shows, and has its answers. */
export async function askAgain(page: Page, missed: () => void): Promise<void> {
  const asked = page.waitForResponse('**/graphql')
  missed()
  await asked
  await page.waitForLoadState('networkidle')
}
