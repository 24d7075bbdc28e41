import { useState } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { useShortcuts } from '../../lib/shortcuts'
import { rowAfter } from './row-after'
import type { RowPanel } from './table'

interface Options<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The key of the open row, as the address holds it; empty while the panel is closed. */
  readonly open: string
  /** @param replace replaces the step of the history, so that the back button closes the panel */
  readonly onOpen: (key: string, replace: boolean) => void
}

const linkOf = (key: string) => document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(key)}"]`)
/** The link stands at the end of its row: a table that is scrolled aside stays so. */
const showRow = (link: HTMLElement | null) =>
  (link?.closest('tr') ?? link)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
function focusRow(key: string): boolean {
  const link = linkOf(key)
  link?.focus({ preventScroll: true })
  showRow(link)
  return link !== null
}
const isRowLink = (element: Element | null) => element?.matches('[data-row-link]') ?? false

/** The panel beside a table: which row is open, and the keys that open one, move on and close. Below 900 px there is none. */
export function useRowPanel<Row>({ rows, keyOf, open, onOpen }: Options<Row>) {
  const hasRoom = useMediaQuery('(min-width: 56.25em)', false, { getInitialValueInEffect: false })
  const [asked, setAsked] = useState(0)
  const isOpen = hasRoom && open !== ''
  const step = (by: 1 | -1) => {
    const next = rowAfter(rows.map(keyOf), open, by)
    if (next === undefined) return
    onOpen(next, open !== '')
    if (isRowLink(document.activeElement)) focusRow(next)
    else showRow(linkOf(next))
  }
  const close = () => {
    onOpen('', true)
    if (!focusRow(open)) document.getElementById('content')?.focus({ preventScroll: true })
  }
  useShortcuts([
    ...(hasRoom && rows.length > 0
      ? [
          { keys: 'J', run: () => step(1) },
          { keys: 'K', run: () => step(-1) },
        ]
      : []),
    ...(isOpen ? [{ keys: 'Escape', run: close }] : []),
  ])
  const panel: RowPanel<Row> | undefined = hasRoom
    ? {
        keyOf,
        open,
        onOpen: (key) => {
          setAsked((times) => times + 1)
          onOpen(key, open !== '')
        },
        onMove: isOpen ? (key) => onOpen(key, true) : undefined,
      }
    : undefined
  return { panel, isOpen, shown: { asked, onStep: rows.length === 0 ? undefined : step, onClose: close } }
}
