import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const STORAGE_KEY = 'volant.scheme'

const isScheme = (text: string | null): text is MantineColorScheme =>
  text === 'light' || text === 'dark' || text === 'auto'

/** Stores the choice where `theme.js` reads it before the first paint. */
export function createSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined
  return {
    get(fallback) {
      // a page that is drawn at the build looks the same in every scheme
      const kept = import.meta.env.SSR ? null : localStorage.getItem(STORAGE_KEY)
      return isScheme(kept) ? kept : fallback
    },
    set: (scheme) => {
      localStorage.setItem(STORAGE_KEY, scheme)
      // theme.js set these before the style sheets were loaded; from now on the style sheets decide.
      document.documentElement.style.removeProperty('background-color')
      document.documentElement.style.removeProperty('color-scheme')
    },
    subscribe(onUpdate) {
      onStorage = (event) => {
        if (event.key === STORAGE_KEY && isScheme(event.newValue)) onUpdate(event.newValue)
      }
      window.addEventListener('storage', onStorage)
    },
    unsubscribe() {
      if (onStorage) window.removeEventListener('storage', onStorage)
    },
    clear: () => localStorage.removeItem(STORAGE_KEY),
  }
}
