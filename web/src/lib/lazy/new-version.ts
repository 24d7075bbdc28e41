import { takeNewPages } from '../install/worker'
import { mayReload } from './may-reload'
import { unsaved } from './unsaved'

const RELOADED = 'volant.reloadedAt'
/** Chromium may stop the worker that it has just handed the reload to. Asked again, it hands it to the new one. */
const AGAIN_MS = 5000

let newer = false
let checking: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The entry script of a page; its name changes with every build. */
function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}

async function check(): Promise<void> {
  try {
    // The own address, because not every page comes in the same document.
    const answer = await fetch(window.location.pathname, { cache: 'no-store' })
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    newer = served !== undefined && served !== entryOf(document)
  } catch {
    // No response: the network is the reason, not a new version.
  }
  for (const listener of listeners) listener()
}

function reloadedAt(): number | null {
  const kept = sessionStorage.getItem(RELOADED)
  return kept === null ? null : Number(kept)
}

const isSafe = () =>
  mayReload({ typed: unsaved.typed(), held: unsaved.held(), now: Date.now(), reloadedAt: reloadedAt() })

/** @param isWanted asked again once the new pages are there: meanwhile somebody may have begun to work */
async function reload(isWanted: () => boolean): Promise<void> {
  await takeNewPages(isWanted).catch(() => undefined)
  if (!isWanted()) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  const { location } = window
  location.reload()
  // no page lives to see this where the reload was answered
  setTimeout(() => location.reload(), AGAIN_MS)
}

let reloading = false

export const newVersion = {
  known: () => newer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Reloads for a new version that was found earlier, if nothing is lost by that. */
  takeIfSafe(): void {
    if (!newer || reloading || !isSafe()) return
    reloading = true
    void reload(isSafe).finally(() => {
      reloading = false
    })
  },
  /** Somebody asks for it. */
  take: (): void => void reload(() => true),
  /** To be called when a file failed to load: checks for a new version, and reloads if nothing is lost by that. */
  async check(): Promise<void> {
    checking ??= check().finally(() => {
      checking = undefined
    })
    await checking
    newVersion.takeIfSafe()
  },
}
