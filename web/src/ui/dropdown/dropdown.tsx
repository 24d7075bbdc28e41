import { useId, useRef, useState, type ReactNode, type Ref, type ToggleEvent } from 'react'
import { positionPanel, type Side } from './position-panel'
import classes from './dropdown.module.css'

export interface TargetProps {
  ref: Ref<HTMLButtonElement>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'menu' | 'dialog'
}

interface Props {
  /** Renders the button that opens it, with these props. */
  target: (props: TargetProps) => ReactNode
  /** The accessible name of the panel. */
  label: string
  /** The content is rendered only while it is open. `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode
  side?: Side
  width?: number
  /** As a menu: opening focuses its first entry, and arrow keys move the focus. */
  menu?: boolean
}

/** Uses the browser's popover: top layer, closes on Escape and on outside clicks, and needs no library. */
export function Dropdown({ target, label, children, side = 'start', width, menu = false }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    if (button.current) positionPanel(event.currentTarget, button.current, side)
    setOpened(true)
  }
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    // Only now, because the browser returns the focus while the content still exists.
    if (event.newState !== 'open') return setOpened(false)
    const first = event.currentTarget.querySelector<HTMLElement>('[data-autofocus], [role="menuitem"], input, button')
    first?.focus({ preventScroll: true })
  }
  return (
    <>
      {target({
        ref: button,
        popoverTarget: id,
        'aria-expanded': opened,
        'aria-haspopup': menu ? 'menu' : 'dialog',
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={menu ? 'menu' : 'dialog'}
        aria-label={label}
        className={classes.panel}
        style={{ width }}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {opened && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
