import { TAKE_NEW_VERSION } from './messages'

const SCRIPT = '/sw.js'
/** A new worker loads all its files first; longer than this nobody waits for it. */
const INSTALL_MS = 20_000
/** It takes over once the kept one has answered what it was asked, at the latest when the page goes. */
const TAKE_OVER_MS = 5000

const workers = () => ('serviceWorker' in navigator && import.meta.env.PROD ? navigator.serviceWorker : undefined)

/** Keeps the driver's panel on this device, so that it opens without a network. */
export async function keepPages(): Promise<void> {
  // Where the browser forbids it the pages work as before, with a network.
  await workers()
    ?.register(SCRIPT, { updateViaCache: 'none' })
    .catch(() => undefined)
}

/** The worker of these pages, where one was registered. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return workers()?.getRegistration()
}

/** The same once it answers; registered first if need be. Undefined where the browser forbids it. */
export async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await keepPages()
  return (await findWorker()) && navigator.serviceWorker.ready
}

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', check)
    check()
  })
}

/**
 * Has the new version of the pages take over before a reload, which would show the kept one again otherwise. Does nothing where
 * no worker answers for this page.
 * @param isWanted asked again once it is there: the files of the kept version go with it
 */
export async function takeNewPages(isWanted: () => boolean): Promise<void> {
  const container = workers()
  const registration = container?.controller ? await container.getRegistration() : undefined
  if (!container || !registration) return
  const taken = new Promise<void>((resolve) =>
    container.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  await registration.update().catch(() => undefined)
  const coming = registration.waiting ?? registration.installing
  if (!coming) return
  await Promise.race([installed(coming), after(INSTALL_MS)])
  if (!isWanted()) return
  registration.waiting?.postMessage(TAKE_NEW_VERSION)
  await Promise.race([taken, after(TAKE_OVER_MS)])
}
