/** The corner where toasts stand: their width with the margin, and the height of one of three lines. */
const CORNER = { width: 456, height: 136 }

let pressed: Element | null = null

const notePressed = ({ target }: Event) => {
  pressed = target instanceof Element ? target : null
}

/** Follows what is pressed, by mouse, finger or key: browsers send a click for each. @returns what ends it */
export function followPressed(): () => void {
  document.addEventListener('click', notePressed, true)
  return () => document.removeEventListener('click', notePressed, true)
}

/**
 * Where a refusal appears. Whoever is refused wants to press the same button again, and a mouse that rests on it keeps a
 * toast from closing by itself: one that would cover the button appears at the top.
 */
export function refusalPosition(): 'top-center' | undefined {
  if (!pressed?.isConnected) return undefined
  const { left, right, top, bottom } = pressed.getBoundingClientRect()
  const seen = left < innerWidth && top < innerHeight
  return seen && right > innerWidth - CORNER.width && bottom > innerHeight - CORNER.height ? 'top-center' : undefined
}
