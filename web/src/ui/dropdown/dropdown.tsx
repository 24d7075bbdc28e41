import { useId, useRef, useState, type ReactNode, type Ref, type ToggleEvent } from 'react'
import { place, type Side } from './place'
import classes from './dropdown.module.css'

export interface TargetProps {
  ref: Ref<HTMLButtonElement>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'menu' | 'dialog'
}

interface Props {
  /** The button that opens it; spreads what it is given. */
  target: (props: TargetProps) => ReactNode
  /** What the panel says it is to those who do not see it. */
  label: string
  /** The content exists only while it is open. `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
  side?: Side
  width?: number
  /** A menu takes the focus to its first entry and walks with the arrows. */
  menu?: boolean
}

/** The browser's own popover: top layer, closes on Escape and outside, and weighs nothing. */
export function Dropdown({ target, label, children, side = 'start', width, menu = false }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    if (button.current) place(event.currentTarget, button.current, side)
    setOpened(true)
  }
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    // Emptied only now: the browser gives the focus back from what is still there.
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
