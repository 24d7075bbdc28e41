import { isUninstalledApple } from './uninstalled-apple'

/** What Chromium fires where the pages could be installed. Not part of TypeScript's DOM library. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** `ask` where the browser has a question of its own, `share` where it is done by hand in the Share menu, `no` elsewhere. */
export type Installable = 'ask' | 'share' | 'no'

const OFFERED = 'volant.installOffered'

let kept: InstallPrompt | undefined
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | undefined): void {
  kept = prompt
  for (const listener of listeners) listener()
}

window.addEventListener('beforeinstallprompt', (event) => {
  // asked at our own time instead
  event.preventDefault()
  keep(event as InstallPrompt)
})
window.addEventListener('appinstalled', () => keep(undefined))

export const installation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  state: (): Installable => (kept ? 'ask' : isUninstalledApple() ? 'share' : 'no'),
  /** To be called from a tap. A browser asks with the same event only once. */
  async ask(): Promise<void> {
    const prompt = kept
    keep(undefined)
    await prompt?.prompt()
  },
  wasOffered: () => localStorage.getItem(OFFERED) !== null,
  /** Not offered again on this device. */
  decline(): void {
    localStorage.setItem(OFFERED, 'yes')
    for (const listener of listeners) listener()
  },
}
