import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

/** One line of the list under a field. */
export interface Option {
  readonly key: string
  readonly content: ReactNode
  /** Whether it leads somewhere, and so can be opened in a new tab. */
  readonly href?: string
}

export interface OptionGroup<O extends Option = Option> {
  readonly key: string
  readonly label: string
  readonly options: readonly O[]
}

type Chosen = Pick<MouseEvent | KeyboardEvent, 'ctrlKey' | 'metaKey'>

/**
 * A field with a list under it, of which one option is active while the focus stays in the field. The first is, until another
 * is chosen with the arrow keys or the mouse. Enter before the options belong to the text waits for those that do.
 * @param onChoose hears whether a new tab is wanted: Ctrl or ⌘ was held
 * @param waiting whether the options are still those of a former text
 */
export function useOptions<O extends Option>(
  groups: readonly OptionGroup<O>[],
  onChoose: (option: O, inNewTab: boolean) => void,
  waiting: boolean,
) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [held, setHeld] = useState<Chosen>()
  const options = groups.flatMap((group) => group.options)
  const picked = options.findIndex(({ key }) => key === chosen)
  const at = Math.max(picked, 0)
  const active = options[at]
  const idOf = (option: O) => `${id}-${option.key}`
  const move = (by: number) => {
    const next = options[(at + by + options.length) % options.length]
    if (!next) return
    setHeld(undefined)
    setChosen(next.key)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (option: O, { ctrlKey, metaKey }: Chosen) => onChoose(option, ctrlKey || metaKey)
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: (event) => {
      // who picked a line has seen it
      if (waiting && picked < 0) setHeld({ ctrlKey: event.ctrlKey, metaKey: event.metaKey })
      else if (active) choose(active, event)
    },
  }
  const release = useEffectEvent((keysHeld: Chosen) => {
    setHeld(undefined)
    if (active) choose(active, keysHeld)
  })
  useEffect(() => {
    if (!held || waiting) return
    // a task of its own, because what is chosen may close the list at once, which an effect may not
    const timer = setTimeout(() => release(held))
    return () => clearTimeout(timer)
  }, [held, waiting])
  return {
    groups,
    active,
    idOf,
    listId: `${id}-list`,
    choose,
    activate: (option: O) => setChosen(option.key),
    /** Back to the first, as after another text was typed. */
    reset: () => {
      setChosen(undefined)
      setHeld(undefined)
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': options.length > 0,
      'aria-controls': options.length > 0 ? `${id}-list` : undefined,
      'aria-activedescendant': active && idOf(active),
      autoComplete: 'off',
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.nativeEvent.isComposing ? undefined : keys[event.key]
        if (!act) return
        event.preventDefault()
        act(event)
      },
    },
  }
}

export type Options<O extends Option> = ReturnType<typeof useOptions<O>>
