import { useEffect, useRef, type KeyboardEvent } from 'react'

/**
 * Makes one stop of the Tab key of many controls that belong together: Left, Right, Home and End move among them. The stop is the
 * control that was focused last, at first the one of the open page, else the first.
 * @param items selects the controls inside the element
 */
export function useRovingFocus<E extends HTMLElement>(items: string) {
  const ref = useRef<E>(null)
  const last = useRef<Element>(null)
  const all = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>(items) ?? [])].filter((item) => item.checkVisibility())
  const stopAt = (stop: Element | undefined) => {
    for (const item of all()) item.tabIndex = item === stop ? 0 : -1
  }
  // after each rendering: controls come and go
  useEffect(() => {
    const found = all()
    const known = found.find((item) => item === last.current)
    stopAt(known ?? found.find((item) => item.ariaCurrent === 'page') ?? found[0])
  })
  return {
    ref,
    onFocus: ({ target }: { readonly target: Element }) => {
      if (!target.matches(items)) return
      last.current = target
      stopAt(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const found = all()
      const here = found.findIndex((item) => item === event.target)
      if (here < 0) return
      const next = {
        ArrowRight: (here + 1) % found.length,
        ArrowLeft: (here - 1 + found.length) % found.length,
        Home: 0,
        End: found.length - 1,
      }[event.key]
      if (next === undefined) return
      event.preventDefault()
      found[next]?.focus()
    },
  }
}
