const failed = new Set<HTMLLinkElement>()
let reloading: Promise<void> | undefined

/** Records which style sheets fail to load. To be called at the start. */
export function trackFailedStyles(): void {
  // errors of links do not bubble, so they are caught in the capture phase
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    true,
  )
}

function reload(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = () => resolve()
    fresh.onerror = () => reject(new Error(`no style sheet: ${fresh.href}`))
    link.replaceWith(fresh)
  })
}

/**
 * Loads the style sheets again that failed. The bundler's loader requests each only once: without this, code that loads at
 * the second attempt would be unstyled.
 */
export function reloadFailedStyles(): Promise<void> {
  reloading ??= (async () => {
    const links = [...failed]
    failed.clear()
    await Promise.all(links.map(reload))
  })().finally(() => {
    reloading = undefined
  })
  return reloading
}
