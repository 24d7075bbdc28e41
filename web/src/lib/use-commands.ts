import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react'

/** Something that can be done from the command bar: it leads somewhere or runs. */
export interface Command {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly href?: string
  readonly run?: () => void
}

export interface CommandGroup {
  readonly key: string
  readonly label: string
  readonly commands: readonly Command[]
}

const registered = new Map<string, CommandGroup>()
const listeners = new Set<() => void>()
let shown: readonly CommandGroup[] = []

function tell() {
  shown = [...registered.values()]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Offers these in the command bar while the component is shown, e.g. the actions of the delivery that is open. */
export function useCommands(group: Omit<CommandGroup, 'key'>): void {
  const key = useId()
  // after each rendering, because what a command runs changes with it
  useEffect(() => {
    registered.set(key, { ...group, key })
    tell()
  })
  useEffect(
    () => () => {
      registered.delete(key)
      tell()
    },
    [key],
  )
}

/** What the open pages offer now. */
export function useOfferedCommands(): readonly CommandGroup[] {
  return useSyncExternalStore(subscribe, () => shown)
}
