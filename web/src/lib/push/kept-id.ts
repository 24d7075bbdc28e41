const KEY = 'volant.push'

/** The server's id of this browser's subscription: it goes with the session, as everything beside it in this storage does. */
export const keptSubscription = {
  id: () => localStorage.getItem(KEY),
  keep: (id: string) => localStorage.setItem(KEY, id),
  forget: () => localStorage.removeItem(KEY),
}
