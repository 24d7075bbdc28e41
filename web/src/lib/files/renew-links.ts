/** For what shows links to files: each lasts five minutes at least, and is asked for anew before. */
export const RENEWS_LINKS = { refetchInterval: 240_000 } as const
