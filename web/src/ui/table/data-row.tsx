import type { KeyboardEvent, MouseEvent } from 'react'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../layout/link'
import type { DataTableProps, RowPanel } from './table'
import classes from './data-table.module.css'

const ROW_LINK = 'a[data-row-link]'

/** A click anywhere on the row follows its link, unless it hit a control or ended a text selection. */
function followRow(event: MouseEvent<HTMLElement>) {
  const hit = event.target as HTMLElement
  // The dialog of a row is drawn elsewhere, but its clicks come by here.
  if (!event.currentTarget.contains(hit)) return
  if (hit.closest('a, button, input, label, [role="menuitem"]') || window.getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  const link = event.currentTarget.querySelector<HTMLAnchorElement>(ROW_LINK)
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

/** Up, Down, Home and End move the focus between the links of the rows. @returns the link that has it now */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): HTMLAnchorElement | undefined {
  const links = [...(event.currentTarget.closest('tbody, ul')?.querySelectorAll<HTMLAnchorElement>(ROW_LINK) ?? [])]
  const here = links.findIndex((link) => link === document.activeElement)
  if (here < 0) return undefined
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
  if (next === undefined) return undefined
  event.preventDefault()
  const link = links[Math.min(links.length - 1, Math.max(0, next))]
  link?.focus()
  return link
}

/** A plain click opens the panel; with a key held it follows the link, into another tab for instance. */
export function openBeside<Row>(event: MouseEvent<HTMLElement>, panel: RowPanel<Row>, row: Row) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  panel.onOpen(panel.keyOf(row))
}

export function DataRow<Row>(props: { row: Row } & DataTableProps<Row>) {
  const { row, columns, rowHref, rowLabel, panel } = props
  const isOpen = panel !== undefined && panel.keyOf(row) === panel.open
  return (
    <tr
      data-linked={rowHref ? true : undefined}
      aria-current={isOpen || props.marked?.(row) || undefined}
      onClick={rowHref && followRow}
    >
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-priority={column.priority} data-pinned={column.pinned}>
          {column.cell(row)}
        </td>
      ))}
      {rowHref && (
        <td className={classes.end}>
          <Link
            href={rowHref(row)}
            className={classes.go}
            data-row-link={panel?.keyOf(row) ?? true}
            onClick={panel && ((event) => openBeside(event, panel, row))}
            onKeyDown={(event) => {
              const to = moveRowFocus(event)?.dataset.rowLink
              if (to) panel?.onMove?.(to)
            }}
            aria-label={rowLabel?.(row)}
          >
            <IconChevronRight size={18} aria-hidden="true" />
          </Link>
        </td>
      )}
    </tr>
  )
}
