import { useEffect, useRef } from 'react'
import { Link } from './link'
import { useRovingFocus } from './use-roving-focus'
import classes from './tabs.module.css'

export interface TabItem {
  key: string
  label: string
  href: string
  /** Undefined while it loads: its space is reserved, so nothing shifts. */
  count?: number
  /** Shows the count in red when it is not zero. */
  urgent?: boolean
}

interface Props {
  items: readonly TabItem[]
  active: string
  /** The accessible name of the tabs. */
  label: string
  counted?: boolean
}

/** Tabs that are links, one stop of the Tab key; the active one has `aria-current`. */
export function Tabs({ items, active, label, counted = false }: Props) {
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [active])

  return (
    <nav {...useRovingFocus<HTMLElement>('a')} className={classes.tabs} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.key}
          ref={item.key === active ? current : undefined}
          href={item.href}
          className={classes.tab}
          aria-current={item.key === active ? 'page' : undefined}
        >
          {item.label}
          {counted && (
            <span className={classes.count} data-urgent={(item.urgent && (item.count ?? 0) > 0) || undefined}>
              {item.count ?? '–'}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
