/** Where a row runs. `two processes` are two servers on one PostgreSQL. */
export type Lane = 'PGlite' | 'PostgreSQL' | 'two processes'

/** The machine lacks what a row needs. */
export class NotRun extends Error {}
