import { useEffect, useEffectEvent } from 'react'
import { pageInstead, type ShownPage } from './shown-page'

/**
 * Opens the last page where a link leads beyond it, or where its only row has gone.
 * @returns whether it is about to: what is shown then is not nothing, it is on its way
 */
export function useLastPage(shown: ShownPage, onPage: (page: number) => void): boolean {
  const instead = pageInstead(shown)
  const leave = useEffectEvent(onPage)
  useEffect(() => {
    if (instead !== null) leave(instead)
  }, [instead])
  return instead !== null
}
