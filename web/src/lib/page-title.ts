import { useEffect, type RefObject } from 'react'

const PRODUCT = 'Volant'

function showTitle(name: string | null | undefined) {
  document.title = name ? `${name} · ${PRODUCT}` : PRODUCT
  return () => {
    document.title = PRODUCT
  }
}

/** The window's title, in the language of the page and for as long as it stands. */
export function usePageTitle(name: string): void {
  useEffect(() => showTitle(name), [name])
}

/** The same, read off a heading whatever it is made of. */
export function usePageTitleOf(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => showTitle(heading.current?.textContent))
}
