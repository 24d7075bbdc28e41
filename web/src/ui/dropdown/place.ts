/** Which edge of the button the panel keeps to. */
export type Side = 'start' | 'end'

const GAP = 6
/** Below this many pixels under the button the panel opens upwards, where there is more room. */
const LOW = 300

/** Puts the panel beside its button, in the coordinates of the page, so that both scroll together. */
export function place(panel: HTMLElement, button: HTMLElement, side: Side): void {
  const box = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - box.bottom
  const up = below < LOW && box.top > below
  panel.style.top = up ? 'auto' : `${box.bottom + window.scrollY + GAP}px`
  panel.style.bottom = up ? `${clientHeight - box.top - window.scrollY + GAP}px` : 'auto'
  panel.style.left = side === 'start' ? `${box.left + window.scrollX}px` : 'auto'
  panel.style.right = side === 'end' ? `${clientWidth - box.right - window.scrollX}px` : 'auto'
}
