import { createElement, use, useEffect, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react'
import { lazyImport } from '../../lib/lazy/lazy-import'
import { MissingPart } from './missing-part'

type Module<N extends string> = Readonly<Record<N, ComponentType<never>>>
type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never

/** Shown instead of code that could not be loaded, with the props of the component. */
type Missing<P> = ComponentType<P & { onRetry: () => void }>

interface LazyPart<P> extends FunctionComponent<P> {
  preload: () => Promise<void>
}

/**
 * A component whose code is loaded when it is first rendered, which suspends meanwhile. If loading fails, a fallback is shown
 * in its place while loading is retried.
 * @param Fallback `MissingDialog` for dialogs
 */
export function lazyPart<N extends string, M extends Module<N>>(
  load: () => Promise<M>,
  name: N,
  Fallback: Missing<PropsOf<M[N]>> = MissingPart,
): LazyPart<PropsOf<M[N]>> {
  // M has a component under this name; the compiler cannot infer its props through the generic index.
  return partOf(async () => (await load())[name] as ComponentType<PropsOf<M[N]>>, Fallback)
}

/** Suspends. A component of its own, because whoever waited has to call `use` again afterwards, which `Part` no longer does. */
function Waiting({ ended }: { ended: Promise<void> }): null {
  use(ended)
  return null
}

function partOf<P extends object>(load: () => Promise<ComponentType<P>>, Fallback: Missing<P>): LazyPart<P> {
  const part = lazyImport(load)

  function Retrying(props: P) {
    useEffect(() => {
      const shown = new AbortController()
      void part.until(shown.signal)
      return () => shown.abort()
    }, [])
    return createElement(Fallback, { ...props, onRetry: () => void part.once() })
  }
  function Part(props: P) {
    const state = useSyncExternalStore(part.subscribe, part.state)
    if (state === 'waiting') return createElement(Waiting, { ended: part.once() })
    return typeof state === 'object' ? createElement(state.value, props) : createElement(Retrying, props)
  }
  return Object.assign(Part, { preload: part.preload })
}
