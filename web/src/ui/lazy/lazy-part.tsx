import { createElement, use, useEffect, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react'
import { lazyImport } from '../../lib/lazy/lazy-import'
import { MissingPart } from './missing-part'

type Module<N extends string> = Readonly<Record<N, ComponentType<never>>>
type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never

/** What stands in the place of code that could not be fetched; it is given the props of the part as well. */
type Missing<P> = ComponentType<P & { onRetry: () => void }>

interface LazyPart<P> extends FunctionComponent<P> {
  preload: () => Promise<void>
}

/**
 * A component whose code comes when it is first shown; its place waits in `Suspense` meanwhile. When the code can't be
 * fetched, the place says so and the page around it stands; it is tried again by itself until it comes.
 * @param Stand what says so; `MissingDialog` for dialogs
 */
export function lazyPart<N extends string, M extends Module<N>>(
  load: () => Promise<M>,
  name: N,
  Stand: Missing<PropsOf<M[N]>> = MissingPart,
): LazyPart<PropsOf<M[N]>> {
  // The type says which props it takes; the compiler does not follow it through the name.
  return partOf(async () => (await load())[name] as ComponentType<PropsOf<M[N]>>, Stand)
}

function partOf<P extends object>(load: () => Promise<ComponentType<P>>, Stand: Missing<P>): LazyPart<P> {
  const part = lazyImport(load)

  function Awaited(props: P) {
    useEffect(() => {
      const shown = new AbortController()
      void part.until(shown.signal)
      return () => shown.abort()
    }, [])
    return createElement(Stand, { ...props, onRetry: () => void part.once() })
  }
  function Part(props: P) {
    const state = useSyncExternalStore(part.subscribe, part.state)
    if (state === 'waiting') use(part.once())
    const now = part.state()
    return typeof now === 'object' ? createElement(now.value, props) : createElement(Awaited, props)
  }
  return Object.assign(Part, { preload: part.preload })
}
