import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const KEPT = 'volant.scheme'

const isScheme = (text: string | null): text is MantineColorScheme =>
  text === 'light' || text === 'dark' || text === 'auto'

/** Keeps the choice where `theme.js` reads it before the first paint. */
export function createSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined
  return {
    get(fallback) {
      const kept = localStorage.getItem(KEPT)
      return isScheme(kept) ? kept : fallback
    },
    set: (scheme) => {
      localStorage.setItem(KEPT, scheme)
      // theme.js painted the root before the styles were there; from here on the styles say the colour.
      document.documentElement.style.removeProperty('background-color')
      document.documentElement.style.removeProperty('color-scheme')
    },
    subscribe(onUpdate) {
      onStorage = (event) => {
        if (event.key === KEPT && isScheme(event.newValue)) onUpdate(event.newValue)
      }
      window.addEventListener('storage', onStorage)
    },
    unsubscribe() {
      if (onStorage) window.removeEventListener('storage', onStorage)
    },
    clear: () => localStorage.removeItem(KEPT),
  }
}
