import { mayReload } from './may-reload'
import { unsaved } from './unsaved'

const RELOADED = 'volant.reloadedAt'

let newer = false
let looking: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The file a page starts from; its name changes with every build. */
function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}

async function look(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    if (!answer.ok) return
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    newer = served !== undefined && served !== entryOf(document)
  } catch {
    // Nobody answers: then it is the network, and no news.
  }
  for (const listener of listeners) listener()
}

function reloadedAt(): number | null {
  const kept = sessionStorage.getItem(RELOADED)
  return kept === null ? null : Number(kept)
}

export const newVersion = {
  known: () => newer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Takes a new version that was found earlier, if this moment loses nothing. */
  takeIfSafe(): void {
    const now = Date.now()
    const moment = { typed: unsaved.typed(), held: unsaved.held(), now, reloadedAt: reloadedAt() }
    if (newer && mayReload(moment)) newVersion.take()
  },
  take(): void {
    sessionStorage.setItem(RELOADED, String(Date.now()))
    window.location.reload()
  },
  /** A file did not arrive: asks whether the server has another version by now, and takes it if nothing is lost by that. */
  async look(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    await looking
    newVersion.takeIfSafe()
  },
}
