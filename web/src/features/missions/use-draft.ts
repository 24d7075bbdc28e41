import { useRef, useState } from 'react'
import { outbox } from './outbox/outbox'

/**
 * What is typed on a screen and not filed yet. It is kept on this phone letter by letter, because a phone may end the page at any
 * moment, and found again by the same part of the same mission.
 * @returns what is typed, what changes some of it, and what is to be called once it is filed
 */
export function useDraft<T extends object>(missionId: string, part: string, start: () => T) {
  const [typed, setTyped] = useState(() => (outbox.drafts.of(missionId, part) as T | undefined) ?? start())
  const latest = useRef(typed)
  const change = (more: Partial<T> | ((now: T) => Partial<T>)): void => {
    const changed = typeof more === 'function' ? more(latest.current) : more
    latest.current = { ...latest.current, ...changed }
    setTyped(latest.current)
    // where the phone has no room it stays on the screen
    void outbox.drafts.save(missionId, part, latest.current).catch(() => undefined)
  }
  const filed = (): void => void outbox.drafts.remove(missionId, part).catch(() => undefined)
  return [typed, change, filed] as const
}
