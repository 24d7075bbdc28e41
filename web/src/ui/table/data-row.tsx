import type { KeyboardEvent, MouseEvent } from 'react'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../layout/link'
import type { DataTableProps } from './table'
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

/** Up, Down, Home and End move the focus between the links of the rows. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('tbody, ul')?.querySelectorAll<HTMLAnchorElement>(ROW_LINK) ?? [])]
  const here = links.findIndex((link) => link === document.activeElement)
  if (here < 0) return
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, next))]?.focus()
}

export function DataRow<Row>({ row, columns, rowHref, rowLabel, marked }: { row: Row } & DataTableProps<Row>) {
  return (
    <tr
      data-linked={rowHref ? true : undefined}
      aria-current={marked?.(row) || undefined}
      onClick={rowHref && followRow}
    >
      {columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
      {rowHref && (
        <td className={classes.end}>
          <Link
            href={rowHref(row)}
            className={classes.go}
            data-row-link
            onKeyDown={moveRowFocus}
            aria-label={rowLabel?.(row)}
          >
            <IconChevronRight size={18} aria-hidden="true" />
          </Link>
        </td>
      )}
    </tr>
  )
}
