import { nextTry } from '../next-try'
import { fetchLostStyles } from './lost-styles'
import { newVersion } from './new-version'

interface Here<T> {
  readonly value: T
}
type State<T> = 'waiting' | 'missing' | Here<T>

export interface LazyImport<T> {
  readonly state: () => State<T>
  readonly subscribe: (listener: () => void) => () => void
  /** One try, shared by all who ask meanwhile. Resolves when it is over, whether the code arrived or not. */
  readonly once: () => Promise<void>
  /** The same ahead of time: a failure is forgotten, whoever needs the code tries again. */
  readonly preload: () => Promise<void>
  /** Tries until the code is here: at once when the network returns, else after growing waits. Undefined when given up. */
  readonly until: (signal?: AbortSignal) => Promise<T | undefined>
  /** The same for whoever never gives up. */
  readonly get: () => Promise<T>
}

/**
 * Code that comes when it is needed. Every `import()` of the pages goes through here, so that a lost network or a new version
 * on the server is met in one way: the failure is not remembered, the import is tried again by itself.
 */
export function lazyImport<T>(load: () => Promise<T>): LazyImport<T> {
  let state: State<T> = 'waiting'
  let trying: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function become(next: State<T>): void {
    state = next
    for (const listener of listeners) listener()
  }
  async function attempt(): Promise<void> {
    try {
      await fetchLostStyles()
      const value = await load()
      become({ value })
    } catch {
      become('missing')
    }
  }
  function once(): Promise<void> {
    if (typeof state === 'object') return Promise.resolve()
    trying ??= attempt().finally(() => {
      trying = undefined
    })
    return trying
  }
  /** Nobody shows that it is missing any more: the next who needs it begins anew. */
  function forget(): void {
    if (state === 'missing' && listeners.size === 0) state = 'waiting'
  }
  async function until(signal?: AbortSignal): Promise<T | undefined> {
    for (let failures = 1; !signal?.aborted; failures += 1) {
      await once()
      if (typeof state === 'object') return state.value
      void newVersion.look()
      failures = await nextTry(failures, signal)
    }
    return undefined
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        forget()
      }
    },
    once,
    preload: () => once().then(forget),
    until,
    get: async () => (await until()) as T,
  }
}
