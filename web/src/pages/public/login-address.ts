import { useSyncExternalStore } from 'react'
import { oneOf, parseSearch, searchParams, stringifySearch, text } from '../../lib/search'

const params = searchParams({ next: text(2000), step: oneOf(['1', '2'], undefined) })

type Step = '1' | '2' | undefined

/** @param search as it stands in the address */
export const readAddress = (search: string) => params.validate(parseSearch(search))

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** Where to go after the sign-in. */
export const nextPage = (): string => readAddress(window.location.search).next

/** The step of a forgotten password, in the address; without a router. The page is drawn without one. */
export function useForgottenStep(): readonly [step: Step, setStep: (step: Step) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const setStep = (step: Step) => {
    const { next } = readAddress(window.location.search)
    window.history.replaceState(null, '', window.location.pathname + stringifySearch({ next, step }))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return [readAddress(search).step, setStep]
}
