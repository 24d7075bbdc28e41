/**
 * For what a driver's page asks beside what every phone keeps. Without a network it fails, which the page can say, instead of waiting
 * for one behind a skeleton; when the network returns it is asked again. The office's tables wait and say so by themselves.
 */
export const SAYS_OFFLINE = { networkMode: 'always', refetchOnReconnect: true } as const
