/** The edge of the button with which the panel is aligned. */
export type Side = 'start' | 'end'

const GAP = 6
/** With fewer pixels below the button the panel opens upwards, if there is more room. */
const MIN_SPACE_BELOW = 300

/** Positions the panel in the coordinates of the page, so that it scrolls with its button. */
export function positionPanel(panel: HTMLElement, button: HTMLElement, side: Side): void {
  const box = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - box.bottom
  const up = below < MIN_SPACE_BELOW && box.top > below
  panel.style.top = up ? 'auto' : `${box.bottom + window.scrollY + GAP}px`
  panel.style.bottom = up ? `${clientHeight - box.top - window.scrollY + GAP}px` : 'auto'
  panel.style.left = side === 'start' ? `${box.left + window.scrollX}px` : 'auto'
  panel.style.right = side === 'end' ? `${clientWidth - box.right - window.scrollX}px` : 'auto'
}
