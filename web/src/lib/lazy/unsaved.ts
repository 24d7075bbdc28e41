let typed = false
let held = 0

/** Marks the page as having unsaved input. */
function touch(): void {
  typed = true
}

/** What a reload of the page would lose. */
export const unsaved = {
  /** Marks the page at every input. To be called at the start. */
  watch(): void {
    document.addEventListener('input', touch, true)
  },
  touch,
  /** Marks work that a reload would interrupt: an upload, sharing the position. @returns releases it */
  hold(): () => void {
    held += 1
    let ended = false
    return () => {
      if (!ended) held -= 1
      ended = true
    }
  },
  /** To be called on navigation: input of the former page has been saved or discarded. */
  leavePage(): void {
    typed = false
  },
  typed: () => typed,
  held: () => held > 0,
}
