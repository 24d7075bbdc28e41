/**
 * Where a row runs. `two processes` are two servers on one PostgreSQL, `PID namespaces` servers on the embedded database that do not
 * see each other's processes.
 */
export type Lane = 'PGlite' | 'PID namespaces' | 'PostgreSQL' | 'two processes'

export const isEmbedded = (lane: Lane) => lane === 'PGlite' || lane === 'PID namespaces'

/** The machine lacks what a row needs. */
export class NotRun extends Error {}
