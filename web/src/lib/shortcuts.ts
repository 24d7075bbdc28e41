import { useEffect, useRef } from 'react'
import { useHotkeys } from '@mantine/hooks'
import { singleKeys } from './keys'

interface Shortcut {
  /** As `useHotkeys` reads it: `J`, `Escape`. */
  readonly keys: string
  readonly run: () => void
}

/** An open menu or a modal dialog has the keys for itself. */
const hasOverlay = () => document.querySelector('[aria-modal="true"], :popover-open') !== null

/** Keys that work while the component is shown, except in fields and below an overlay. Each stands in `lib/keys`. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  // Asked before anybody hears the key: an overlay that closes by it is gone when this does.
  const covered = useRef(false)
  useEffect(() => {
    const look = () => {
      covered.current = hasOverlay()
    }
    window.addEventListener('keydown', look, true)
    return () => window.removeEventListener('keydown', look, true)
  }, [])
  useHotkeys(
    shortcuts.map(({ keys, run }) => [
      keys,
      (event: KeyboardEvent) => {
        if (event.defaultPrevented || covered.current) return
        if (event.key.length === 1 && !singleKeys.on()) return
        event.preventDefault()
        run()
      },
      { preventDefault: false },
    ]),
  )
}
