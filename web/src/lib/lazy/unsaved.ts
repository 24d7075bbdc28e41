let typed = false
let held = 0

/** Something was entered on this page that a reload would lose. */
function touch(): void {
  typed = true
}

/** What a reload of the page would lose. */
export const unsaved = {
  /** From the start on, notes when something is typed. */
  watch(): void {
    document.addEventListener('input', touch, true)
  },
  touch,
  /** Work is under way that a reload would cut: an upload, the sharing of a position. @returns ends it */
  hold(): () => void {
    held += 1
    let ended = false
    return () => {
      if (!ended) held -= 1
      ended = true
    }
  },
  /** Another page is open now, what was entered on the last one has been saved or given up. */
  leavePage(): void {
    typed = false
  },
  typed: () => typed,
  held: () => held > 0,
}
