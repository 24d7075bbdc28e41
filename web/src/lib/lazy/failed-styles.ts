const failed = new Map<string, HTMLLinkElement>()
const reloading = new Map<string, Promise<void>>()

/** Records which style sheets fail to load. To be called at the start. */
export function trackFailedStyles(): void {
  // errors of links do not bubble, so they are caught in the capture phase
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.set(target.href, target)
    },
    true,
  )
}

/** The addresses of the style sheets that are missing now. */
export const failedStyles = (): readonly string[] => [...failed.keys()]

function reload(href: string, link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = link.cloneNode() as HTMLLinkElement
    fresh.onload = () => {
      failed.delete(href)
      resolve()
    }
    fresh.onerror = () => reject(new Error(`no style sheet: ${href}`))
    link.replaceWith(fresh)
  })
}

/**
 * Loads these style sheets again, those of them that are still missing. The bundler's loader requests each only once: without
 * this, code that loads at the second attempt would be unstyled.
 */
export async function reloadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs.map(async (href) => {
      const link = failed.get(href)
      if (!link) return
      const running = reloading.get(href) ?? reload(href, link).finally(() => reloading.delete(href))
      reloading.set(href, running)
      await running
    }),
  )
}
