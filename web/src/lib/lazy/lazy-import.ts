import { waitForRetry } from '../retry'
import { newVersion } from './new-version'

interface Loaded<T> {
  readonly value: T
}
type State<T> = 'waiting' | 'missing' | Loaded<T>

export interface LazyImport<T> {
  readonly state: () => State<T>
  readonly subscribe: (listener: () => void) => () => void
  /** One attempt, shared by concurrent callers. Resolves when it ends, whether it succeeded or not. */
  readonly once: () => Promise<void>
  /** The same ahead of time: a failure is not kept, so the code is tried again when it is needed. */
  readonly preload: () => Promise<void>
  /** Retries until the code is loaded: at once when the network returns, else with growing delays. Undefined when aborted. */
  readonly until: (signal?: AbortSignal) => Promise<T | undefined>
  /** The same without an end. */
  readonly get: () => Promise<T>
}

/**
 * Code that is loaded when it is needed. Every `import()` of the pages uses this, so that a lost network or a new version on
 * the server is handled in one way: the failure is not cached, and the import is retried.
 */
export function lazyImport<T>(load: () => Promise<T>): LazyImport<T> {
  let state: State<T> = 'waiting'
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function setState(next: State<T>): void {
    state = next
    for (const listener of listeners) listener()
  }
  async function attempt(): Promise<void> {
    try {
      const value = await load()
      setState({ value })
    } catch {
      setState('missing')
    }
  }
  function once(): Promise<void> {
    if (typeof state === 'object') return Promise.resolve()
    loading ??= attempt().finally(() => {
      loading = undefined
    })
    return loading
  }
  /** When nothing shows the failure any more, the next use starts again. */
  function forget(): void {
    if (state === 'missing' && listeners.size === 0) state = 'waiting'
  }
  async function until(signal?: AbortSignal): Promise<T | undefined> {
    for (let failures = 1; !signal?.aborted; failures += 1) {
      await once()
      if (typeof state === 'object') return state.value
      void newVersion.check()
      failures = await waitForRetry(failures, signal)
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
