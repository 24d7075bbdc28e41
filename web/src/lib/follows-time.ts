/**
 * For what time alone changes, without a hint: what becomes an alert, verdicts, arrivals. A page that nobody sees asks for
 * nothing, and asks once it is seen again.
 */
export const FOLLOWS_TIME = { refetchInterval: 60_000 } as const
