const lost = new Set<HTMLLinkElement>()
let fetching: Promise<void> | undefined

/** From the start on, notes which style sheets do not arrive. */
export function watchStyles(): void {
  // the error of a link does not bubble, so it is caught on its way down
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
    },
    true,
  )
}

function again(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = () => resolve()
    fresh.onerror = () => reject(new Error(`no style sheet: ${fresh.href}`))
    link.replaceWith(fresh)
  })
}

/**
 * Asks again for the style sheets that did not arrive. The build's own loader asks for each only once: without this, a part
 * that comes at the second try would stand there unstyled.
 */
export function fetchLostStyles(): Promise<void> {
  fetching ??= (async () => {
    const links = [...lost]
    lost.clear()
    await Promise.all(links.map(again))
  })().finally(() => {
    fetching = undefined
  })
  return fetching
}
