import { useEffect, type RefObject } from 'react'

const PRODUCT = 'Volant'

function showTitle(name: string | null | undefined) {
  document.title = name ? `${name} · ${PRODUCT}` : PRODUCT
  return () => {
    document.title = PRODUCT
  }
}

/** Sets the document's title while the component is mounted. */
export function usePageTitle(name: string): void {
  useEffect(() => showTitle(name), [name])
}

/** The same with the text of a heading. */
export function usePageTitleOf(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => showTitle(heading.current?.textContent))
}
