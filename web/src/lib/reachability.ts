/** Since when nothing reached the server, in epoch milliseconds; undefined while it does. */
let since: number | undefined
const listeners = new Set<() => void>()

/** Whether the server answers, as the calls themselves find out: what a browser says of its network is half of it. */
export const reachability = {
  offlineSince: () => since,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** To be called for each call, and when the browser says that the network is lost. */
  note(answered: boolean): void {
    if (answered === (since === undefined)) return
    since = answered ? undefined : Date.now()
    for (const listener of listeners) listener()
  },
}
