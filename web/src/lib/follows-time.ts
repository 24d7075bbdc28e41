/**
 * For what time alone changes, without a hint: what becomes an alert, verdicts, arrivals. A page that nobody sees asks for
 * nothing, and for whoever is back the next turn does.
 */
export const FOLLOWS_TIME = { refetchInterval: 60_000 } as const
